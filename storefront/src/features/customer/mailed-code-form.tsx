import { useForm } from 'react-hook-form'
import { digitsOnly } from '../../../../facts/phone.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { Button, Field, TextInput } from '../../ui/index.ts'
import styles from './customer.module.css'
import { Form } from '../form/index.ts'
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
    <Form
      onSubmit={handleSubmit(send)}
      lead={
        <p role="status">
          <Text of={texts.sent} values={{ email }} parts={textParts} />
        </p>
      }
      error={signIn.isError && t(passwordlessProblem(signIn.error))}
    >
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
    </Form>
  )
}
