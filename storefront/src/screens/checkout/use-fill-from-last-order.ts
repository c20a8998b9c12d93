import { useEffect, useRef, useState } from 'react'
import { placeOf } from '../../../../facts/address.ts'
import { baskets } from '../../api/baskets.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import { readJson } from '../../api/json-text.ts'
import { deliveriesOf, heldShipmentsOf } from '../../api/shipments.ts'
import { useShopper } from '../../api/shopper.ts'
import { type Basket, basketQuery, linesOf, useBasketWrite } from '../../features/basket/index.ts'
import { type CheckoutFlow, storeApprovalMethod } from '../../features/checkout/index.ts'
import { paymentMethodOf } from '../../features/payment-methods/index.ts'
import { useChosenStore } from '../../features/stores/index.ts'
import { billingOf, deliveredTo, isWayOpen, type LastOrder, lastOrderOf, wasPickedUp } from './last-order.ts'

type Given = { basket: Basket; order: LastOrder; flow: CheckoutFlow; storeId: string | undefined }

/** Pickup or delivery, where, and who. */
const fillShipping = async (env: Env, basketId: string, { basket, order, storeId }: Given) => {
  const params = { basketId }
  let latest = basket
  const isOneShipment = heldShipmentsOf(basket).length === 1
  if (isOneShipment && isWayOpen(basket) && wasPickedUp(order)) {
    latest = await env.call(baskets.updateItemsInBasket, {
      params,
      query: {},
      body: linesOf(basket).map(({ itemId }) => ({
        itemId,
        c_pickUpProduct: true,
        ...(storeId ? { c_store: storeId } : {}),
      })),
    })
  }
  const address = deliveredTo(order)
  const lacksAddress = (one: Basket) => deliveriesOf(one).some(({ shipment }) => !shipment.shippingAddress)
  if (isOneShipment && lacksAddress(latest) && address) {
    const { firstName = '', lastName = '', phone = '' } = address
    latest = await env.call(baskets.updateShippingAddressForShipment, {
      params: { basketId, shipmentId: 'me' },
      body: { ...placeOf(address), firstName, lastName, phone },
    })
  }
  if (latest.c_personPicksUpData || !order.c_personPicksUpData || lacksAddress(latest)) return latest
  return env.call(baskets.updateBasket, {
    params,
    body: { c_personPicksUpData: readJson(order.c_personPicksUpData) },
  })
}

/** Invoice and, where nothing has to be typed for it, the payment. */
const fillPayment = async (env: Env, basket: Basket, order: LastOrder) => {
  const { basketId } = basket
  let latest = basket
  const billing = billingOf(order, env.country, basket.orderTotal ?? basket.productTotal ?? 0)
  if (!latest.billingAddress && billing)
    latest = await env.call(baskets.updateBillingAddressForBasket, { params: { basketId }, body: billing })
  const methodId = order.paymentInstruments?.[0]?.paymentMethodId
  const method = paymentMethodOf(methodId)
  if (!methodId || !method || method.Form || !latest.billingAddress) return latest
  if (method.Approval) {
    storeApprovalMethod({ basketId, methodId })
    return latest
  }
  if (latest.paymentInstruments?.length) return latest
  // A way to pay that is not offered for this basket is chosen anew.
  return env
    .call(baskets.addPaymentInstrumentToBasket, {
      params: { basketId },
      body: { paymentMethodId: methodId },
    })
    .catch(() => latest)
}

const useFill = () =>
  useBasketWrite(async (env, basketId, given: Given) => {
    const latest = await fillShipping(env, basketId, given)
    return given.flow === 'quote' ? latest : fillPayment(env, latest, given.order)
  })

type Filled = {
  /** The page waits for it: else it would show forms that are about to be filled. */
  isFilling: boolean
  /** How the last order was paid. */
  usualMethodId: string | undefined
}

/**
 * What a basket lacks is taken from the customer's last order in the country, once, so that a known customer meets the
 * review with its one button; every step can still be opened. What the basket says already stays as it is.
 */
export const useFillFromLastOrder = (
  basket: Basket | null | undefined,
  { lacks, flow, isSettled }: { lacks: boolean; flow: CheckoutFlow; isSettled: boolean },
): Filled => {
  const env = useEnv()
  const { kind, customerId = '' } = useShopper()
  const { store } = useChosenStore()
  const fill = useFill()
  const begun = useRef(false)
  const [isDone, setDone] = useState(false)
  const [usualMethodId, setUsual] = useState<string>()
  useEffect(() => {
    if (!isSettled || !basket || begun.current || kind !== 'registered') return
    begun.current = true
    const run = async () => {
      const order = await lastOrderOf(env, customerId, env.country)
      if (!order) return
      setUsual(order.paymentInstruments?.[0]?.paymentMethodId)
      await fill.mutateAsync({ basket, order, flow, storeId: store?.id })
    }
    const ended = lacks
      ? run().catch(() => env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey }))
      : Promise.resolve()
    void ended.finally(() => setDone(true))
  })
  return { isFilling: lacks && !isDone, usualMethodId }
}
