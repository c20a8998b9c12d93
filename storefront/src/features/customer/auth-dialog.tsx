import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Button, Dialog } from '../../ui/index.ts'
import type { AuthRequest } from './auth-request.ts'
import { LoginForm } from './login-form.tsx'
import { messages } from './messages.ts'
import { RegisterForm } from './register-form.tsx'

type AuthDialogProps = {
  request: AuthRequest
  onView: (view: AuthRequest['view']) => void
  onDone: () => void
  onClose: () => void
}

/** Sign in or sign up without leaving the page; a press beside it does not close it (S2.085–S2.088). */
export const AuthDialog = ({ request, onView, onDone, onClose }: AuthDialogProps) => {
  const t = useText()
  const login = request.view === 'login'
  return (
    <Dialog
      // A new view is a new dialog: its first field gets the focus.
      key={request.view}
      open
      onClose={onClose}
      closeOnOverlay={false}
      title={t(login ? messages.signInTitle : messages.signUp)}
      closeLabel={t(messages.close)}
      size="small"
    >
      {login ? (
        <LoginForm
          onDone={onDone}
          forgot={
            <p>
              <Link to="/reset-password">{t(messages.forgot)}</Link>
            </p>
          }
          signUp={
            <p>
              {t(messages.signUpQuestion)}{' '}
              <Button variant="quiet" size="small" onClick={() => onView('register')}>
                {t(messages.signUp)}
              </Button>
            </p>
          }
        />
      ) : (
        <RegisterForm
          onDone={onDone}
          signIn={
            <p>
              {t(messages.haveAccount)}{' '}
              <Button variant="quiet" size="small" onClick={() => onView('login')}>
                {t(messages.signIn)}
              </Button>
            </p>
          }
        />
      )}
    </Dialog>
  )
}
