import { useForm } from 'react-hook-form'
import { digitsOnly } from '../../../../facts/phone.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, Stack, TextInput } from '../../ui/index.ts'
import styles from './customer.module.css'
import { RequiredNote } from '../form/index.ts'
import { keepFocus } from './keep-focus.ts'
import { messages } from './messages.ts'
import { passwordlessMessages as texts } from './passwordless-messages.ts'
import { passwordlessProblem } from './passwordless-problem.ts'
import { textParts } from './text-parts.tsx'
import { useMailedSignIn } from './use-passwordless.ts'

type MailedCodeFormProps = { email: string; onDone: () => void; onBack: () => void }

/** After the mail was asked for: the code may be typed here, where the link would open another page. */
export const MailedCodeForm = ({ email, onDone, onBack }: MailedCodeFormProps) => {
  const t = useText()
  const signIn = useMailedSignIn()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } })
  const send = ({ code }: { code: string }) =>
    signIn.mutate({ token: digitsOnly(code), email }, { onSuccess: onDone })
  return (
    <form noValidate onMouseDown={keepFocus} onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap={4}>
        <p role="status">
          <Text of={texts.sent} values={{ email }} parts={textParts} />
        </p>
        {signIn.isError && <Alert tone="error">{t(passwordlessProblem(signIn.error))}</Alert>}
        <RequiredNote />
        <Field
          label={t(texts.code)}
          hint={t(texts.codeHint)}
          required
          error={formState.errors.code && t(texts.codeMissing)}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            {...register('code', { validate: (value) => digitsOnly(value).length === 8 })}
          />
        </Field>
        <Button type="submit" wide pending={signIn.isPending} pendingLabel={t(messages.working)}>
          {t(texts.enter)}
        </Button>
        <p>
          <Button variant="quiet" size="small" className={styles.way} onClick={onBack}>
            {t(texts.other)}
          </Button>
        </p>
      </Stack>
    </form>
  )
}
