import { useEnv } from '../../api/env.tsx'
import { customerMessages, LoginForm } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Alert, Container, StepCard } from '../../ui/index.ts'
import styles from './checkout.module.css'
import { messages } from './messages.ts'

/** A session that ended meanwhile: the contact step asks to sign in, and goes on where the shopper was (S4.002). */
export const SignInAgain = () => {
  const t = useText()
  const env = useEnv()
  const { url } = useRoute()
  return (
    <Container width="narrow" className={styles.page}>
      <h1 className={styles.title}>{t(messages.title)}</h1>
      <StepCard number={1} title={t(messages.contact)} state="current">
        <Alert tone="warning">{t(customerMessages.signInAgain)}</Alert>
        <LoginForm
          onDone={() => location.assign(env.href(url))}
          forgot={<Link to="/reset-password">{t(messages.forgot)}</Link>}
          signUp={null}
        />
      </StepCard>
    </Container>
  )
}
