import { afterAll, beforeAll, expect, test } from 'vitest'
import { home, lines } from '../../baskets/testing/checkout.ts'
import type { Answered } from '../../baskets/testing.ts'
import { type OrderShop, openOrderShop } from '../testing.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

/** Members of a basket's answer that are the basket's own, or that change with the order. */
const ofBasketAlone = new Set([
  'basketId',
  'temporaryBasket',
  'customerInfo',
  'creationDate',
  'lastModified',
  'c_productTypeForCheckoutFlow',
  'c_totalLengthByProduct',
  'c_paypalOrderId',
])

/** What the order must tell as well: all of the basket but the stock of that moment. */
const toldBy = (basket: Answered) => ({
  ...Object.fromEntries(Object.entries(basket).filter(([name]) => !ofBasketAlone.has(name))),
  productItems: lines(basket).map(({ inventory: _stock, ...item }) => item),
})

const rich = [
  { productId: 'QA-SHEET-24-BLAN', quantity: 9, c_lengthMetersToBuy: 4.85 },
  { productId: 'QA-SCREW', quantity: 5, gift: true, giftMessage: 'Para Rosa' },
  {
    productId: 'QA-SOLVENT',
    quantity: 2,
    optionItems: [{ optionId: 'dispenser', optionValueId: 'pump' }],
  },
  { productId: 'QA-BUNDLE', quantity: 1 },
  { productId: 'QA-BRICK', quantity: 100 },
]

test('an order tells all that its basket told: lines, choices, gifts, discounts, amounts, persons and days', async () => {
  const ready = await shop.ready({ items: rich, coupon: 'QA5', card: '4111111111111111' })
  const { body } = await ready.order()
  expect(ready.shown.orderPriceAdjustments).not.toEqual([])
  expect(body).toMatchObject(toldBy(ready.shown))
})

test('so does one that is delivered in part, with its vehicle, its day and its promotion', async () => {
  const items = [{ ...rich[0], c_pickUpProduct: false }, ...rich.slice(1, 3)]
  const { buyer, basketId, order } = await shop.ready({ items })
  const at = `/baskets/${basketId}`
  await buyer.call('PUT', `${at}/shipments/me/shipping-address`, home)
  await buyer.call('PUT', `${at}/shipments/me/shipping-method`, { id: 'truck' })
  const { body: shown } = await buyer.call('GET', at)
  expect(shown.shipments).toMatchObject([
    {
      shippingMethod: {
        id: 'truck',
        shippingPromotions: [{}],
        c_deliveryDateNotFormatted: expect.stringMatching(/^20/),
      },
    },
  ])
  const { body } = await order()
  expect(body).toMatchObject(toldBy(shown))
})
