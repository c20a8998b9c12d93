import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomIds } from '../../kernel/ids.ts'
import { type Answered, type BasketShop, openBasketShop } from '../testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const quantities = (body: Answered) =>
  (body.productItems as unknown as Record<string, unknown>[]).map((one) => [
    one.productId,
    one.c_lengthMetersToBuy ?? 0,
    one.quantity,
  ])

/** A guest who has signed in as a customer: both can still be spoken for. */
const signedIn = async () => {
  const guest = await shop.guest()
  return { guest, customer: await shop.customer({ guestId: guest.customerId }) }
}

const merge = '/baskets/actions/merge?createDestinationBasket=true'

test('[S7.005] [S4.022] the guest’s basket is merged into the customer’s and deleted', async () => {
  const { guest, customer } = await signedIn()
  const guestBasket = await guest.basket()
  await guest.add(
    guestBasket,
    { productId: 'QA-SCREW', quantity: 5 },
    { productId: 'QA-SHEET-26-AZUL', quantity: 2, c_lengthMetersToBuy: 4 },
  )
  await guest.call('POST', `/baskets/${guestBasket}/coupons`, { code: 'QA5' })
  const own = await customer.basket()
  await customer.add(
    own,
    { productId: 'QA-SCREW', quantity: 3 },
    { productId: 'QA-SHEET-26-AZUL', quantity: 2, c_lengthMetersToBuy: 3 },
  )
  const { status, body } = await customer.call('POST', merge)
  expect([status, body.basketId]).toEqual([200, own])
  expect(quantities(body)).toEqual([
    ['QA-SCREW', 0, 5],
    ['QA-SHEET-26-AZUL', 3, 2],
    ['QA-SHEET-26-AZUL', 4, 2],
  ])
  expect(body.couponItems).toMatchObject([{ statusCode: 'applied' }])
  expect((await guest.call('GET', `/baskets/${guestBasket}`)).status).toBe(404)
  const again = await customer.call('POST', merge)
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ customerId: guest.customerId })
  expect(String(again.body.type)).toMatch(/no-source-basket-exception$/)
  expect(quantities((await customer.call('GET', `/baskets/${own}`)).body)).toEqual(quantities(body))
})

test.each([
  ['higher_quantity', [['QA-SCREW', 0, 5]]],
  ['sum_quantities', [['QA-SCREW', 0, 7]]],
  ['saved_quantity', [['QA-SCREW', 0, 2]]],
  [
    'separate_item',
    [
      ['QA-SCREW', 0, 2],
      ['QA-SCREW', 0, 5],
    ],
  ],
])('mode %s', async (mode, expected) => {
  const { guest, customer } = await signedIn()
  await guest.add(await guest.basket(), { productId: 'QA-SCREW', quantity: 5 })
  await customer.add(await customer.basket(), { productId: 'QA-SCREW', quantity: 2 })
  const { body } = await customer.call('POST', `${merge}&productItemMergeMode=${mode}`)
  expect(quantities(body)).toEqual(expected)
})

test('without a basket of their own the customer gets a new one, if that is allowed', async () => {
  const { guest, customer } = await signedIn()
  await guest.add(await guest.basket(), { productId: 'QA-SCREW', quantity: 5 })
  const refused = await customer.call('POST', '/baskets/actions/merge')
  expect([refused.status, String(refused.body.type).split('/').at(-1)]).toEqual([
    409,
    'basket-merge-no-current-basket-exception',
  ])
  const { body } = await customer.call('POST', merge)
  expect(quantities(body)).toEqual([['QA-SCREW', 0, 5]])
  expect(body.customerInfo).toMatchObject({ customerId: customer.customerId })
})

test('a guest has nobody to merge from', async () => {
  const guest = await shop.guest()
  expect((await guest.call('POST', merge)).status).toBe(403)
})

test('merges, adds and creates at once lose and double nothing', async () => {
  for (let round = 0; round < 20; round++) {
    const { guest, customer } = await signedIn()
    await guest.add(await guest.basket(), { productId: 'QA-SCREW', quantity: 5 })
    const answers = await Promise.all([
      customer.call('POST', `${merge}&productItemMergeMode=sum_quantities`),
      customer.call('POST', `${merge}&productItemMergeMode=sum_quantities`),
      customer.call('POST', '/baskets', {}),
      customer.call('POST', `${merge}&productItemMergeMode=sum_quantities`),
    ])
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([])
    const list = await customer.call(
      'GET',
      `/customer/shopper-customers/v1/organizations/f_ecom_lmna_001/customers/${customer.customerId}/baskets`,
    )
    const baskets = list.body.baskets as unknown as Answered[]
    expect(baskets.map(quantities)).toEqual([[['QA-SCREW', 0, 5]]])
  }
})

test('transfer gives the guest’s basket over, joins or replaces on request', async () => {
  const transfer = '/baskets/actions/transfer'
  const nobody = await shop.customer({ guestId: randomIds.customer() })
  expect((await nobody.call('POST', transfer)).status).toBe(204)
  const { guest, customer } = await signedIn()
  await guest.add(await guest.basket(), { productId: 'QA-SCREW', quantity: 5 })
  const first = await customer.call('POST', transfer)
  expect(quantities(first.body)).toEqual([['QA-SCREW', 0, 5]])
  await guest.add(await guest.basket(), { productId: 'QA-CEMENT', quantity: 1 })
  expect((await customer.call('POST', transfer)).status).toBe(409)
  const joined = await customer.call('POST', `${transfer}?merge=true`)
  expect(quantities(joined.body)).toEqual([
    ['QA-SCREW', 0, 5],
    ['QA-CEMENT', 0, 1],
  ])
  await guest.add(await guest.basket(), { productId: 'QA-LAST', quantity: 1 })
  const replaced = await customer.call('POST', `${transfer}?overrideExisting=true`)
  expect(quantities(replaced.body)).toEqual([['QA-LAST', 0, 1]])
})
