import { useForm } from 'react-hook-form'
import { problemMessage } from '../../api/problem-message.ts'
import {
  accountProblem,
  customerMessages,
  EmailField,
  PasswordField,
  useSignOut,
} from '../../features/customer/index.ts'
import { Form } from '../../features/form/index.ts'
import { isProblem } from '../../api/problem.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Dialog, Row } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { privacyMessages as texts } from './privacy-messages.ts'
import { useCloseAccount } from './use-own-data.ts'

type CloseAccountDialogProps = { email: string; hasPassword: boolean; onClose: () => void }

const problemOf = (error: unknown) =>
  isProblem(error, 'update-password') || isProblem(error, 429)
    ? accountProblem(error)
    : problemMessage(error, { 'wrong-confirmation': texts.wrongEmail, 'orders-under-way': texts.underWay })

/** Asks twice, since nothing brings an account back: the address typed again, and the password. */
export const CloseAccountDialog = ({ email, hasPassword, onClose }: CloseAccountDialogProps) => {
  const t = useText()
  const close = useCloseAccount()
  const signOut = useSignOut()
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email: '', currentPassword: '' },
  })
  const { errors, isValid } = formState
  const pending = close.isPending || close.isSuccess
  const send = (values: { email: string; currentPassword: string }) =>
    close.mutate(
      { email: values.email.trim(), currentPassword: hasPassword ? values.currentPassword : undefined },
      { onSuccess: () => signOut.mutate('deleted') },
    )
  return (
    <Dialog open onClose={onClose} size="small" title={t(texts.close)} closeLabel={t(texts.shut)}>
      <Form
        onSubmit={handleSubmit(send)}
        lead={<p>{t(texts.closeHint)}</p>}
        error={close.isError && t(problemOf(close.error))}
      >
        <EmailField
          label={t(texts.confirmEmail)}
          autoComplete="off"
          data-autofocus=""
          error={errors.email && t(texts.wrongEmail)}
          {...register('email', {
            validate: (value) => value.trim().toLowerCase() === email.toLowerCase(),
          })}
        />
        {hasPassword && (
          <PasswordField
            label={t(messages.currentPassword)}
            error={errors.currentPassword && t(customerMessages.passwordRequired)}
            {...register('currentPassword', { required: true })}
          />
        )}
        <Row gap={3}>
          <Button
            type="submit"
            variant="danger"
            looksDisabled={!isValid}
            pending={pending}
            pendingLabel={t(texts.working)}
          >
            {t(texts.goodbye)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(texts.cancel)}
          </Button>
        </Row>
      </Form>
    </Dialog>
  )
}
