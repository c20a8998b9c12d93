import { useForm } from 'react-hook-form'
import { problemMessage } from '../../api/problem-message.ts'
import { accountProblem, customerMessages, keepFocus, useSignOut } from '../../features/customer/index.ts'
import { RequiredNote } from '../../features/form/index.ts'
import { isProblem } from '../../api/problem.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Dialog, Field, PasswordInput, Row, Stack, TextInput } from '../../ui/index.ts'
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
  return (
    <Dialog open onClose={onClose} size="small" title={t(texts.close)} closeLabel={t(texts.shut)}>
      <form
        noValidate
        onMouseDown={keepFocus}
        onSubmit={(event) =>
          void handleSubmit((values) =>
            close.mutate(
              {
                email: values.email.trim(),
                currentPassword: hasPassword ? values.currentPassword : undefined,
              },
              { onSuccess: () => signOut.mutate(undefined) },
            ),
          )(event)
        }
      >
        <Stack gap={4}>
          <p>{t(texts.closeHint)}</p>
          {close.isError && <Alert tone="error">{t(problemOf(close.error))}</Alert>}
          <RequiredNote />
          <Field label={t(texts.confirmEmail)} required error={errors.email && t(texts.wrongEmail)}>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="off"
              data-autofocus=""
              {...register('email', {
                validate: (value) => value.trim().toLowerCase() === email.toLowerCase(),
              })}
            />
          </Field>
          {hasPassword && (
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
        </Stack>
      </form>
    </Dialog>
  )
}
