import { Fragment, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice.module.css'
import { FieldError } from './field.tsx'

export type Choice<Value extends string> = {
  value: Value
  label: ReactNode
  detail?: ReactNode
  aside?: ReactNode
  /** Under the choice while it is the chosen one: what it asks for. */
  below?: ReactNode
  disabled?: boolean
}

type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  hideLegend?: boolean
  name?: string
  options: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** Framed cards instead of plain lines. */
  cards?: boolean
  required?: boolean
  error?: ReactNode
  className?: string
}

/** One of several; arrow keys move, as the system does it. */
export const RadioGroup = <Value extends string>({
  legend,
  hideLegend,
  name,
  options,
  value,
  onChange,
  cards,
  required,
  error,
  className,
}: RadioGroupProps<Value>) => {
  const made = useId()
  return (
    <fieldset className={className} aria-describedby={error ? `${made}-error` : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>
        {legend}
        {required && (
          <span className={styles.star} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      <div className={styles.group}>
        {options.map((option) => (
          <Fragment key={option.value}>
            <label className={classNames(styles.choice, cards && styles.card)}>
              <input
                type="radio"
                className={styles.control}
                name={name ?? made}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.text}>
                <span>{option.label}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </span>
              {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
            </label>
            {option.below && option.value === value && <div className={styles.below}>{option.below}</div>}
          </Fragment>
        ))}
      </div>
      <FieldError id={`${made}-error`}>{error}</FieldError>
    </fieldset>
  )
}
