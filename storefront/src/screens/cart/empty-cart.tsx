import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import { basketMessages as messages } from '../../features/basket/index.ts'
import { Browse } from '../../features/browse/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { localize } from '../../lib/localize.ts'
import { loginFor } from '../../lib/login-for.ts'
import { Link } from '../../lib/router/link.tsx'
import { Container, EmptyState, LinkButton, Row } from '../../ui/index.ts'
import styles from './cart.module.css'

/** No lines: the way on, and for guests the way to a cart they may have left in their account (S2.145–S2.147). */
export const EmptyCart = () => {
  const t = useText()
  const { kind } = useShopper()
  const { locale, shop } = useEnv()
  const { emptyCart } = shop.words
  return (
    <Container className={styles.page}>
      <EmptyState
        drawing="cart"
        title={t(messages.empty)}
        headingLevel={1}
        action={
          <Row gap={3} justify="center">
            <LinkButton as={Link} href="/">
              {t(messages.continueShopping)}
            </LinkButton>
            {kind === 'guest' && (
              <LinkButton as={Link} href={loginFor('/cart')} variant="secondary">
                {t(messages.signIn)}
              </LinkButton>
            )}
          </Row>
        }
      >
        {emptyCart ? localize(emptyCart, locale) : t(messages.emptyHint)}
      </EmptyState>
      <Browse />
    </Container>
  )
}
