import { type ReactNode, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { isEmail } from '../../../../facts/email.ts'
import { isProblem } from '../../api/problem.ts'
import { RequiredNote } from '../form/index.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, Stack, TextInput } from '../../ui/index.ts'
import { keepFocus } from './keep-focus.ts'
import { messages } from './messages.ts'
import { resetMessages as texts } from './reset-messages.ts'
import { serverPattern } from './server-pattern.ts'
import { textParts } from './text-parts.tsx'
import type { useAskReset } from './use-reset.ts'

type ResetFormProps = {
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
export const ResetForm = ({ reset, signIn, back }: ResetFormProps) => {
  const t = useText()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } })
  if (reset.isSuccess) return <Sent email={reset.variables} back={back} />
  return (
    <form
      noValidate
      onMouseDown={keepFocus}
      onSubmit={(event) => void handleSubmit(({ email }) => reset.mutate(email.trim()))(event)}
    >
      <Stack gap={4}>
        <p>{t(texts.prompt)}</p>
        <RequiredNote />
        {reset.isError && <Alert tone="error">{t(resetProblem(reset.error))}</Alert>}
        <Field label={t(messages.email)} required error={formState.errors.email && t(texts.emailInvalid)}>
          <TextInput
            type="email"
            autoComplete="username"
            inputMode="email"
            data-autofocus=""
            {...register('email', { validate: (value) => isEmail(value.trim()) })}
          />
        </Field>
        <Button type="submit" wide pending={reset.isPending} pendingLabel={t(messages.working)}>
          {t(texts.send)}
        </Button>
        {signIn}
      </Stack>
    </form>
  )
}
