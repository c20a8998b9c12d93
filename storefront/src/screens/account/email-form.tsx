import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { isEmail } from '../../../../facts/email.ts'
import {
  accountProblem,
  customerMessages,
  keepFocus,
  useAskEmailChange,
} from '../../features/customer/index.ts'
import { RequiredNote } from '../../features/form/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, PasswordInput, Stack, TextInput } from '../../ui/index.ts'
import { FormActions } from './form-actions.tsx'
import { messages } from './messages.ts'

type EmailFormProps = { email: string; onCancel: () => void }

/** Another mail address: the password shows that its owner asks, the mailed link that the address is theirs. */
export const EmailForm = ({ email, onCancel }: EmailFormProps) => {
  const t = useText()
  const change = useAskEmailChange()
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email, currentPassword: '' },
  })
  const { errors, isValid } = formState
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (change.isSuccess) done.current?.focus()
  }, [change.isSuccess])
  if (change.isSuccess)
    return (
      <Stack gap={4}>
        <RequiredNote />
        <Alert tone="success">{t(messages.emailAsked, { email: change.variables.email })}</Alert>
        <div>
          <Button ref={done} variant="secondary" onClick={onCancel}>
            {t(messages.understood)}
          </Button>
        </div>
      </Stack>
    )
  return (
    <form
      noValidate
      onMouseDown={keepFocus}
      onSubmit={(event) =>
        void handleSubmit((values) => change.mutate({ ...values, email: values.email.trim() }))(event)
      }
    >
      <Stack gap={4}>
        {change.isError && <Alert tone="error">{t(accountProblem(change.error))}</Alert>}
        <Field label={t(messages.newEmail)} required error={errors.email && t(customerMessages.emailInvalid)}>
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            {...register('email', { validate: (value) => isEmail(value.trim()) })}
          />
        </Field>
        <Field
          label={t(messages.currentPassword)}
          required
          error={errors.currentPassword && t(customerMessages.passwordRequired)}
        >
          <PasswordInput
            autoComplete="current-password"
            showLabel={t(customerMessages.showPassword)}
            hideLabel={t(customerMessages.hidePassword)}
            {...register('currentPassword', { required: true })}
          />
        </Field>
        <FormActions
          valid={isValid}
          pending={change.isPending}
          onCancel={onCancel}
          label={t(messages.sendLink)}
        />
      </Stack>
    </form>
  )
}
