import type { Answer } from '../../../../engine/src/kernel/contract.ts'
import type { ordersContract } from '../../../../engine/src/orders/contract.ts'
import { deliveriesOf } from '../../api/shipments.ts'
import type { Billed } from '../basket/index.ts'

/** An order of the customer. */
export type Order = Answer<typeof ordersContract.getOrder>

/** The last segment of the confirmation's path (S2.024). */
export const orderNoFromPath = (path: string): string =>
  decodeURIComponent(path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? '')

/** The amounts of an order as the bill reads them; metres are counted from its lines. */
export const orderFigures = (order: Order): Billed => {
  const lengths: Billed['c_totalLengthByProduct'] = {}
  for (const { productId, quantity, c_lengthMetersToBuy: length } of order.productItems) {
    if (length === undefined) continue
    const before = lengths[productId]?.value ?? 0
    // Millimetres, so that 0.1 + 0.2 stays 0.3.
    lengths[productId] = { value: Math.round((before + quantity * length) * 1000) / 1000, missingMt: 0 }
  }
  return { ...order, c_totalLengthByProduct: lengths }
}

export const isPickedUp = (order: Order) => order.productItems.every((line) => line.c_pickUpProduct)

export const isAnyPickedUp = (order: Order) => order.productItems.some((line) => line.c_pickUpProduct)

/** The days on which lines that are picked up are ready (ISO), the first one first. */
export const pickupDaysOf = (order: Order): string[] => {
  const days = order.productItems.flatMap((line) =>
    line.c_pickUpProduct ? (line.c_pickupFinishDateNotFormatted ?? []) : [],
  )
  return [...new Set(days)].toSorted()
}

/** The day on which the last line that is picked up is ready (ISO). */
export const pickupDayOf = (order: Order): string | undefined => pickupDaysOf(order).at(-1)

type Place = Order['shipments'][number]['shippingAddress']

/** A place of an order in one line. */
export const placeText = (address: Place): string =>
  [address?.address1, address?.address2, address?.city].filter(Boolean).join(', ')

/** The days on which deliveries arrive (ISO), the first one first. */
export const arrivalDaysOf = (order: Order): string[] =>
  deliveriesOf(order)
    .flatMap(({ shipment }) => shipment.shippingMethod?.c_deliveryDateNotFormatted ?? [])
    .toSorted()

/** Nothing is promised any more: it was cancelled, failed, or is handed over. */
export const isOver = ({ status }: Order) => ['cancelled', 'failed', 'completed'].includes(status)
