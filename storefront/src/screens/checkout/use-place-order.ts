import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { type Basket, basketMessages, basketQuery } from '../../features/basket/index.ts'
import { paths, pathTo } from '../../config/paths.ts'
import { failedPaymentUrl, urlOf } from '../../features/checkout/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate } from '../../lib/router/context.tsx'
import { useToast } from '../../ui/index.ts'
import { attemptKey, endAttempt } from './order-attempt.ts'
import { setOrderInFlight } from './order-in-flight.ts'
import { placeOutcome } from './place-outcome.ts'

/** A page that comes back from the browser's memory shows an order as not placed that is. */
const useFreshAfterBack = () => {
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', renew)
    return () => removeEventListener('pageshow', renew)
  }, [])
}

/** Places the order once, and goes where its payment or its failure leads. */
export const usePlaceOrder = (basket: Basket) => {
  const env = useEnv()
  const t = useText()
  const show = useToast()
  const navigate = useNavigate()
  useFreshAfterBack()
  const renew = () => env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey })

  // Two presses may come before the button shows that it was pressed.
  const pressed = useRef(false)
  const place = useMutation({
    scope: { id: 'basket' },
    // Given by who has just changed it; else the one that is shown.
    mutationFn: (given: Basket | undefined) => {
      const { basketId, orderTotal, paymentInstruments } = given ?? basket
      setOrderInFlight(basketId)
      const instrument = paymentInstruments?.[0]?.paymentInstrumentId ?? ''
      return env.call(orders.createOrder, {
        body: { basketId, ...(typeof orderTotal === 'number' ? { c_orderTotal: orderTotal } : {}) },
        headers: { 'idempotency-key': attemptKey(`${basketId} ${orderTotal} ${instrument}`) },
      })
    },
    onSuccess: (order) => {
      endAttempt()
      const { c_transactionId: transactionId } = order
      if (transactionId === undefined || order.c_paymentResult === 'AUTHORIZED_PENDING_REVIEW') {
        navigate(`/checkout/confirmation/${order.orderNo}`, { replace: true })
        return
      }
      // Where the bank asks, or where one waits until the processor knows.
      navigate(pathTo(paths.payment, transactionId), { replace: true })
    },
    onError: async (error) => {
      setOrderInFlight(undefined)
      const outcome = placeOutcome(error)
      if (outcome.kind === 'retry') return
      endAttempt()
      await renew()
      if (outcome.kind === 'stock') {
        show({ title: t(basketMessages.soldOutToast, { productName: outcome.productName }), tone: 'error' })
        navigate('/cart')
      }
      if (outcome.kind === 'cart') navigate('/cart')
      if (outcome.kind === 'payment') navigate(failedPaymentUrl(outcome.code), { keepScroll: true })
      if (outcome.kind === 'step') navigate(urlOf(outcome.step), { keepScroll: true })
    },
    onSettled: (_order, error) => {
      if (error) pressed.current = false
    },
  })
  const mutate = (given?: Basket) => {
    if (pressed.current) return
    pressed.current = true
    place.mutate(given)
  }
  return { ...place, mutate }
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>
