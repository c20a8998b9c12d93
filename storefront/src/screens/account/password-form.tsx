import { useForm } from 'react-hook-form'
import {
  accountProblem,
  customerMessages,
  keepFocus,
  NewPasswordField,
  useChangePassword,
} from '../../features/customer/index.ts'
import { RequiredNote } from '../../features/form/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Field, PasswordInput, Stack } from '../../ui/index.ts'
import { FormActions } from './form-actions.tsx'
import { messages } from './messages.ts'

type PasswordFormProps = { login: string; onDone: () => void; onCancel: () => void }

/** Another password, with its live checklist. */
export const PasswordForm = ({ login, onDone, onCancel }: PasswordFormProps) => {
  const t = useText()
  const change = useChangePassword()
  const { register, control, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { currentPassword: '', password: '' },
  })
  const { errors, isValid } = formState
  return (
    <form
      noValidate
      onMouseDown={keepFocus}
      onSubmit={(event) =>
        void handleSubmit((values) => change.mutate({ login, ...values }, { onSuccess: onDone }))(event)
      }
    >
      <Stack gap={4}>
        <RequiredNote />
        {change.isError && <Alert tone="error">{t(accountProblem(change.error))}</Alert>}
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
        <NewPasswordField control={control} name="password" label={t(messages.newPassword)} />
        <FormActions valid={isValid} pending={change.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
