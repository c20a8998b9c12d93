import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  basketsOf,
  createBasketWith,
  mergeBasket,
  type OfficialShoppers,
  officialShoppers,
  placeOrder,
  quantitiesOf,
  screws,
  statusOf,
} from './testing/official-shoppers.ts'
import { type ConformanceShop, openConformanceShop } from './testing/shop.ts'

let shop: ConformanceShop
let guest: OfficialShoppers['guest']
let signIn: OfficialShoppers['signIn']
let account: OfficialShoppers['account']
beforeAll(async () => {
  shop = await openConformanceShop()
  ;({ guest, signIn, account } = officialShoppers(shop))
})
afterEach(() => shop.clock.moveTo(undefined))
afterAll(() => shop.close())

describe('users report it', () => {
  test('the basket of a guest is not lost when they sign in', async () => {
    const visitor = await guest()
    const login = await account(visitor)
    await createBasketWith(visitor, screws(3))
    const ana = await signIn(login, visitor.usid)
    expect(quantitiesOf((await mergeBasket(ana)).productItems)).toEqual({ 'QA-SCREW': 3 })
    expect(await basketsOf(ana)).toHaveLength(1)
  })

  test('nor when they sign in again later', async () => {
    const visitor = await guest()
    const login = await account(visitor)
    const first = await signIn(login, visitor.usid)
    await createBasketWith(first, screws(2))
    const again = await signIn(login, (await guest()).usid)
    expect((await basketsOf(again)).map(({ productItems }) => quantitiesOf(productItems))).toEqual([
      { 'QA-SCREW': 2 },
    ])
  })

  test('merging: the guest had nothing', async () => {
    const visitor = await guest()
    const login = await account(visitor)
    const ana = await signIn(login, visitor.usid)
    await createBasketWith(ana, screws(2))
    expect(await statusOf(mergeBasket(ana))).toBe(409)
    expect((await basketsOf(ana)).map(({ productItems }) => quantitiesOf(productItems))).toEqual([
      { 'QA-SCREW': 2 },
    ])
  })

  test('merging: the guest had an empty basket', async () => {
    const visitor = await guest()
    const login = await account(visitor)
    await visitor.v1.createBasket({ parameters: {}, body: {} })
    const ana = await signIn(login, visitor.usid)
    await createBasketWith(ana, screws(2))
    expect(quantitiesOf((await mergeBasket(ana)).productItems)).toEqual({ 'QA-SCREW': 2 })
  })

  test('merging: the customer had nothing', async () => {
    const visitor = await guest()
    const login = await account(visitor)
    await createBasketWith(visitor, screws(4))
    const ana = await signIn(login, visitor.usid)
    expect((await mergeBasket(ana)).customerInfo?.customerId).toBe(ana.customerId)
  })

  test.each([
    ['higher_quantity', { 'QA-SCREW': 5, 'QA-CEMENT': 1 }],
    ['sum_quantities', { 'QA-SCREW': 7, 'QA-CEMENT': 1 }],
    ['saved_quantity', { 'QA-SCREW': 2, 'QA-CEMENT': 1 }],
  ] as const)('merging: both had the same product, %s', async (mode, expected) => {
    const visitor = await guest()
    const login = await account(visitor)
    const before = await signIn(login)
    await createBasketWith(before, screws(2))
    await createBasketWith(visitor, [...screws(5), { productId: 'QA-CEMENT', quantity: 1 }])
    const ana = await signIn(login, visitor.usid)
    expect(quantitiesOf((await mergeBasket(ana, mode)).productItems)).toEqual(expected)
    expect(await statusOf(mergeBasket(ana, mode))).toBe(409)
  })

  test('the second order of the same customer has its own basket', async () => {
    const visitor = await guest()
    const ana = await signIn(await account(visitor), visitor.usid)
    const first = await placeOrder(ana, await createBasketWith(ana, screws(1)))
    expect(await basketsOf(ana)).toEqual([])
    const second = await placeOrder(ana, await createBasketWith(ana, screws(2)))
    expect(second.orderNo).not.toBe(first.orderNo)
    expect(quantitiesOf(second.productItems)).toEqual({ 'QA-SCREW': 2 })
    const list = await ana.customers.getCustomerOrders({ parameters: { customerId: ana.customerId } })
    expect(list.data?.map(({ orderNo }) => orderNo)).toEqual([second.orderNo, first.orderNo])
  })

  test('an order given up opens its basket again', async () => {
    const visitor = await guest()
    const ana = await signIn(await account(visitor), visitor.usid)
    const { orderNo = '' } = await placeOrder(ana, await createBasketWith(ana, screws(2)))
    await ana.orders.failOrder({
      parameters: { orderNo, reopenBasket: true },
      body: { reasonCode: 'payment_confirm_failure' } as never,
    })
    expect((await basketsOf(ana)).map(({ productItems }) => quantitiesOf(productItems))).toEqual([
      { 'QA-SCREW': 2 },
    ])
  })

  test('another currency keeps the lines and prices them anew', async () => {
    const visitor = await guest()
    const ana = await signIn(await account(visitor), visitor.usid)
    const basketId = await createBasketWith(ana, screws(2))
    const before = await ana.v1.getBasket({ parameters: { basketId } })
    const after = await ana.v1.updateBasket({ parameters: { basketId }, body: { currency: 'GTQ' } })
    expect([after.currency, quantitiesOf(after.productItems)]).toEqual(['GTQ', { 'QA-SCREW': 2 }])
    expect(after.productTotal).not.toBe(before.productTotal)
    const back = await ana.v2.updateBasket({ parameters: { basketId }, body: { currency: 'USD' } })
    expect(back.productTotal).toBe(before.productTotal)
  })

  test('one basket is read and written under both prefixes', async () => {
    const visitor = await guest()
    const basketId = await createBasketWith(visitor, screws(1))
    const [line] = (await visitor.v1.getBasket({ parameters: { basketId } })).productItems ?? []
    const parameters = { basketId, itemId: line?.itemId ?? '' }
    await visitor.v1.updateItemInBasket({ parameters, body: { quantity: 6 } })
    expect(quantitiesOf((await visitor.v2.getBasket({ parameters: { basketId } })).productItems)).toEqual({
      'QA-SCREW': 6,
    })
  })

  test('a client that opens a second basket is told which one is open', async () => {
    const visitor = await guest()
    const basketId = await createBasketWith(visitor, screws(1))
    const refused = await visitor.v2
      .createBasket({ parameters: {}, body: {} })
      .catch((error: { response: Response }) => error.response.json())
    expect(refused).toMatchObject({ basketIds: basketId })
  })

  test('the totals of a new basket are null until a delivery is known', async () => {
    const visitor = await guest()
    const ana = await signIn(await account(visitor), visitor.usid)
    const basketId = await createBasketWith(ana, screws(1))
    expect(await ana.v2.getBasket({ parameters: { basketId } })).toMatchObject({
      orderTotal: null,
      shippingTotal: null,
      taxTotal: null,
    })
  })

  test('what is not there yet is absent, not empty', async () => {
    const visitor = await guest()
    const basketId = await createBasketWith(visitor, screws(1))
    const basket = await visitor.v1.getBasket({ parameters: { basketId } })
    expect(basket).not.toHaveProperty('billingAddress')
    expect(basket).not.toHaveProperty('paymentInstruments')
  })

  test('attributes of the shop (`c_`) come back as written, prices and owners do not', async () => {
    const visitor = await guest()
    const ana = await signIn(await account(visitor), visitor.usid)
    const { customerId } = ana
    await ana.customers.updateCustomer({
      parameters: { customerId },
      body: { c_initialCountry: 'GT', customerNo: '1' },
    })
    const customer = await ana.customers.getCustomer({ parameters: { customerId } })
    expect(customer).toMatchObject({ c_initialCountry: 'GT' })
    expect(customer.customerNo).not.toBe('1')
  })
})
