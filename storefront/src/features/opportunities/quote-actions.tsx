import { lazy, useEffect, useState } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useSearchParams } from '../../lib/router/context.tsx'
import { Button, Stack } from '../../ui/index.ts'
import { type Basket, flowOf, quoteAfterLogin } from '../basket/index.ts'
import { storeFlow } from '../checkout/index.ts'
import { messages } from './messages.ts'

const SplitDialog = lazy(() => import('./split-dialog.tsx').then((file) => ({ default: file.SplitDialog })))

/**
 * For a cart that needs a quote: the one button that quotes all of it, by way of the checkout without payment; for a
 * mixed one, below it, the link that quotes only what needs it (S4.037, S4.038). Guests sign in first.
 */
export const QuoteActions = ({ basket }: { basket: Basket }) => {
  const t = useText()
  const navigate = useNavigate()
  const { kind } = useShopper()
  const [search] = useSearchParams()
  const { isProductQuote, isMixedCart } = flowOf(basket)
  const [splitting, setSplitting] = useState(false)
  const wish = kind === 'registered' ? search.get('quote') : null
  const quoting = isProductQuote || isMixedCart
  useEffect(() => {
    if (wish === 'all' && quoting) {
      storeFlow('quote')
      navigate('/checkout', { replace: true })
    }
    if (wish === 'split' && isMixedCart) setSplitting(true)
  }, [wish, quoting, isMixedCart, navigate])
  if (!quoting) return null
  const quoteAll = () => {
    storeFlow('quote')
    navigate('/checkout')
  }
  return (
    <Stack gap={2}>
      <p>{t(messages.why)}</p>
      <Button
        wide
        size="large"
        onClick={() => (kind === 'registered' ? quoteAll() : navigate(quoteAfterLogin('all')))}
      >
        {t(messages.quote)}
      </Button>
      {isMixedCart && (
        <Button
          variant="quiet"
          wide
          onClick={() => (kind === 'registered' ? setSplitting(true) : navigate(quoteAfterLogin('split')))}
        >
          {t(messages.split)}
        </Button>
      )}
      {splitting && (
        <LazyBoundary onMissing={() => setSplitting(false)}>
          <SplitDialog basket={basket} onClose={() => setSplitting(false)} />
        </LazyBoundary>
      )}
    </Stack>
  )
}
