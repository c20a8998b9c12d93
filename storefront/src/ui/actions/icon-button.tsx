import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { Anchor, type AnchorProps } from './anchor.tsx'
import styles from './icon-button.module.css'

type Shared = {
  icon: IconName
  /** Spoken name; say the count in it too. */
  label: string
  /** Small figure at the corner; nothing when 0 or absent. */
  count?: number
  /** Paper ground and hairline, for use over pictures. */
  raised?: boolean
  size?: 20 | 24
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> &
  Shared & { pressed?: boolean; ref?: Ref<HTMLButtonElement> }

type IconLinkProps = Omit<AnchorProps, 'children'> & Shared

const Content = ({ icon, count, size }: Pick<Shared, 'icon' | 'count' | 'size'>) => (
  <>
    <Icon name={icon} size={size ?? 24} />
    {count ? (
      <span className={styles.count} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    ) : null}
  </>
)

const classOf = (raised: boolean | undefined, className: string | undefined) =>
  classNames(styles.icon, raised && styles.raised, className)

/** A 44 px button with a drawing and a spoken name; `pressed` makes it a toggle. */
export const IconButton = ({
  icon,
  label,
  count,
  raised,
  size,
  pressed,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={pressed}
    className={classOf(raised, className)}
    {...rest}
  >
    <Content icon={icon} count={count} size={size} />
  </button>
)

/** The same as a link. */
export const IconLink = ({ icon, label, count, raised, size, className, ...rest }: IconLinkProps) => (
  <Anchor aria-label={label} className={classOf(raised, className)} {...rest}>
    <Content icon={icon} count={count} size={size} />
  </Anchor>
)
