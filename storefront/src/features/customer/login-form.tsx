import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Stack } from '../../ui/index.ts'
import { Form } from '../form/index.ts'
import { emailRule, EmailField, PasswordField } from './fields.tsx'
import { MailedCodeForm } from './mailed-code-form.tsx'
import { messages } from './messages.ts'
import { passwordlessMessages } from './passwordless-messages.ts'
import { passwordlessProblem } from './passwordless-problem.ts'
import { serverPattern } from './server-pattern.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useAskLink } from './use-passwordless.ts'
import { type Credentials, useSignIn } from './use-sign-in.ts'

type LoginFormProps = {
  /** What was typed in another view. */
  email?: string | undefined
  onDone: () => void
  /** Under the password: the way to a new one. */
  forgot: ReactNode
  /** Under the buttons: the way to an account. */
  signUp: ReactNode
}

const loginProblem = (error: unknown) => {
  if (isProblem(error, 401) || serverPattern(error) === 'user-not-found') return messages.wrongCredentials
  return isProblem(error, 429) ? messages.tooMany : messages.failed
}

/**
 * The ways to sign in that the installation offers [S6.014]: mail and password, whose button works once both are there;
 * a link by mail; other sites (S2.079–S2.084, S8.004–S8.006).
 */
export const LoginForm = ({ email = '', onDone, forgot, signUp }: LoginFormProps) => {
  const t = useText()
  const { settings } = useEnv()
  const [byPassword, byMail] = (['password', 'passwordless'] as const).map((one) =>
    settings.loginOptions.includes(one),
  )
  const signIn = useSignIn()
  const askLink = useAskLink()
  const { register, handleSubmit, formState, trigger, getValues } = useForm<Credentials>({
    mode: 'onTouched',
    defaultValues: { email, password: '' },
  })
  const { errors, isValid } = formState
  const sendLink = async () => {
    if (await trigger('email', { shouldFocus: true })) askLink.mutate(getValues('email').trim())
  }
  if (askLink.isSuccess)
    return <MailedCodeForm email={askLink.variables} onDone={onDone} onBack={askLink.reset} />
  const send = (values: Credentials) =>
    byPassword ? signIn.mutate(values, { onSuccess: onDone }) : askLink.mutate(values.email.trim())
  const problem =
    (signIn.isError && loginProblem(signIn.error)) || (askLink.isError && passwordlessProblem(askLink.error))
  return (
    <Stack gap={4}>
      {(byPassword || byMail) && (
        <Form onSubmit={handleSubmit(send)} error={problem && t(problem)}>
          <EmailField
            autoComplete="username"
            data-autofocus=""
            error={errors.email && t(messages.emailRequired)}
            {...register('email', emailRule)}
          />
          {byPassword && (
            <>
              <PasswordField
                error={errors.password && t(messages.passwordRequired)}
                {...register('password', { required: true })}
              />
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
            </>
          )}
          {byMail && (
            <Button
              variant={byPassword ? 'secondary' : 'primary'}
              wide
              icon="mail"
              pending={askLink.isPending}
              pendingLabel={t(messages.working)}
              onClick={() => void sendLink()}
            >
              {t(passwordlessMessages.ask)}
            </Button>
          )}
        </Form>
      )}
      <SocialButtons />
      {signUp}
    </Stack>
  )
}
