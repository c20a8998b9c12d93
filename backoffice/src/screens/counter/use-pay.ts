import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { counter, type Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { paymentMethods } from '../../api/payment-methods.ts'

/** How a customer pays what was put together for them. */
export type Way = 'cash' | 'terminal' | 'transfer' | 'link' | 'later'

type Paid = { orderNo: string } | { email: string }

/**
 * Places the order and takes its money, or sends the link. Whatever answer was lost on the way: sent again it is the same
 * order, the same payment, the same mail.
 */
export const usePay = (sale: Sale) => {
  const { call } = useEnv()
  const queries = useQueryClient()
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  /** The order that was placed, though its money was not noted. */
  const [placedNo, setPlacedNo] = useState<string>()
  const { basketId, orderTotal } = sale

  const send = async (way: Way, reference: string): Promise<Paid> => {
    if (way === 'link') {
      const { email } = await call(counter.sendPaymentLink, {
        params: { basketId },
        headers: { 'idempotency-key': `${basketId}.link` },
      })
      return { email }
    }
    const { data: order, etag } = await call.tagged(counter.placeCounterOrder, {
      body: {
        basketId,
        paymentMethodId: way === 'transfer' ? paymentMethods.transfer : paymentMethods.atCounter,
        ...(typeof orderTotal === 'number' ? { c_orderTotal: orderTotal } : {}),
      },
    })
    const { orderNo } = order
    if (way === 'cash' || way === 'terminal') {
      setPlacedNo(orderNo)
      await call(counter.takePayment, {
        params: { orderNo },
        body: {
          tender: way,
          amount: order.orderTotal,
          ...(reference === '' ? {} : { reference }),
        },
        ifMatch: etag,
        headers: { 'idempotency-key': `${basketId}.${way}` },
      })
    }
    return { orderNo }
  }

  /** Undefined where it was refused, and while a first press is under way. */
  const pay = async (way: Way, reference: string): Promise<Paid | undefined> => {
    if (isSending.current) return undefined
    isSending.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const paid = await send(way, reference)
      void queries.invalidateQueries({ queryKey: [orders.searchOrders] })
      return paid
    } catch (error) {
      setFailure(error)
      return undefined
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { pay, isBusy, failure, placedNo }
}
