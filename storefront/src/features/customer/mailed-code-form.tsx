import { Text, useText } from '../../lib/i18n/text.tsx'
import { CodeForm } from './code-form.tsx'
import { passwordlessMessages as texts } from './passwordless-messages.ts'
import { passwordlessProblem } from './passwordless-problem.ts'
import { textParts } from './text-parts.tsx'
import { useMailedSignIn } from './use-passwordless.ts'

type MailedCodeFormProps = { email: string; onDone: () => void; onBack: () => void }

/** After the mail was asked for: the code may be typed here, where the link would open another page. */
export const MailedCodeForm = ({ email, onDone, onBack }: MailedCodeFormProps) => {
  const t = useText()
  const signIn = useMailedSignIn()
  return (
    <CodeForm
      lead={<Text of={texts.sent} values={{ email }} parts={textParts} />}
      error={signIn.isError && t(passwordlessProblem(signIn.error))}
      pending={signIn.isPending}
      onCode={(token) => signIn.mutate({ token, email }, { onSuccess: onDone })}
      onBack={onBack}
      back={t(texts.other)}
    />
  )
}
