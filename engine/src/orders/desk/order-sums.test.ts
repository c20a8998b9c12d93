import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '../../../../facts/format-money.ts'
import { openClient } from '../../api-clients/testing.ts'
import { addAgreedLines } from '../../baskets/index.ts'
import { home } from '../../baskets/testing/checkout.ts'
import { selectOwnOrder } from '../queries.ts'
import { receiptDocument } from '../receipt/receipt-document.ts'
import { type OrderShop, openOrderShop } from '../testing.ts'

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.orders'] })).token
})
afterAll(() => shop.close())

type DeskOrder = {
  lines: { productId: string; price: number }[]
  discounts: { name: string; amount: number }[]
} & Record<'productSubTotal' | 'shippingTotal' | 'taxTotal' | 'orderTotal', number>

const cents = (amount: number) => Math.round(amount * 100)
const dollars = (major: number) => formatMoney(cents(major), 'USD', 'es-SV')

const screws = { productId: 'QA-SCREW', quantity: 5 }
const sheet = { productId: 'QA-SHEET-24-BLAN', quantity: 9, c_lengthMetersToBuy: 4.85 }
const solvent = {
  productId: 'QA-SOLVENT',
  quantity: 2,
  optionItems: [{ optionId: 'dispenser', optionValueId: 'pump' }],
}

type Wish = {
  what: string
  goods?: { productId: string; quantity: number }
  coupon?: string
  /** By which vehicle; orders as large as these are brought for nothing by a truck, and by a crane are not. */
  brought?: 'truck' | 'truck-crane'
  quoted?: boolean
}

/** An order as the desk and its receipt tell it. */
const place = async ({ goods = screws, coupon, brought, quoted = false }: Wish) => {
  const items = [sheet, goods].map((item) => ({ ...item, c_pickUpProduct: brought === undefined }))
  const ready = await shop.ready({ items, ...(coupon ? { coupon } : {}) })
  const { buyer, basketId } = ready
  const ctx = await shop.contextFor(buyer)
  if (quoted) {
    const line = { productId: 'QA-SCREW', quantity: 3, pieceMinor: 12_345 }
    await ctx.db.transaction((tx) =>
      addAgreedLines(ctx, tx, { opportunityId: 'quote', country: 'SV', lines: [line] }),
    )
  }
  if (brought) {
    const shipment = `/baskets/${basketId}/shipments/me`
    await buyer.call('PUT', `${shipment}/shipping-address`, home)
    expect((await buyer.call('PUT', `${shipment}/shipping-method`, { id: brought })).status).toBe(200)
  }
  const { status, body } = await ready.order()
  expect(status, JSON.stringify(body)).toBe(200)
  const orderNo = String(body.orderNo)
  const desk = await shop.call<DeskOrder>(
    'GET',
    `/custom/orders-desk/v1/organizations/f_ecom_lmna_001/orders/${orderNo}?siteId=Lamina`,
    { as: token },
  )
  const order = await ctx.db.maybe(selectOwnOrder('Lamina', buyer.customerId, orderNo))
  if (!order) throw new Error(`no order ${orderNo}`)
  const { secretKey } = await shop.engine.merchantContext()
  return { desk: desk.body, paper: receiptDocument({ ...ctx, secretKey }, order) }
}

const orders: readonly Wish[] = [
  { what: 'that is picked up' },
  { what: 'with a delivery', brought: 'truck-crane' },
  { what: 'that is delivered for nothing, with a choice along', goods: solvent, brought: 'truck' },
  { what: 'with a coupon', coupon: 'QA5' },
  { what: 'with a quoted price, which is brought', brought: 'truck-crane', quoted: true },
  {
    what: 'with a delivery, a coupon and a quoted price',
    brought: 'truck-crane',
    coupon: 'QA5',
    quoted: true,
  },
]

test.each(orders)('an order $what adds up from its lines to its total, as its receipt does', async (wish) => {
  const { desk, paper } = await place(wish)
  const { lines, discounts, productSubTotal, shippingTotal, taxTotal, orderTotal } = desk
  expect([discounts.length > 0, shippingTotal > 0]).toEqual([
    wish.coupon !== undefined,
    wish.brought === 'truck-crane',
  ])
  expect(lines.filter(({ price }) => cents(price) === 3 * 12_345)).toHaveLength(wish.quoted ? 1 : 0)
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + cents(amount), 0)
  expect(sum(lines.map(({ price }) => price))).toBe(cents(productSubTotal))
  const taken = sum(discounts.map(({ amount }) => amount))
  expect(cents(productSubTotal) - taken + cents(shippingTotal)).toBe(cents(orderTotal))
  expect(paper.totals.map(({ value }) => value)).toEqual([
    dollars(productSubTotal),
    ...discounts.map(({ amount }) => dollars(-amount)),
    shippingTotal > 0 ? dollars(shippingTotal) : 'Gratis',
    dollars(taxTotal),
    dollars(orderTotal),
  ])
})
