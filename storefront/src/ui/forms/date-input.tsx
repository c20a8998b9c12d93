import type { InputHTMLAttributes, Ref } from 'react'
import { useFieldAttributes } from './field-context.ts'
import styles from './input.module.css'

type DateInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

const stops = [2, 4]

/** What was typed or pasted as DD/MM/YYYY, as far as it goes; single digits before a separator get their zero. */
export const dateMask = (text: string, before = ''): string => {
  const padded = text.replace(/(?<!\d)\d(?=\D)/g, (digit) => `0${digit}`)
  const digits = padded.replace(/\D/g, '').slice(0, 8)
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean)
  const growing = text.length > before.length
  return parts.join('/') + (growing && stops.includes(digits.length) ? '/' : '')
}

/** A day as DD/MM/YYYY: one types the digits, the slashes come by themselves (S5.033). */
export const DateInput = ({ value, onChange, ...rest }: DateInputProps) => {
  const field = useFieldAttributes()
  return (
    <input
      type="text"
      inputMode="numeric"
      maxLength={10}
      className={styles.input}
      {...field}
      {...rest}
      value={value}
      onChange={(event) => onChange(dateMask(event.target.value, value))}
    />
  )
}
