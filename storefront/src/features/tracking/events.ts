import type { BasketLine } from '../basket/index.ts'
import type { SearchResult } from '../product/index.ts'
import type { QuantityChange } from './quantity-changes.ts'

/** A product as GA4 names it. Guests know no price, so their items have none. */
export type Item = {
  item_id: string
  item_name: string
  quantity?: number
  price?: number
  index?: number
}
export type Ecommerce = { currency?: string; value?: number; items: Item[]; [member: string]: unknown }
export type EcommerceEvent = { event: string; ecommerce: Ecommerce }

const priceMember = (price: number | undefined) => (price === undefined ? {} : { price })
const valueMember = (value: number | undefined) => (value === undefined ? {} : { value })
const inCurrency = (currency: string | undefined) => (currency ? { currency } : {})

/** Half up at two decimals: sums of shown prices must not grow tails. */
const roundCents = (value: number) => Math.round(value * 100) / 100

type Priced = { id: string; name?: string; price?: number; currency?: string }

export const viewItem = ({ id, name = '', price, currency }: Priced): EcommerceEvent => ({
  event: 'view_item',
  ecommerce: {
    ...inCurrency(currency),
    ...valueMember(price),
    items: [{ item_id: id, item_name: name, quantity: 1, ...priceMember(price) }],
  },
})

export const itemOf = (line: BasketLine): Item => ({
  item_id: line.productId,
  item_name: line.productName ?? line.productId,
  quantity: line.quantity,
  ...priceMember(line.basePrice),
})

type Billed = { currency: string; productSubTotal?: number; productItems?: readonly BasketLine[] }

const ofBasket = (event: string, basket: Billed | null | undefined): EcommerceEvent => ({
  event,
  ecommerce: {
    ...inCurrency(basket?.currency),
    ...valueMember(basket?.productSubTotal),
    items: (basket?.productItems ?? []).map(itemOf),
  },
})

export const viewCart = (basket: Billed | null | undefined) => ofBasket('view_cart', basket)
export const beginCheckout = (basket: Billed) => ofBasket('begin_checkout', basket)

/** What was added, or taken out, in one write. */
const ofChanges = (event: string, changes: readonly QuantityChange[], currency: string): EcommerceEvent => {
  const items = changes.map(({ line, pieces }) => ({ ...itemOf(line), quantity: pieces }))
  const value = items.every(({ price }) => price !== undefined)
    ? roundCents(items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0))
    : undefined
  return { event, ecommerce: { currency, ...valueMember(value), items } }
}

/** At most one event of each kind: `add_to_cart` for what grew, `remove_from_cart` for what shrank. */
export const cartEvents = (changes: readonly QuantityChange[], currency: string): EcommerceEvent[] => {
  const added = changes.filter(({ direction }) => direction === 'added')
  const removed = changes.filter(({ direction }) => direction === 'removed')
  return [
    ...(added.length > 0 ? [ofChanges('add_to_cart', added, currency)] : []),
    ...(removed.length > 0 ? [ofChanges('remove_from_cart', removed, currency)] : []),
  ]
}

type List = { id: string; name: string; currency: string }

export const viewItemList = ({ tiles }: Pick<SearchResult, 'tiles'>, list: List): EcommerceEvent => ({
  event: 'view_item_list',
  ecommerce: {
    ...inCurrency(list.currency),
    item_list_id: list.id,
    item_list_name: list.name,
    items: tiles.map(({ shownId, name, price }, index) => ({
      item_id: shownId,
      item_name: name,
      index,
      ...priceMember(price),
    })),
  },
})

type Ordered = {
  orderNo: string
  orderTotal: number
  taxTotal: number
  shippingTotal: number
  currency: string
  productItems: readonly BasketLine[]
}

/** The record of a purchase (S3.034). */
export const buildPurchase = (order: Ordered) => ({
  transaction_id: order.orderNo,
  value: order.orderTotal,
  tax: order.taxTotal,
  shipping: order.shippingTotal,
  currency: order.currency,
  items: order.productItems.map(itemOf),
})

export const purchase = (order: Ordered): EcommerceEvent => ({
  event: 'purchase',
  ecommerce: buildPurchase(order),
})
