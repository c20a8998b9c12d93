import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container, Icon } from '../../ui/index.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { messages } from './messages.ts'
import { TestMode } from './test-mode.tsx'

/** The checkout's own header: logo and the way back, nothing that leads astray (S2.021, S2.065). */
export const CheckoutHeader = () => {
  const t = useText()
  const { place, settings } = useEnv()
  return (
    <header className={styles.header}>
      {settings.simulators && <TestMode />}
      <Container className={styles.checkout}>
        <Link to="/" className={styles.logo} aria-label={t(messages.home, { site: place.site.name })}>
          <Logo />
        </Link>
        <Link to="/cart" className={styles.back}>
          <Icon name="arrow-left" size={20} />
          {t(messages.backToCart)}
        </Link>
      </Container>
    </header>
  )
}
