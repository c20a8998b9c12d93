import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Button, Drawer, EmptyState, LinkButton, Stack } from '../../ui/index.ts'
import { BasketFigures } from './basket-figures.tsx'
import { BasketLines } from './basket-lines.tsx'
import { flowOf, linesOf } from './basket.ts'
import { messages } from './messages.ts'
import { useBasket } from './use-basket.ts'

/** The cart as a drawer (S2.137–S2.141, S2.148). */
export const MiniBasket = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const { data: basket } = useBasket()
  const filled = basket && linesOf(basket).length > 0
  const { isProductFinished, isProductQuote, isMixedCart } = flowOf(basket)
  return (
    <Drawer
      open
      onClose={onClose}
      title={t(messages.cart)}
      closeLabel={t(messages.close)}
      footer={
        filled ? (
          <Stack gap={2}>
            <LinkButton as={Link} href="/cart" wide>
              {t(isProductFinished ? messages.finish : messages.quote)}
            </LinkButton>
            <Button variant="secondary" wide onClick={onClose}>
              {t(isProductQuote || isMixedCart ? messages.continueQuoting : messages.continueShopping)}
            </Button>
          </Stack>
        ) : undefined
      }
    >
      {filled ? (
        <>
          <BasketLines basket={basket} />
          <BasketFigures basket={basket} />
        </>
      ) : (
        <EmptyState drawing="cart" title={t(messages.empty)} headingLevel={3} />
      )}
    </Drawer>
  )
}
