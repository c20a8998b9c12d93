import type { ComponentProps, ReactNode } from 'react'
import { isEmail } from '../../../../facts/email.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Field, PasswordInput, TextInput } from '../../ui/index.ts'
import { messages } from './messages.ts'

type FieldMessages = { label?: string; error?: ReactNode }

/** For `register`: a mail address, whatever blanks stand around it. */
export const emailRule = { validate: (value: string) => isEmail(value.trim()) }
/** For `register`: something else than blanks. */
export const filledRule = { validate: (value: string) => value.trim() !== '' }

/** A mail address: `<EmailField autoComplete="email" error={…} {...register('email', emailRule)} />`. */
export const EmailField = ({ label, error, ...input }: FieldMessages & ComponentProps<typeof TextInput>) => {
  const t = useText()
  return (
    <Field label={label ?? t(messages.email)} required error={error}>
      <TextInput type="email" inputMode="email" {...input} />
    </Field>
  )
}

/** A hidden field: password managers learn from it whose password the form is about. */
export const Username = ({ value }: { value: string }) => (
  <input type="text" hidden readOnly autoComplete="username" value={value} />
)

type PasswordFieldProps = FieldMessages &
  Omit<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'>

/** A password, to be shown and hidden; the one in use, unless `autoComplete` says otherwise. */
export const PasswordField = ({ label, error, ...input }: PasswordFieldProps) => {
  const t = useText()
  return (
    <Field label={label ?? t(messages.password)} required error={error}>
      <PasswordInput
        autoComplete="current-password"
        showLabel={t(messages.showPassword)}
        hideLabel={t(messages.hidePassword)}
        {...input}
      />
    </Field>
  )
}

const names = {
  firstName: {
    label: messages.firstName,
    missing: messages.firstNameRequired,
    autoComplete: 'given-name',
  },
  lastName: {
    label: messages.lastName,
    missing: messages.lastNameRequired,
    autoComplete: 'family-name',
  },
} as const

type NameFieldProps = Omit<ComponentProps<typeof TextInput>, 'name'> & {
  name: keyof typeof names
  /** Whether it is missing. */
  error: unknown
}

/** First or last name: `<NameField error={errors.firstName} {...register('firstName', filled)} />`. */
export const NameField = ({ error, ...input }: NameFieldProps) => {
  const t = useText()
  const { label, missing, autoComplete } = names[input.name]
  return (
    <Field label={t(label)} required error={error ? t(missing) : undefined}>
      <TextInput autoComplete={autoComplete} maxLength={100} {...input} />
    </Field>
  )
}
