import { type ReactNode, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { isProblem } from '../../api/problem.ts'
import { Form } from '../form/index.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { Button, Stack } from '../../ui/index.ts'
import { emailRule, EmailField } from './fields.tsx'
import { messages } from './messages.ts'
import { resetMessages as texts } from './reset-messages.ts'
import { serverPattern } from './server-pattern.ts'
import { textParts } from './text-parts.tsx'
import type { useAskReset } from './use-reset.ts'

type ResetFormProps = {
  /** What was typed in another view. */
  email?: string | undefined
  reset: ReturnType<typeof useAskReset>
  /** Under the button: the way to the login. */
  signIn: ReactNode
  /** In the success view: the way back to the login. */
  back: ReactNode
}

const resetProblem = (error: unknown) => {
  if (serverPattern(error) === 'feature-unavailable') return texts.unavailable
  if (isProblem(error, 429)) return messages.tooMany
  return isProblem(error, 400) ? texts.refused : messages.failed
}

const Sent = ({ email, back }: { email: string; back: ReactNode }) => {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <Stack gap={4}>
      <p ref={message} tabIndex={-1} role="status">
        <Text of={texts.sent} values={{ email }} parts={textParts} />
      </p>
      {back}
    </Stack>
  )
}

/** Asks for the mail with the link; afterwards says that it is on its way [S2.096–S2.104] [S4.023] [S4.095]. */
export const ResetForm = ({ email = '', reset, signIn, back }: ResetFormProps) => {
  const t = useText()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } })
  if (reset.isSuccess) return <Sent email={reset.variables} back={back} />
  return (
    <Form
      onSubmit={handleSubmit((values) => reset.mutate(values.email.trim()))}
      lead={<p>{t(texts.prompt)}</p>}
      error={reset.isError && t(resetProblem(reset.error))}
    >
      <EmailField
        autoComplete="username"
        data-autofocus=""
        error={formState.errors.email && t(texts.emailInvalid)}
        {...register('email', emailRule)}
      />
      <Button type="submit" wide pending={reset.isPending} pendingLabel={t(messages.working)}>
        {t(texts.send)}
      </Button>
      {signIn}
    </Form>
  )
}
