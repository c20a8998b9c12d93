import type { InputHTMLAttributes, Ref } from 'react'
import { digitsOnly } from '../../../../facts/phone.ts'
import { TextInput } from '../../ui/index.ts'
import { isPhoneKey } from './phone-key.ts'

type PhoneInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'prefix'> & {
  onChange: (digits: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Digits of a telephone: letters never stay, typed or pasted [S5.008]. */
export const PhoneInput = ({ onChange, ...rest }: PhoneInputProps) => (
  <TextInput
    type="tel"
    autoComplete="tel"
    inputMode="numeric"
    {...rest}
    onKeyDown={(event) => {
      if (!isPhoneKey(event)) event.preventDefault()
    }}
    onChange={(event) => onChange(digitsOnly(event.target.value))}
  />
)
