import { useEffect, useRef } from 'react'
import { isProblem } from '../../api/problem.ts'
import type { Basket } from '../../features/basket/index.ts'
import { paypalReturnParameter, urlOf } from '../../features/checkout/index.ts'
import { checkoutSteps } from '../../features/checkout/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useSearchParams } from '../../lib/router/context.tsx'
import { Alert, Button, Stack } from '../../ui/index.ts'
import { messages as frame } from './messages.ts'
import { messages } from './paypal-messages.ts'
import { usePaypal } from './use-paypal.ts'
import type { PlaceOrder } from './use-place-order.ts'

type PaypalButtonProps = {
  basket: Basket
  place: PlaceOrder
  /** One of the two buttons of the page goes on for a browser that comes back from PayPal. */
  goesOn: boolean
}

/** In the place of the order's button: approves at PayPal and places the order with it (S2.164). */
export const PaypalButton = ({ basket, place, goesOn }: PaypalButtonProps) => {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const paypal = usePaypal(basket, place)
  const approved = goesOn && search.get(paypalReturnParameter) === 'approved'
  const taken = useRef(false)
  useEffect(() => {
    if (!approved || taken.current) return
    taken.current = true
    navigate(urlOf(checkoutSteps.REVIEW_ORDER), { replace: true, keepScroll: true })
    paypal.comeBack()
  })
  return (
    <Stack gap={2}>
      {paypal.error !== null && !paypal.busy && (
        <Alert tone="error">
          {t(isProblem(paypal.error, 'paypal-order-outdated') ? messages.outdated : frame.generic)}
        </Alert>
      )}
      <Button
        size="large"
        wide
        pending={paypal.busy}
        pendingLabel={t(messages.waiting)}
        onClick={paypal.press}
      >
        {t(messages.pay)}
      </Button>
      {paypal.waiting && (
        <p role="status">
          {t(messages.inWindow)}{' '}
          <Button variant="quiet" size="small" onClick={paypal.show}>
            {t(messages.show)}
          </Button>
        </p>
      )}
    </Stack>
  )
}
