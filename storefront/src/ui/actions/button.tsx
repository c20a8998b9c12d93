import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    icon?: IconName
    /** Work is under way: keeps the width, turns the label into a spinner and swallows further presses. */
    pending?: boolean
    /** Said by screen readers while pending. */
    pendingLabel?: string
    /** Grey but still pressable, so that a press can name what is missing (S5.017). */
    looksDisabled?: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** An action in this page. For a way to another page use `LinkButton`. */
export const Button = ({
  variant,
  size,
  wide,
  icon,
  pending = false,
  pendingLabel,
  looksDisabled = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-disabled={pending || looksDisabled || undefined}
      aria-busy={pending || undefined}
      onClick={press}
      {...rest}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {pending && (
        <span className={styles.busy}>
          <Spinner label={pendingLabel} />
        </span>
      )}
    </button>
  )
}
