import { customerMessages as messages, RegisterForm } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import { Container } from '../../ui/index.ts'
import styles from './registration.module.css'

/** The registration page (S2.003); afterwards the shopper is where they wanted to go. */
export const Registration = () => {
  const t = useText()
  const navigate = useNavigate()
  const { search } = useRoute()
  const redirect = search.get('redirect')
  const keep = redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''
  return (
    <Container width="form" className={styles.page}>
      <h1>{t(messages.signUp)}</h1>
      <p className={styles.why}>{t(messages.why)}</p>
      <RegisterForm
        onDone={() => navigate(safeRedirect(redirect, '/account'), { replace: true })}
        signIn={
          <p>
            {t(messages.haveAccount)} <Link to={`/login${keep}`}>{t(messages.signIn)}</Link>
          </p>
        }
      />
    </Container>
  )
}
