import { lazy } from 'react'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import { type Basket, flowOf } from '../basket/index.ts'

// Most carts need no quote.
const Actions = lazy(() => import('./quote-actions.tsx').then((file) => ({ default: file.QuoteActions })))

/** What a cart that needs a quote can do; its code comes with the first such cart. */
export const QuoteActions = ({ basket }: { basket: Basket }) => {
  const { isProductQuote, isMixedCart } = flowOf(basket)
  return isProductQuote || isMixedCart ? (
    <LazyBoundary>
      <Actions basket={basket} />
    </LazyBoundary>
  ) : null
}
