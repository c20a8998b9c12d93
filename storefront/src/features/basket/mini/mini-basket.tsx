import { useShopper } from '../../../api/shopper.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Link } from '../../../lib/router/link.tsx'
import { Button, Drawer, EmptyState, LinkButton, Row, Stack } from '../../../ui/index.ts'
import styles from '../basket.module.css'
import { flowOf, linesOf } from '../basket.ts'
import { BasketActions } from '../basket-actions.tsx'
import { BasketFigures } from '../basket-figures.tsx'
import { LazyDeliveryAction } from '../lazy-delivery-action.tsx'
import { BasketLines } from '../lines/basket-lines.tsx'
import { messages } from '../messages.ts'
import { CartChanges } from '../offline/stored-cart-parts.tsx'
import { quoteAfterLogin, quotePath } from '../quote-path.ts'
import { useBasket } from '../use-basket.ts'

/** The cart as a drawer (S2.137–S2.141, S2.148). */
export const MiniBasket = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const { data: basket } = useBasket()
  const filled = basket && linesOf(basket).length > 0
  const { kind } = useShopper()
  const { isProductQuote, isMixedCart } = flowOf(basket)
  const quoting = isProductQuote || isMixedCart
  return (
    <Drawer
      open
      onClose={onClose}
      title={t(messages.cart)}
      closeLabel={t(messages.close)}
      footer={
        filled ? (
          <Stack gap={2}>
            <BasketActions basket={basket} onGo={onClose} />
            {quoting && (
              <LinkButton
                as={Link}
                href={kind === 'registered' ? quotePath('all') : quoteAfterLogin('all')}
                wide
              >
                {t(messages.quote)}
              </LinkButton>
            )}
            <Row gap={2}>
              <LinkButton as={Link} href="/cart" variant="secondary" size="small" className={styles.half}>
                {t(messages.seeCart)}
              </LinkButton>
              <Button variant="quiet" size="small" className={styles.half} onClick={onClose}>
                {t(quoting ? messages.continueQuoting : messages.continueShopping)}
              </Button>
            </Row>
          </Stack>
        ) : undefined
      }
    >
      {filled ? (
        <>
          <CartChanges basket={basket} />
          <BasketLines basket={basket} />
          <div className={styles.inDrawer}>
            <BasketFigures basket={basket} deliveryAction={<LazyDeliveryAction basket={basket} />} />
          </div>
        </>
      ) : (
        <EmptyState drawing="cart" title={t(messages.empty)} headingLevel={3} />
      )}
    </Drawer>
  )
}
