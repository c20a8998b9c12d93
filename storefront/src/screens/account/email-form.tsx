import { useForm } from 'react-hook-form'
import { isEmail } from '../../../../facts/email.ts'
import { accountProblem, customerMessages, keepFocus, useChangeEmail } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Field, PasswordInput, Stack, TextInput } from '../../ui/index.ts'
import { FormActions } from './form-actions.tsx'
import { messages } from './messages.ts'

type EmailFormProps = { email: string; onDone: () => void; onCancel: () => void }

/** Another mail address; the current password shows that it is the owner who asks. */
export const EmailForm = ({ email, onDone, onCancel }: EmailFormProps) => {
  const t = useText()
  const change = useChangeEmail()
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email, currentPassword: '' },
  })
  const { errors, isValid } = formState
  return (
    <form
      noValidate
      onMouseDown={keepFocus}
      onSubmit={(event) =>
        void handleSubmit((values) =>
          change.mutate({ ...values, email: values.email.trim() }, { onSuccess: onDone }),
        )(event)
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
        <FormActions valid={isValid} pending={change.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
