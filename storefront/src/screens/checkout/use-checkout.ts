import { useEffect, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import {
  type Basket,
  flowOf,
  isMissingMetres,
  isPickedUp,
  linesOf,
  useBasket,
} from '../../features/basket/index.ts'
import {
  type CheckoutFlow,
  checkoutSteps,
  isPaymentComplete,
  lacksPaymentAlone,
  nextStep,
  readFlow,
  readApprovalMethod,
  type Step,
  startStep,
  shownStep,
  storeCheckout,
  urlOf,
} from '../../features/checkout/index.ts'
import { type PaymentMethod, paymentMethodOf } from '../../features/payment-methods/index.ts'
import { useNavigate, usePending, useSearchParams } from '../../lib/router/context.tsx'
import { isOrderInFlight } from './order-in-flight.ts'
import { useFillFromLastOrder } from './use-fill-from-last-order.ts'

/** Whether this basket can go through this flow; else it belongs in the cart, which says why. */
const isReady = (basket: Basket, flow: CheckoutFlow, country: string) => {
  const { isProductFinished } = flowOf(basket)
  if (linesOf(basket).length === 0 || basket.c_country !== country) return false
  return flow === 'quote' ? !isProductFinished : isProductFinished && !isMissingMetres(basket)
}

export type CheckoutState = {
  basket: Basket
  flow: CheckoutFlow
  /** The one that is open. */
  step: Step
  /** The first one that lacks something. */
  start: Step
  /** The method that was chosen and is approved with the last button. */
  lateMethod: PaymentMethod | undefined
  /** Id of the method that paid the customer's last order. */
  usualMethodId: string | undefined
  go: (step: Step) => void
  /** Goes on from the open step, after a write with the basket that it answered. */
  next: (after?: Basket | null) => void
}

/**
 * Where the checkout stands: the basket decides what is complete, the URL which step is open. A basket that cannot be
 * checked out leads to the cart, unless the page is on its way elsewhere (`leaving`): a basket that has just become an
 * order is gone before the confirmation is here.
 */
export const useCheckout = (
  leaving: boolean,
): { state?: CheckoutState; failed: boolean; retry: () => void } => {
  const { country } = useEnv()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data: basket, isError, refetch } = useBasket()
  // Known in the browser only; the server's picture is the ordinary flow.
  const [flow, setFlow] = useState<CheckoutFlow>('normal')
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    setFlow(readFlow())
    setSettled(true)
    // Another tab may have ordered it while this page was on its way.
    void refetch()
  }, [refetch])
  const basketId = basket?.basketId
  const shown = useRef(basketId)
  useEffect(() => {
    if (!basketId) return
    shown.current = basketId
    storeCheckout(basketId)
  }, [basketId])
  const pending = usePending() || leaving
  const elsewhere = settled && !pending && basket !== undefined && !(basket && isReady(basket, flow, country))
  useEffect(() => {
    if (elsewhere && !isOrderInFlight(shown.current)) navigate('/cart', { replace: true })
  }, [elsewhere, navigate])

  const retry = () => void refetch()
  const chosen = settled && basket ? paymentMethodOf(readApprovalMethod(basket.basketId)) : undefined
  const lateMethod = basket && chosen?.Approval && lacksPaymentAlone(basket) ? chosen : undefined
  const start = lateMethod || !basket ? checkoutSteps.REVIEW_ORDER : startStep(basket, flow)
  const lacks = start !== checkoutSteps.REVIEW_ORDER
  const { isFilling, usualMethodId } = useFillFromLastOrder(basket, { lacks, flow, isSettled: settled })
  if (!basket) return { failed: isError, retry }
  if (isFilling) return { failed: false, retry }
  const step = shownStep(search.get('step'), start)
  const go = (to: Step) => navigate(urlOf(to), { keepScroll: true })
  const next = (after: Basket | null | undefined) => {
    const now = after ?? basket
    // Who is known to pay so gets the default delivery: its step is there to be opened.
    const wasComplete = !lacks || isPaymentComplete(now)
    go(nextStep(step, { flow, wasComplete, isPickedUp: isPickedUp(now) }))
  }
  return {
    state: { basket, flow, step, start, lateMethod, usualMethodId, go, next },
    failed: false,
    retry,
  }
}
