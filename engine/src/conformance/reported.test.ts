import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPassword, testShop } from '../login/testing.ts'
import { openLedger } from './testing/ledger.ts'
import { clientConfig } from './testing/official-call.ts'
import { sdk } from './testing/official.ts'
import { example } from './testing/scene.ts'
import { type ConformanceShop, openConformanceShop } from './testing/shop.ts'

let shop: ConformanceShop
const ledger = openLedger()
beforeAll(async () => {
  shop = await openConformanceShop()
})
afterAll(() => shop.close())

const redirectURI = testShop.redirectUri

/** The official client of one shopper. */
const clientsOf = (token?: string) => {
  const config = { ...clientConfig(shop, ledger, token), throwOnBadResponse: true }
  return {
    login: new sdk.ShopperLogin(config),
    v1: new sdk.ShopperBaskets(config),
    v2: new sdk.ShopperBasketsV2(config),
    customers: new sdk.ShopperCustomers(config),
    orders: new sdk.ShopperOrders(config),
    search: new sdk.ShopperSearch(config),
    products: new sdk.ShopperProducts(config),
  }
}
type Shopper = ReturnType<typeof clientsOf> & { customerId: string; usid: string; refreshToken: string }

type Tokens = { access_token: string; customer_id: string; usid: string; refresh_token: string }
const shopperOf = (tokens: Tokens): Shopper => ({
  ...clientsOf(tokens.access_token),
  customerId: tokens.customer_id,
  usid: tokens.usid,
  refreshToken: tokens.refresh_token,
})

const guest = async (usid?: string) =>
  shopperOf(
    await sdk.helpers.loginGuestUser({
      slasClient: clientsOf().login,
      parameters: { redirectURI, ...(usid ? { usid } : {}) },
    }),
  )

const signIn = async (username: string, usid?: string) =>
  shopperOf(
    await sdk.helpers.loginRegisteredUserB2C({
      slasClient: clientsOf().login,
      credentials: { username, password: testPassword },
      parameters: { redirectURI, ...(usid ? { usid } : {}) },
    }),
  )

const refreshed = async ({ refreshToken }: Shopper) =>
  shopperOf(
    await sdk.helpers.refreshAccessToken({ slasClient: clientsOf().login, parameters: { refreshToken } }),
  )

let people = 0
/** A new account, as a guest makes it; nobody has signed in to it yet. */
const account = async (visitor: Shopper) => {
  const login = `visita${++people}@pruebas.example`
  await visitor.customers.registerCustomer({
    body: { customer: { login, email: login, firstName: 'Ana', lastName: 'Visita' }, password: testPassword },
  })
  return login
}

const screws = (quantity: number) => [{ productId: 'QA-SCREW', quantity }]
const fill = async ({ v2 }: Shopper, items: { productId: string; quantity: number }[]) => {
  const { basketId = '' } = await v2.createBasket({ parameters: {}, body: {} })
  await v2.addItemToBasket({ parameters: { basketId }, body: items })
  return basketId
}
type Line = { productId?: string; quantity?: number }
const lines = (items: Line[] | undefined) =>
  Object.fromEntries((items ?? []).map(({ productId = '', quantity = 0 }) => [productId, quantity]))
const basketsOf = async ({ customers, customerId }: Shopper) =>
  (await customers.getCustomerBaskets({ parameters: { customerId } })).baskets ?? []

const merged = ({ v1 }: Shopper, mode?: string) =>
  v1.mergeBasket({
    parameters: { createDestinationBasket: true, ...(mode ? { productItemMergeMode: mode } : {}) } as never,
  })

/** The status that the client's error carries. */
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { response?: Response }) => error.response?.status,
  )

/** A basket ready to be ordered by transfer, and its order. */
const ordered = async ({ v2, orders }: Shopper, basketId: string) => {
  const parameters = { basketId }
  const shipment = { ...parameters, shipmentId: 'me' }
  await v2.updateCustomerForBasket({ parameters, body: { email: 'ana@qa.example' } })
  await v2.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: true },
    body: example.address,
  })
  await v2.updateBasket({
    parameters,
    body: {
      c_personPicksUpData: {
        firstName: 'Ana',
        lastName: 'Visita',
        idType: 'dui',
        idNumber: '00000000-0',
        phone: '70000000',
      },
    },
  })
  const methods = await v2.getShippingMethodsForShipment({ parameters: shipment })
  await v2.updateShippingMethodForShipment({
    parameters: shipment,
    body: { id: methods.defaultShippingMethodId ?? '' },
  })
  await v2.updateBillingAddressForBasket({ parameters, body: example.address })
  await v2.addPaymentInstrumentToBasket({ parameters, body: { paymentMethodId: 'BANK_TRANSFER' } })
  return orders.createOrder({ parameters: {}, body: { basketId } })
}

const reported: [string, () => Promise<void>][] = [
  [
    'the basket of a guest is not lost when they sign in',
    async () => {
      const visitor = await guest()
      const login = await account(visitor)
      await fill(visitor, screws(3))
      const ana = await signIn(login, visitor.usid)
      expect(lines((await merged(ana)).productItems)).toEqual({ 'QA-SCREW': 3 })
      expect(await basketsOf(ana)).toHaveLength(1)
    },
  ],
  [
    'nor when they sign in again later',
    async () => {
      const visitor = await guest()
      const login = await account(visitor)
      const first = await signIn(login, visitor.usid)
      await fill(first, screws(2))
      const again = await signIn(login, (await guest()).usid)
      expect((await basketsOf(again)).map(({ productItems }) => lines(productItems))).toEqual([
        { 'QA-SCREW': 2 },
      ])
    },
  ],
  [
    'merging: the guest had nothing',
    async () => {
      const visitor = await guest()
      const login = await account(visitor)
      const ana = await signIn(login, visitor.usid)
      await fill(ana, screws(2))
      expect(await statusOf(merged(ana))).toBe(409)
      expect((await basketsOf(ana)).map(({ productItems }) => lines(productItems))).toEqual([
        { 'QA-SCREW': 2 },
      ])
    },
  ],
  [
    'merging: the guest had an empty basket',
    async () => {
      const visitor = await guest()
      const login = await account(visitor)
      await visitor.v1.createBasket({ parameters: {}, body: {} })
      const ana = await signIn(login, visitor.usid)
      await fill(ana, screws(2))
      expect(lines((await merged(ana)).productItems)).toEqual({ 'QA-SCREW': 2 })
    },
  ],
  [
    'merging: the customer had nothing',
    async () => {
      const visitor = await guest()
      const login = await account(visitor)
      await fill(visitor, screws(4))
      const ana = await signIn(login, visitor.usid)
      expect((await merged(ana)).customerInfo?.customerId).toBe(ana.customerId)
    },
  ],
  ...(
    [
      ['higher_quantity', { 'QA-SCREW': 5, 'QA-CEMENT': 1 }],
      ['sum_quantities', { 'QA-SCREW': 7, 'QA-CEMENT': 1 }],
      ['saved_quantity', { 'QA-SCREW': 2, 'QA-CEMENT': 1 }],
    ] as const
  ).map(([mode, expected]): [string, () => Promise<void>] => [
    `merging: both had the same product, ${mode}`,
    async () => {
      const visitor = await guest()
      const login = await account(visitor)
      const before = await signIn(login)
      await fill(before, screws(2))
      await fill(visitor, [...screws(5), { productId: 'QA-CEMENT', quantity: 1 }])
      const ana = await signIn(login, visitor.usid)
      expect(lines((await merged(ana, mode)).productItems)).toEqual(expected)
      expect(await statusOf(merged(ana, mode))).toBe(409)
    },
  ]),
  [
    'the second order of the same customer has its own basket',
    async () => {
      const visitor = await guest()
      const ana = await signIn(await account(visitor), visitor.usid)
      const first = await ordered(ana, await fill(ana, screws(1)))
      expect(await basketsOf(ana)).toEqual([])
      const second = await ordered(ana, await fill(ana, screws(2)))
      expect(second.orderNo).not.toBe(first.orderNo)
      expect(lines(second.productItems)).toEqual({ 'QA-SCREW': 2 })
      const list = await ana.customers.getCustomerOrders({ parameters: { customerId: ana.customerId } })
      expect(list.data?.map(({ orderNo }) => orderNo)).toEqual([second.orderNo, first.orderNo])
    },
  ],
  [
    'an order given up opens its basket again',
    async () => {
      const visitor = await guest()
      const ana = await signIn(await account(visitor), visitor.usid)
      const { orderNo = '' } = await ordered(ana, await fill(ana, screws(2)))
      await ana.orders.failOrder({
        parameters: { orderNo, reopenBasket: true },
        body: { reasonCode: 'payment_confirm_failure' } as never,
      })
      expect((await basketsOf(ana)).map(({ productItems }) => lines(productItems))).toEqual([
        { 'QA-SCREW': 2 },
      ])
    },
  ],
  [
    'an expired token that was not refreshed is refused, refreshing goes on with the same basket',
    async () => {
      const visitor = await guest()
      const basketId = await fill(visitor, screws(2))
      shop.clock.moveTo(new Date(Date.now() + 31 * 60_000))
      expect(await statusOf(visitor.v1.getBasket({ parameters: { basketId } }))).toBe(401)
      const again = await refreshed(visitor)
      expect(again.customerId).toBe(visitor.customerId)
      expect(lines((await again.v1.getBasket({ parameters: { basketId } })).productItems)).toEqual({
        'QA-SCREW': 2,
      })
    },
  ],
  [
    'two tabs that refresh together stay signed in',
    async () => {
      const visitor = await guest()
      const login = await account(visitor)
      const ana = await signIn(login, visitor.usid)
      const tabs = await Promise.all([refreshed(ana), refreshed(ana), refreshed(ana)])
      expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1)
      expect(await statusOf(refreshed(tabs[0]))).toBe(200)
    },
  ],
  [
    'a refresh token used again much later ends the session',
    async () => {
      const visitor = await guest()
      const again = await refreshed(visitor)
      shop.clock.moveTo(new Date(Date.now() + 60_000))
      expect(await statusOf(refreshed(visitor))).toBe(400)
      expect(await statusOf(refreshed(again))).toBe(400)
    },
  ],
  [
    'another currency keeps the lines and prices them anew',
    async () => {
      const visitor = await guest()
      const ana = await signIn(await account(visitor), visitor.usid)
      const basketId = await fill(ana, screws(2))
      const before = await ana.v1.getBasket({ parameters: { basketId } })
      const after = await ana.v1.updateBasket({ parameters: { basketId }, body: { currency: 'GTQ' } })
      expect([after.currency, lines(after.productItems)]).toEqual(['GTQ', { 'QA-SCREW': 2 }])
      expect(after.productTotal).not.toBe(before.productTotal)
      const back = await ana.v2.updateBasket({ parameters: { basketId }, body: { currency: 'USD' } })
      expect(back.productTotal).toBe(before.productTotal)
    },
  ],
  [
    'one basket is read and written under both prefixes',
    async () => {
      const visitor = await guest()
      const basketId = await fill(visitor, screws(1))
      const [line] = (await visitor.v1.getBasket({ parameters: { basketId } })).productItems ?? []
      const parameters = { basketId, itemId: line?.itemId ?? '' }
      await visitor.v1.updateItemInBasket({ parameters, body: { quantity: 6 } })
      expect(lines((await visitor.v2.getBasket({ parameters: { basketId } })).productItems)).toEqual({
        'QA-SCREW': 6,
      })
    },
  ],
  [
    'a client that opens a second basket is told which one is open',
    async () => {
      const visitor = await guest()
      const basketId = await fill(visitor, screws(1))
      const refused = await visitor.v2
        .createBasket({ parameters: {}, body: {} })
        .catch((error: { response: Response }) => error.response.json())
      expect(refused).toMatchObject({ basketIds: basketId })
    },
  ],
  [
    'the totals of a new basket are null until a delivery is known',
    async () => {
      const visitor = await guest()
      const ana = await signIn(await account(visitor), visitor.usid)
      const basketId = await fill(ana, screws(1))
      expect(await ana.v2.getBasket({ parameters: { basketId } })).toMatchObject({
        orderTotal: null,
        shippingTotal: null,
        taxTotal: null,
      })
    },
  ],
  [
    'what is not there yet is absent, not empty',
    async () => {
      const visitor = await guest()
      const basketId = await fill(visitor, screws(1))
      const basket = await visitor.v1.getBasket({ parameters: { basketId } })
      expect(basket).not.toHaveProperty('billingAddress')
      expect(basket).not.toHaveProperty('paymentInstruments')
    },
  ],
  [
    'attributes of the shop (`c_`) come back as written, prices and owners do not',
    async () => {
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
    },
  ],
  [
    'after signing out the tokens are worth nothing, and a new guest is somebody else',
    async () => {
      const visitor = await guest()
      const login = await account(visitor)
      const tokens = await sdk.helpers.loginRegisteredUserB2C({
        slasClient: clientsOf().login,
        credentials: { username: login, password: testPassword },
        parameters: { redirectURI, usid: visitor.usid },
      })
      const ana = shopperOf(tokens)
      await sdk.helpers.logout({
        slasClient: clientsOf().login,
        parameters: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
      })
      expect(await statusOf(refreshed(ana))).toBe(400)
      expect(await statusOf(basketsOf(ana))).toBe(401)
      expect((await guest(ana.usid)).customerId).not.toBe(ana.customerId)
    },
  ],
  [
    'a new password ends what was signed in before',
    async () => {
      const visitor = await guest()
      const login = await account(visitor)
      const ana = await signIn(login, visitor.usid)
      shop.clock.moveTo(new Date(Date.now() + 5_000))
      await ana.customers.updateCustomerPassword({
        parameters: { customerId: ana.customerId },
        body: { currentPassword: testPassword, password: `${testPassword}2` },
      })
      expect(await statusOf(basketsOf(ana))).toBe(401)
      expect(await statusOf(refreshed(ana))).toBe(400)
    },
  ],
]

test.each(reported)('users report it: %s', async (_, story) => {
  await story().finally(() => shop.clock.moveTo(undefined))
})
