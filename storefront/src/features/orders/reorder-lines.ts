import { type Basket, type BasketLine, type NewLine, reorderOptions } from '../basket/index.ts'
import type { Order } from './order.ts'

/** What is asked for when an order is made again: the same goods, pieces, lengths and choices. */
export const reorderLines = ({ productItems }: Order): NewLine[] =>
  productItems.map((line) => ({
    productId: line.productId,
    quantity: line.quantity,
    ...(line.c_lengthMetersToBuy === undefined ? {} : { c_lengthMetersToBuy: line.c_lengthMetersToBuy }),
    ...reorderOptions(line),
  }))

/** A price per unit (piece, or metre of what is cut) that is another than when it was ordered. Major units. */
export type PriceChange = { name: string; before: number; now: number; currency: string }

const isSame = (a: BasketLine, b: BasketLine) =>
  a.productId === b.productId && a.c_lengthMetersToBuy === b.c_lengthMetersToBuy

const unitPrice = ({ pricePerUnit, basePrice }: BasketLine) => pricePerUnit ?? basePrice

/** Which of an order's prices are others in a basket now; none where the currency is another. */
export const priceChanges = (order: Order, basket: Basket): PriceChange[] =>
  order.productItems.flatMap((line) => {
    const again = basket.productItems?.find((one) => isSame(one, line))
    const before = unitPrice(line)
    const now = again && unitPrice(again)
    if (before === undefined || now === undefined || before === now || !again) return []
    if (again.currency !== line.currency) return []
    return [
      { name: line.productName ?? line.productId, before, now, currency: line.currency ?? order.currency },
    ]
  })
