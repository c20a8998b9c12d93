import { CheckField } from '../../ui/index.ts'
import styles from './editor.module.css'

type ChipsFieldProps = {
  label: string
  options: readonly { value: string; title: string }[]
  value: readonly string[]
  onChange(value: string[]): void
  disabled?: boolean
  error?: string | undefined
}

/** Some of a few: a box for each, in the order of the options. */
export const ChipsField = ({ label, options, value, onChange, disabled, error }: ChipsFieldProps) => (
  <fieldset className={styles.chips} disabled={disabled}>
    <legend className={styles.legend}>{label}</legend>
    {options.map((option) => (
      <CheckField
        key={option.value}
        label={option.title}
        checked={value.includes(option.value)}
        onChange={({ target }) =>
          onChange(
            options
              .map((one) => one.value)
              .filter((one) => (one === option.value ? target.checked : value.includes(one))),
          )
        }
      />
    ))}
    {error && <p className={styles.error}>{error}</p>}
  </fieldset>
)
