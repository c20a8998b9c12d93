import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { checkPassword } from '../../../../facts/password.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { PasswordField } from './fields.tsx'
import { messages } from './messages.ts'
import { PasswordChecklist } from './password-checklist.tsx'

type NewPasswordFieldProps<Fields extends FieldValues> = {
  control: Control<Fields>
  name: Path<Fields>
  label: string
}

/** A password to choose, with its rules ticked while typing and the first broken one as message [S5.009–S5.014]. */
export const NewPasswordField = <Fields extends FieldValues>({
  control,
  name,
  label,
}: NewPasswordFieldProps<Fields>) => {
  const t = useText()
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value: string) => checkPassword(value).length === 0 },
  })
  const value: string = field.value
  const [failed] = checkPassword(value)
  const message = value === '' || !failed ? messages.passwordMissing : messages[failed]
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        error={fieldState.error && t(message)}
        {...field}
      />
      <PasswordChecklist value={value} />
    </>
  )
}
