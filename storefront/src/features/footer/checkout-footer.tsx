import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container } from '../../ui/index.ts'
import styles from './footer.module.css'
import { messages } from './messages.ts'

const links = [
  ['/preguntas-frecuentes#envios', messages.shipping],
  ['/preguntas-frecuentes#devoluciones', messages.returns],
  ['/terms-conditions', messages.terms],
  ['/politica-de-privacidad', messages.privacy],
  ['/indice', messages.siteMap],
] as const

/** The checkout's footer: what one may want to read before paying (S2.065–S2.067). */
export const CheckoutFooter = () => {
  const t = useText()
  return (
    <footer className={styles.checkout}>
      <Container>
        <ul className={styles.checkoutLinks} role="list">
          {links.map(([to, text]) => (
            <li key={to}>
              <Link to={to}>{t(text)}</Link>
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  )
}
