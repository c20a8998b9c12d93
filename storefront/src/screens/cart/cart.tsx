import { lazy } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import {
  BasketActions,
  BasketFigures,
  BasketLines,
  CartChanges,
  LazyDeliveryAction,
  flowOf,
  linesOf,
  basketMessages as messages,
  PromoCodes,
  PromotionsApplied,
  SavedLines,
  useBasket,
  useSaveForLater,
  WaitingLines,
} from '../../features/basket/index.ts'
import { SignInForPrices } from '../../features/customer/index.ts'
import { QuoteActions } from '../../features/opportunities/index.ts'
import { RecommendationSlot } from '../../features/recommendations/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useIsHydrating } from '../../lib/island/use-is-hydrating.ts'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, Container, Grid, Stack } from '../../ui/index.ts'
import styles from './cart.module.css'
import { EmptyCart } from './empty-cart.tsx'

// Few carts hold any.
const ItemsUnavailable = lazy(() =>
  import('./items-unavailable.tsx').then((module) => ({ default: module.ItemsUnavailable })),
)

/** The cart: lines, the bill and one primary action (S2.017, S2.137–S2.148). */
export const Cart = () => {
  const t = useText()
  const { kind, customerId } = useShopper()
  // A later read that fails changes nothing: the known cart stays, and an open question with it.
  const { data: basket, isLoadingError, refetch } = useBasket()
  const { stamp, saveForLater } = useSaveForLater()
  const known = basket !== undefined || customerId === undefined
  // The server writes one page for all guests, and does not know whose cart holds something.
  const isUnread = useIsHydrating() && basket === undefined
  const instead = isLoadingError ? (
    <Alert tone="error">
      {t(messages.failed)}{' '}
      <Button variant="quiet" onClick={() => void refetch()}>
        {t(messages.retry)}
      </Button>
    </Alert>
  ) : (
    !known && <p role="status">{t(messages.loading)}</p>
  )
  if (instead) {
    return (
      <Container className={styles.page}>
        <h1>{t(messages.cart)}</h1>
        {instead}
      </Container>
    )
  }
  if (!basket || linesOf(basket).length === 0) {
    return (
      <div className={styles.empty} aria-busy={isUnread}>
        {isUnread && <p role="status">{t(messages.loading)}</p>}
        <WaitingLines otherwise={<EmptyCart />} className={styles.page} />
        <Container>
          <SavedLines stamp={stamp} />
        </Container>
      </div>
    )
  }
  return (
    <Container className={styles.page}>
      <h1>{t(messages.cart)}</h1>
      {linesOf(basket).some(({ c_status }) => c_status === 'unavailable') && (
        <LazyBoundary>
          <ItemsUnavailable basket={basket} />
        </LazyBoundary>
      )}
      {basket.waiting && <Alert tone="warning">{t(messages.waiting, { n: basket.waiting })}</Alert>}
      <CartChanges basket={basket} />
      <Grid columns="aside" gap={8}>
        <Stack gap={8}>
          <BasketLines basket={basket} onSave={(line) => void saveForLater(line)} />
          {basket.waiting && <WaitingLines />}
          <SavedLines stamp={stamp} />
        </Stack>
        <Stack gap={4} className={styles.bill}>
          <BasketFigures basket={basket} deliveryAction={<LazyDeliveryAction basket={basket} />} />
          <PromotionsApplied basket={basket} />
          <PromoCodes basket={basket} />
          {kind === 'guest' && (
            <p>
              {t(messages.pricesAfterSignIn)} <SignInForPrices />
            </p>
          )}
          <BasketActions basket={basket} />
          <QuoteActions basket={basket} />
          <Link to="/" className={styles.onward}>
            {t(flowOf(basket).isProductFinished ? messages.continueShopping : messages.continueQuoting)}
          </Link>
        </Stack>
      </Grid>
      <RecommendationSlot
        name="cart-recommendations-m"
        productIds={linesOf(basket).map(({ productId }) => productId)}
      />
    </Container>
  )
}
