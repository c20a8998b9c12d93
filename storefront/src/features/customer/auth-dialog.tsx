import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Dialog, Stack } from '../../ui/index.ts'
import type { AuthRequest, AuthView } from './auth-request.ts'
import styles from './customer.module.css'
import { LoginForm } from './login-form.tsx'
import { messages } from './messages.ts'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { resetMessages } from './reset-messages.ts'
import { useAskReset } from './use-reset.ts'

type DialogProps = { onView: (view: AuthView) => void; onDone: () => void; onClose: () => void }
type AuthDialogProps = DialogProps & { request: AuthRequest }
type ViewProps = DialogProps & { again: boolean; email: string }

type FrameProps = { title: string; onClose: () => void; children: ReactNode }
const Frame = (props: FrameProps) => {
  const t = useText()
  return <Dialog open closeOnOverlay={false} closeLabel={t(messages.close)} size="small" {...props} />
}

const OtherWayButton = ({ text, onPress }: { text: string; onPress: () => void }) => (
  <Button variant="quiet" size="small" className={styles.way} onClick={onPress}>
    {text}
  </Button>
)

const LoginView = ({ again, email, onView, onDone, onClose }: ViewProps) => {
  const t = useText()
  return (
    <Frame title={t(messages.signInTitle)} onClose={onClose}>
      <Stack gap={4}>
        {again && <Alert tone="warning">{t(messages.signInAgain)}</Alert>}
        <LoginForm
          email={email}
          onDone={onDone}
          forgot={
            <p>
              <OtherWayButton text={t(messages.forgot)} onPress={() => onView('password')} />
            </p>
          }
          signUp={
            !again && (
              <p>
                {t(messages.signUpQuestion)}{' '}
                <OtherWayButton text={t(messages.signUp)} onPress={() => onView('register')} />
              </p>
            )
          }
        />
      </Stack>
    </Frame>
  )
}

const RegisterView = ({ email, onView, onDone, onClose }: ViewProps) => {
  const t = useText()
  return (
    <Frame title={t(messages.signUp)} onClose={onClose}>
      <RegisterForm
        email={email}
        onDone={onDone}
        signIn={
          <p>
            {t(messages.haveAccount)}{' '}
            <OtherWayButton text={t(messages.signIn)} onPress={() => onView('login')} />
          </p>
        }
      />
    </Frame>
  )
}

const PasswordView = ({ email, onView, onClose }: ViewProps) => {
  const t = useText()
  const reset = useAskReset()
  const toLogin = () => onView('login')
  return (
    <Frame title={t(reset.isSuccess ? resetMessages.sentTitle : resetMessages.title)} onClose={onClose}>
      <ResetForm
        email={email}
        reset={reset}
        signIn={
          <p>
            <OtherWayButton text={t(messages.signIn)} onPress={toLogin} />
          </p>
        }
        back={
          <Button wide onClick={toLogin}>
            {t(resetMessages.back)}
          </Button>
        }
      />
    </Frame>
  )
}

const views = { login: LoginView, register: RegisterView, password: PasswordView }

/** Sign in, sign up or ask for a new password without leaving the page; a press beside it does not close it (S2.085–S2.088). */
export const AuthDialog = ({ request, ...rest }: AuthDialogProps) => {
  const View = views[request.view]
  // The email address typed in one view is kept in the next.
  const [email, setEmail] = useState('')
  const typed = useRef('')
  const onView = (view: AuthView) => {
    setEmail(typed.current)
    rest.onView(view)
  }
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'email') typed.current = target.value
      }}
    >
      <View {...rest} onView={onView} email={email} again={request.again === true} />
    </div>
  )
}
