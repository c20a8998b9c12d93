import { useForm } from 'react-hook-form'
import type { SocialProvider } from '../../config/login-options.ts'
import {
  customerMessages,
  PasswordField,
  socialMessages,
  useJoinIdentity,
  useRemoveIdentity,
  Username,
} from '../../features/customer/index.ts'
import { Form } from '../../features/form/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Dialog, Row } from '../../ui/index.ts'
import { identityMessages as texts } from './identity-messages.ts'
import { identityProblem } from './identity-problem.ts'
import { messages } from './messages.ts'

type IdentityDialogProps = {
  what: 'connect' | 'disconnect'
  provider: SocialProvider
  login: string
  hasPassword: boolean
  onDone: () => void
  onClose: () => void
}

/** Says what a way to sign in coming or going means, and asks for the password where the account has one. */
export const IdentityDialog = ({
  what,
  provider,
  login,
  hasPassword,
  onDone,
  onClose,
}: IdentityDialogProps) => {
  const t = useText()
  const join = useJoinIdentity()
  const removal = useRemoveIdentity()
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { currentPassword: '' },
  })
  const { errors, isValid } = formState
  const name = t(socialMessages[provider])
  const isJoin = what === 'connect'
  const { error } = isJoin ? join : removal
  // The browser is leaving, or the dialog closes.
  const pending = isJoin ? join.isPending || join.isSuccess : removal.isPending
  const send = ({ currentPassword }: { currentPassword: string }) => {
    const body = { provider, currentPassword: hasPassword ? currentPassword : undefined }
    if (isJoin) join.mutate(body)
    else removal.mutate(body, { onSuccess: onDone })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t(texts[what], { provider: name })}
      closeLabel={t(texts.shut)}
    >
      <Form
        onSubmit={handleSubmit(send)}
        lead={<p>{t(isJoin ? texts.connectHint : texts.disconnectHint, { provider: name })}</p>}
        error={error && t(identityProblem(error))}
      >
        {hasPassword && (
          <>
            <Username value={login} />
            <PasswordField
              label={t(messages.currentPassword)}
              data-autofocus=""
              error={errors.currentPassword && t(customerMessages.passwordRequired)}
              {...register('currentPassword', { required: true })}
            />
          </>
        )}
        <Row gap={3}>
          <Button type="submit" looksDisabled={!isValid} pending={pending} pendingLabel={t(texts.working)}>
            {t(isJoin ? texts.goOn : texts.disconnect, { provider: name })}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(texts.cancel)}
          </Button>
        </Row>
      </Form>
    </Dialog>
  )
}
