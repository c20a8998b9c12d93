import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { isPhone } from '../../../../facts/phone.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Field } from '../../ui/index.ts'
import { PhoneInput } from '../form/index.ts'
import { messages } from './messages.ts'

type PhoneFieldProps<Fields extends FieldValues> = {
  control: Control<Fields>
  name: Path<Fields>
  /** For an additional number, which may be left out. */
  optionalLabel?: string
  autoComplete?: string
}

/** A phone number: letters never stay, typed or pasted; 8 to 15 digits [S5.007] [S5.008] [S9.003]. */
export const PhoneField = <Fields extends FieldValues>({
  control,
  name,
  optionalLabel,
  autoComplete = 'tel',
}: PhoneFieldProps<Fields>) => {
  const t = useText()
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (digits: string) => (optionalLabel !== undefined && digits === '') || isPhone(digits),
    },
  })
  return (
    <Field
      label={optionalLabel ?? t(messages.phone)}
      required={optionalLabel === undefined}
      error={fieldState.error && t(messages.phoneInvalid)}
    >
      <PhoneInput {...field} autoComplete={autoComplete} />
    </Field>
  )
}
