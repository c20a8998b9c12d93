import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { isEmail } from '../../../../facts/email.ts'
import { isProblem } from '../../api/problem.ts'
import { RequiredNote } from '../form/index.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Checkbox, Field, Stack, TextInput } from '../../ui/index.ts'
import { emptyRegistration } from './empty-registration.ts'
import { keepFocus } from './keep-focus.ts'
import { messages } from './messages.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { textParts } from './text-parts.tsx'
import { useRegister } from './use-sign-in.ts'

type RegisterFormProps = { onDone: () => void; signIn: ReactNode }
type Fields = typeof emptyRegistration

const registrationProblem = (error: unknown) => {
  if (isProblem(error, 'login-already-in-use')) return messages.inUse
  return isProblem(error, 429) ? messages.tooMany : messages.failed
}

/** Name, mail, phone, password with its live checklist, terms and marketing (S2.089–S2.095, S5.004–S5.017). */
export const RegisterForm = ({ onDone, signIn }: RegisterFormProps) => {
  const t = useText()
  const create = useRegister()
  const { register, handleSubmit, formState, control } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: emptyRegistration,
  })
  const { errors, isValid } = formState
  const filled = (value: string) => value.trim() !== ''
  const send = (fields: Fields) =>
    create.mutate({ ...fields, email: fields.email.trim() }, { onSuccess: onDone })
  return (
    <form noValidate onMouseDown={keepFocus} onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap={4}>
        {create.isError && <Alert tone="error">{t(registrationProblem(create.error))}</Alert>}
        <RequiredNote />
        <Field
          label={t(messages.firstName)}
          required
          error={errors.firstName && t(messages.firstNameRequired)}
        >
          <TextInput
            autoComplete="given-name"
            data-autofocus=""
            {...register('firstName', { validate: filled })}
          />
        </Field>
        <Field label={t(messages.lastName)} required error={errors.lastName && t(messages.lastNameRequired)}>
          <TextInput autoComplete="family-name" {...register('lastName', { validate: filled })} />
        </Field>
        <Field label={t(messages.email)} required error={errors.email && t(messages.emailInvalid)}>
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            {...register('email', { validate: (value) => isEmail(value.trim()) })}
          />
        </Field>
        <PhoneField control={control} name="phone" />
        <NewPasswordField control={control} name="password" label={t(messages.password)} />
        <Checkbox
          required
          label={<Text of={messages.terms} parts={textParts} />}
          error={errors.acceptsTermsAndConditions && t(messages.termsRequired)}
          {...register('acceptsTermsAndConditions', { required: true })}
        />
        <Checkbox label={t(messages.marketing)} {...register('acceptsMarketing')} />
        <Button
          type="submit"
          wide
          looksDisabled={!isValid}
          pending={create.isPending}
          pendingLabel={t(messages.working)}
        >
          {t(messages.register)}
        </Button>
        {signIn}
      </Stack>
    </form>
  )
}
