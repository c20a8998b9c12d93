import { customerMessages, LoginForm, SocialFailure } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import { Alert, Container, Stack } from '../../ui/index.ts'
import { ByLink } from './by-link.tsx'
import styles from './login.module.css'
import { messages } from './messages.ts'

/** The login page; afterwards the shopper is where they wanted to go (S2.002, S2.007, S2.011). */
export const Login = () => {
  const t = useText()
  const navigate = useNavigate()
  const { search, pathname } = useRoute()
  const redirect = search.get('redirect')
  const keep = redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''
  const finish = () => navigate(safeRedirect(redirect, '/account'), { replace: true })
  const token = pathname === '/login' ? null : search.get('token')
  return (
    <Container width="form" className={styles.page}>
      <h1>{t(customerMessages.signInTitle)}</h1>
      {search.get('account') === 'deleted' ? (
        <div className={styles.deleted}>
          <Alert tone="success">{t(messages.deleted)}</Alert>
        </div>
      ) : (
        <p className={styles.why}>{t(customerMessages.why)}</p>
      )}
      <ByLink token={token} onDone={finish}>
        <Stack gap={4}>
          <SocialFailure />
          <LoginForm
            onDone={finish}
            forgot={
              <p>
                <Link to="/reset-password">{t(customerMessages.forgot)}</Link>
              </p>
            }
            signUp={
              <p>
                {t(customerMessages.signUpQuestion)}{' '}
                <Link to={`/registration${keep}`}>{t(customerMessages.signUp)}</Link>
              </p>
            }
          />
        </Stack>
      </ByLink>
    </Container>
  )
}
