import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './button.module.css'
import { Icon, type IconName } from './icon.tsx'

type Kind = 'plain' | 'main' | 'stop' | 'quiet'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `main`: the next step, one on a screen. `stop`: cannot be taken back. */
  kind?: Kind
  icon?: IconName
  /** Under way: it shows so, and takes no second press. */
  isBusy?: boolean
  size?: 'large'
  children?: ReactNode
}

export const Button = ({ kind = 'plain', icon, isBusy, size, children, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(styles.button, styles[kind], size && styles[size], rest.className)}
    data-kind={kind}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
  >
    {isBusy ? <span className={styles.spinner} /> : icon && <Icon name={icon} />}
    {children}
  </button>
)

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon'> & { icon: IconName; label: string }

/** A button that is a drawing; its label is read aloud and shown when pointed at. */
export const IconButton = ({
  icon,
  label,
  kind = 'quiet',
  isBusy: _busy,
  size,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    title={label}
    aria-label={label}
    {...rest}
    className={classNames(styles.button, styles[kind], styles.square, size && styles[size], rest.className)}
  >
    <Icon name={icon} />
  </button>
)
