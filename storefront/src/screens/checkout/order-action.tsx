import { lazy } from 'react'
import { LazyBoundary } from '../../app/lazy-boundary.tsx'
import type { Basket } from '../../features/basket/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { messages } from './paypal-messages.ts'
import { PlaceButton } from './place-button.tsx'
import type { PlaceOrder } from './use-place-order.ts'

// Only who pays by PayPal loads what speaks to it.
const PaypalButton = lazy(() =>
  import('./paypal-button.tsx').then((module) => ({ default: module.PaypalButton })),
)

type OrderActionProps = { basket: Basket; place: PlaceOrder; approvesLast: boolean; goesOn?: boolean }

/** The one button of the last step: places the order, or has PayPal approve it first (S2.163, S2.164). */
export const OrderAction = ({ basket, place, approvesLast, goesOn = false }: OrderActionProps) => {
  const t = useText()
  if (!approvesLast) return <PlaceButton place={place} />
  return (
    <LazyBoundary
      fallback={
        <Button size="large" wide disabled>
          {t(messages.pay)}
        </Button>
      }
    >
      <PaypalButton basket={basket} place={place} goesOn={goesOn} />
    </LazyBoundary>
  )
}
