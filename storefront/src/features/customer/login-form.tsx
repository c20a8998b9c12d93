import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { isProblem } from '../../api/problem.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, PasswordInput, Stack, TextInput } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { type Credentials, useSignIn } from './use-sign-in.ts'

type LoginFormProps = {
  onDone: () => void
  /** Under the password: the way to a new one. */
  forgot: ReactNode
  /** Under the button: the way to an account. */
  signUp: ReactNode
}

const loginProblem = (error: unknown) => {
  if (isProblem(error, 401)) return messages.wrongCredentials
  return isProblem(error, 429) ? messages.tooMany : messages.failed
}

/** Mail and password; the button works once both are there (S2.079–S2.084, S8.004–S8.006). */
export const LoginForm = ({ onDone, forgot, signUp }: LoginFormProps) => {
  const t = useText()
  const signIn = useSignIn()
  const { register, handleSubmit, formState } = useForm<Credentials>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const { errors, isValid } = formState
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => signIn.mutate(values, { onSuccess: onDone }))(event)}
    >
      <Stack gap={4}>
        {signIn.isError && <Alert tone="error">{t(loginProblem(signIn.error))}</Alert>}
        <Field label={t(messages.email)} required error={errors.email && t(messages.emailRequired)}>
          <TextInput
            type="email"
            autoComplete="username"
            inputMode="email"
            data-autofocus=""
            {...register('email', { validate: (value) => value.trim() !== '' && value.includes('@') })}
          />
        </Field>
        <Field label={t(messages.password)} required error={errors.password && t(messages.passwordRequired)}>
          <PasswordInput
            autoComplete="current-password"
            showLabel={t(messages.showPassword)}
            hideLabel={t(messages.hidePassword)}
            {...register('password', { required: true })}
          />
        </Field>
        {forgot}
        <Button
          type="submit"
          wide
          disabled={!isValid}
          pending={signIn.isPending}
          pendingLabel={t(messages.working)}
        >
          {t(messages.signIn)}
        </Button>
        {signUp}
      </Stack>
    </form>
  )
}
