import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { isProblem } from '../../api/problem.ts'
import { Form } from '../form/index.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { Button, Checkbox } from '../../ui/index.ts'
import { emptyRegistration } from './empty-registration.ts'
import { emailRule, EmailField, filledRule, NameField } from './fields.tsx'
import { messages } from './messages.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { textParts } from './text-parts.tsx'
import { useRegistrationDraft } from './use-registration-draft.ts'
import { useRegister } from './use-sign-in.ts'

type RegisterFormProps = { email?: string | undefined; onDone: () => void; signIn: ReactNode }
type Fields = typeof emptyRegistration

const registrationProblem = (error: unknown) => {
  if (isProblem(error, 'login-already-in-use')) return messages.inUse
  return isProblem(error, 429) ? messages.tooMany : messages.failed
}

/** Name, mail, phone, password with its live checklist, terms and marketing (S2.089–S2.095, S5.004–S5.017). */
export const RegisterForm = ({ email = '', onDone, signIn }: RegisterFormProps) => {
  const t = useText()
  const create = useRegister()
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { ...emptyRegistration, email } })
  const { register, handleSubmit, formState, control } = form
  const { errors, isValid } = formState
  const draft = useRegistrationDraft(form)
  const send = (fields: Fields) =>
    create.mutate(
      { ...fields, email: fields.email.trim() },
      {
        onSuccess: () => {
          draft.forget()
          onDone()
        },
      },
    )
  return (
    <Form onSubmit={handleSubmit(send)} error={create.isError && t(registrationProblem(create.error))}>
      <NameField data-autofocus="" error={errors.firstName} {...register('firstName', filledRule)} />
      <NameField error={errors.lastName} {...register('lastName', filledRule)} />
      <EmailField
        autoComplete="email"
        error={errors.email && t(messages.emailInvalid)}
        {...register('email', emailRule)}
      />
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
    </Form>
  )
}
