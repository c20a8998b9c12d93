import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> & {
  label: ReactNode
  detail?: ReactNode
  /** Text at the end of the line, such as a count. */
  aside?: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A box to tick; the whole line can be pressed. */
export const Checkbox = ({
  label,
  detail,
  aside,
  error,
  required,
  className,
  id,
  ...rest
}: CheckboxProps) => {
  const made = useId()
  const control = id ?? made
  return (
    <div className={className}>
      <label className={styles.choice} htmlFor={control}>
        <input
          type="checkbox"
          id={control}
          className={styles.control}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
          {...rest}
        />
        <span className={styles.text}>
          <span>
            {label}
            {required && (
              <span className={styles.star} aria-hidden>
                {' *'}
              </span>
            )}
          </span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {aside !== undefined && <span className={classNames(styles.aside)}>{aside}</span>}
      </label>
      <FieldError id={`${control}-error`}>{error}</FieldError>
    </div>
  )
}
