import { useForm } from 'react-hook-form'
import { isProblem } from '../../api/problem.ts'
import { isSocialProvider } from '../../config/login-options.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { Form } from '../form/index.ts'
import { CodeForm } from './code-form.tsx'
import { emailRule, EmailField } from './fields.tsx'
import { messages } from './messages.ts'
import { passwordlessProblem } from './passwordless-problem.ts'
import { proveEmailMessages as texts } from './prove-email-messages.ts'
import { serverPattern } from './server-pattern.ts'
import { socialMessages } from './social-messages.ts'
import { textParts } from './text-parts.tsx'
import { useProveEmail, useSendIdentityCode } from './use-prove-email.ts'
import type { UnprovedSignIn } from './use-social.ts'

const sendingProblem = (error: unknown) => {
  if (serverPattern(error)) return texts.late
  if (isProblem(error, 429)) return messages.tooMany
  return isProblem(error, 400) ? messages.emailInvalid : messages.failed
}

type ProveEmailFormProps = { signIn: UnprovedSignIn; onDone: () => void }

/** For who came through another site that vouches for no address: one is proved by a mailed code, once. */
export const ProveEmailForm = ({ signIn, onDone }: ProveEmailFormProps) => {
  const t = useText()
  const send = useSendIdentityCode(signIn)
  const prove = useProveEmail(signIn)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: signIn.email } })
  const { provider } = signIn
  const name = t(isSocialProvider(provider) ? socialMessages[provider] : socialMessages.provider)
  if (send.isSuccess)
    return (
      <CodeForm
        lead={<Text of={texts.sent} values={{ email: send.variables }} parts={textParts} />}
        error={prove.isError && t(passwordlessProblem(prove.error))}
        pending={prove.isPending}
        onCode={(code) => prove.mutate({ email: send.variables, code }, { onSuccess: onDone })}
        onBack={send.reset}
        back={t(texts.other)}
      />
    )
  return (
    <Form
      onSubmit={handleSubmit(({ email }) => send.mutate(email.trim()))}
      lead={<p>{t(texts.prompt, { provider: name })}</p>}
      error={send.isError && t(sendingProblem(send.error))}
    >
      <EmailField
        autoComplete="email"
        data-autofocus=""
        error={formState.errors.email && t(messages.emailInvalid)}
        {...register('email', emailRule)}
      />
      <Button type="submit" wide icon="mail" pending={send.isPending} pendingLabel={t(messages.working)}>
        {t(texts.send)}
      </Button>
    </Form>
  )
}
