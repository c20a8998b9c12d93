import { useForm } from 'react-hook-form'
import {
  accountProblem,
  customerMessages,
  NewPasswordField,
  PasswordField,
  useChangePassword,
  Username,
} from '../../features/customer/index.ts'
import { Form } from '../../features/form/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
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
    <Form
      onSubmit={handleSubmit((values) => change.mutate({ login, ...values }, { onSuccess: onDone }))}
      error={change.isError && t(accountProblem(change.error))}
    >
      <Username value={login} />
      <PasswordField
        label={t(messages.currentPassword)}
        error={errors.currentPassword && t(customerMessages.passwordRequired)}
        {...register('currentPassword', { required: true })}
      />
      <NewPasswordField control={control} name="password" label={t(messages.newPassword)} />
      <FormActions valid={isValid} pending={change.isPending} onCancel={onCancel} />
    </Form>
  )
}
