// @chunk amounts
import type { FocusEvent, KeyboardEvent, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { useFieldAttributes } from './field-context.ts'
import { parseTypedNumber, stepDown, stepUp } from './step-value.ts'
import styles from './stepper.module.css'

type StepperProps = {
  /** Null while the field is empty. */
  value: number | null
  /** Every typed number is handed on as it is, also above `max`: nothing is clamped (S5.052). */
  onChange: (value: number | null) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  min?: number
  max?: number
  step?: number
  /** Spoken name of the field; leave out inside a `Field`. */
  label?: string
  decreaseLabel: string
  increaseLabel: string
  disabled?: boolean
  invalid?: boolean
  name?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A whole number between − and +. It may be empty while typing (S4.056); what is below 0 is ignored (S5.051). */
export const Stepper = ({
  value,
  onChange,
  min = 0,
  max,
  step = 1,
  label,
  decreaseLabel,
  increaseLabel,
  disabled,
  invalid,
  className,
  ...rest
}: StepperProps) => {
  const field = useFieldAttributes()
  const down = stepDown(value, { min, step })
  const up = stepUp(value, { min, max, step })
  const type = (typed: string) => {
    const next = parseTypedNumber(typed)
    if (next !== undefined && next !== value) onChange(next)
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = event.key === 'ArrowUp' ? up : event.key === 'ArrowDown' ? down : undefined
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (next !== undefined) onChange(next)
  }
  return (
    <div className={classNames(styles.stepper, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label={decreaseLabel}
        disabled={disabled || down === undefined}
        onClick={() => down !== undefined && onChange(down)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        className={styles.input}
        value={value ?? ''}
        aria-label={label}
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={invalid || undefined}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onKeyDown={move}
        {...field}
        {...rest}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={increaseLabel}
        disabled={disabled || up === undefined}
        onClick={() => up !== undefined && onChange(up)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
}
