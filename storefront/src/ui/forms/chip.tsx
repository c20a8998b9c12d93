// @chunk goods
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../actions/anchor.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './chip.module.css'

type Shared = {
  chosen?: boolean
  count?: ReactNode
  /** Shows a cross: pressing takes it away. Say so in the label. */
  removable?: boolean
  /** Square corners, for sizes and gauges. */
  square?: boolean
  children: ReactNode
}

const classOf = ({ chosen, square }: Pick<Shared, 'chosen' | 'square'>, className: string | undefined) =>
  classNames(styles.chip, chosen && styles.chosen, square && styles.square, className)

const Content = ({ children, count, removable }: Pick<Shared, 'children' | 'count' | 'removable'>) => (
  <>
    {children}
    {count !== undefined && <span className={styles.count}>{count}</span>}
    {removable && <Icon name="close" size={16} />}
  </>
)

/** A short choice that is on or off. */
export const Chip = ({
  chosen,
  count,
  removable,
  square,
  className,
  children,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & Shared) => (
  <button
    type="button"
    aria-pressed={removable ? undefined : Boolean(chosen)}
    className={classOf({ chosen, square }, className)}
    {...rest}
  >
    <Content count={count} removable={removable}>
      {children}
    </Content>
  </button>
)

type ChipLinkProps = Omit<AnchorProps, 'children'> & Shared

/** The same as a real link, for choices that live in the address. */
export const ChipLink = ({
  chosen,
  count,
  removable,
  square,
  className,
  children,
  ...rest
}: ChipLinkProps) => (
  <Anchor
    aria-current={chosen && !removable ? 'true' : undefined}
    className={classOf({ chosen, square }, className)}
    {...rest}
  >
    <Content count={count} removable={removable}>
      {children}
    </Content>
  </Anchor>
)
