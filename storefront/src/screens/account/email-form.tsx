import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import {
  accountProblem,
  emailRule,
  customerMessages,
  EmailField,
  PasswordField,
  useAskEmailChange,
  Username,
} from '../../features/customer/index.ts'
import { Form } from '../../features/form/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Stack } from '../../ui/index.ts'
import { FormActions } from './form-actions.tsx'
import { messages } from './messages.ts'

type EmailFormProps = { login: string; onCancel: () => void }

/** Another mail address: the password shows that its owner asks, the mailed link that the address is theirs. */
export const EmailForm = ({ login, onCancel }: EmailFormProps) => {
  const t = useText()
  const change = useAskEmailChange()
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email: '', currentPassword: '' },
  })
  const { errors, isValid } = formState
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (change.isSuccess) done.current?.focus()
  }, [change.isSuccess])
  if (change.isSuccess)
    return (
      <Stack gap={4}>
        <Alert tone="success">{t(messages.emailAsked, { email: change.variables.email })}</Alert>
        <div>
          <Button ref={done} variant="secondary" onClick={onCancel}>
            {t(messages.understood)}
          </Button>
        </div>
      </Stack>
    )
  return (
    <Form
      onSubmit={handleSubmit((values) => change.mutate({ ...values, email: values.email.trim() }))}
      error={change.isError && t(accountProblem(change.error))}
    >
      <EmailField
        label={t(messages.newEmail)}
        autoComplete="email"
        error={errors.email && t(customerMessages.emailInvalid)}
        {...register('email', emailRule)}
      />
      <Username value={login} />
      <PasswordField
        label={t(messages.currentPassword)}
        error={errors.currentPassword && t(customerMessages.passwordRequired)}
        {...register('currentPassword', { required: true })}
      />
      <FormActions
        valid={isValid}
        pending={change.isPending}
        onCancel={onCancel}
        label={t(messages.sendLink)}
      />
    </Form>
  )
}
