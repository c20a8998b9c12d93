import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { baskets } from '../../../api/baskets.ts'
import { type Env, useEnv } from '../../../api/env.tsx'
import { Problem } from '../../../api/problem.ts'
import { type Basket, cacheBasket } from '../../basket/index.ts'
import type { Placing } from '../payment-method.ts'
import { createPaypalOrder } from './create-paypal-order.ts'
import { paypalId } from './paypal-id.ts'
import { onPaypalReturn, onClosed } from './paypal-window.ts'

/** Opened at the very press, before anything is asked for: later a browser would take it for an advertisement. */
const openWindow = () => window.open('', 'paypal', 'popup,width=480,height=760')

/** Busy until the page is elsewhere. */
const leaveFor = (url: string) => {
  location.assign(url)
  return new Promise<void>(() => {})
}

/** Puts the approval on the basket: it pays by the order that the basket names (S4.066). */
const takeApproval = async (env: Env, basketId: string): Promise<Basket> => {
  const { c_paypalOrderId: id } = await env.call(baskets.getBasket, { params: { basketId } })
  if (id === undefined) throw new Problem(409, 'paypal-order-outdated', 'Outdated', 'The basket has changed.')
  const basket = await env.call(baskets.addPaymentInstrumentToBasket, {
    params: { basketId },
    body: { paymentMethodId: paypalId, c_transaction_id: id },
  })
  cacheBasket(env, basket)
  return basket
}

/**
 * PayPal as the last step (S4.065–S4.067): an order there, the shopper's yes in its window, the order here. Without a
 * yes nothing happens. `back`: the browser comes back from PayPal itself, approved; `isCancelled`: it has come back with
 * a no.
 */
export const usePaypal = (basket: Basket, place: Placing, isCancelled = false) => {
  const env = useEnv()
  const opened = useRef<Window>(null)
  const pressed = useRef(false)
  const stopHearing = useRef(() => {})
  const [cancelled, setCancelled] = useState(isCancelled)
  useEffect(() => () => stopHearing.current(), [])
  const { basketId } = basket
  const back = useMutation({
    mutationFn: () => takeApproval(env, basketId),
    onSuccess: (paid) => place.mutate(paid),
  })
  const pay = useMutation({
    mutationFn: async () => {
      stopHearing.current()
      setCancelled(false)
      opened.current = openWindow()
      try {
        const { orderId, approveUrl } = await createPaypalOrder(env, basketId)
        const shown = opened.current
        if (!shown) return leaveFor(approveUrl)
        // Also after the window is out of reach: what it says in the end counts.
        stopHearing.current = onPaypalReturn(orderId, ({ approved }) => {
          shown.close()
          if (approved) back.mutate()
          else setCancelled(true)
        })
        shown.location.href = approveUrl
        await onClosed(shown)
      } catch (error) {
        opened.current?.close()
        throw error
      }
    },
    onSettled: () => {
      pressed.current = false
    },
  })
  return {
    press: () => {
      // Two presses may come before the button shows that it was pressed.
      if (!pressed.current) pay.mutate()
      pressed.current = true
    },
    comeBack: () => back.mutate(),
    /** Brings the window to the front again. */
    show: () => opened.current?.focus(),
    waiting: pay.isPending,
    /** The shopper said no at PayPal, and has not pressed again since. */
    cancelled,
    busy: pay.isPending || back.isPending || place.isPending || place.isSuccess,
    error: pay.error ?? back.error,
  }
}
