import { testPassword, testShop } from '../../login/testing.ts'
import { sdk } from './official.ts'
import { clientConfig } from './official-call.ts'
import { openResponseLedger } from './response-ledger.ts'
import { example } from './scene.ts'
import type { ConformanceShop } from './shop.ts'

const redirectURI = testShop.redirectUri
const ledger = openResponseLedger()

/** The official clients of one shopper; without a token nobody's. */
const clientsOf = (shop: ConformanceShop, token?: string) => {
  const config = { ...clientConfig(shop, ledger, token), throwOnBadResponse: true }
  return {
    login: new sdk.ShopperLogin(config),
    v1: new sdk.ShopperBaskets(config),
    v2: new sdk.ShopperBasketsV2(config),
    customers: new sdk.ShopperCustomers(config),
    orders: new sdk.ShopperOrders(config),
  }
}

type Tokens = { access_token: string; customer_id: string; usid: string; refresh_token: string }
export type Shopper = ReturnType<typeof clientsOf> & {
  customerId: string
  usid: string
  accessToken: string
  refreshToken: string
}

const shopperOf = (shop: ConformanceShop, tokens: Tokens): Shopper => ({
  ...clientsOf(shop, tokens.access_token),
  customerId: tokens.customer_id,
  usid: tokens.usid,
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token,
})

/** Shoppers who come, register, sign in and renew as the helpers of the official client have them do. */
export const officialShoppers = (shop: ConformanceShop) => {
  let people = 0
  const guest = async (usid?: string) =>
    shopperOf(
      shop,
      await sdk.helpers.loginGuestUser({
        slasClient: clientsOf(shop).login,
        parameters: { redirectURI, ...(usid ? { usid } : {}) },
      }),
    )

  const signIn = async (username: string, usid?: string) =>
    shopperOf(
      shop,
      await sdk.helpers.loginRegisteredUserB2C({
        slasClient: clientsOf(shop).login,
        credentials: { username, password: testPassword },
        parameters: { redirectURI, ...(usid ? { usid } : {}) },
      }),
    )

  const refresh = async ({ refreshToken }: Shopper) =>
    shopperOf(
      shop,
      await sdk.helpers.refreshAccessToken({
        slasClient: clientsOf(shop).login,
        parameters: { refreshToken },
      }),
    )

  /** A new account, as a guest makes it; nobody has signed in to it yet. */
  const account = async (visitor: Shopper) => {
    const login = `visita${++people}@pruebas.example`
    await visitor.customers.registerCustomer({
      body: {
        customer: { login, email: login, firstName: 'Ana', lastName: 'Visita' },
        password: testPassword,
      },
    })
    return login
  }

  const signOut = ({ accessToken, refreshToken }: Shopper) =>
    sdk.helpers.logout({ slasClient: clientsOf(shop).login, parameters: { accessToken, refreshToken } })

  return { guest, signIn, refresh, account, signOut }
}

export type OfficialShoppers = ReturnType<typeof officialShoppers>

/** So many of the goods every story is about. */
export const screws = (quantity: number) => [{ productId: 'QA-SCREW', quantity }]

/** A new basket with lines; its id. */
export const createBasketWith = async ({ v2 }: Shopper, items: { productId: string; quantity: number }[]) => {
  const { basketId = '' } = await v2.createBasket({ parameters: {}, body: {} })
  await v2.addItemToBasket({ parameters: { basketId }, body: items })
  return basketId
}
type Line = { productId?: string; quantity?: number }

/** How many of each product. */
export const quantitiesOf = (items: Line[] | undefined) =>
  Object.fromEntries((items ?? []).map(({ productId = '', quantity = 0 }) => [productId, quantity]))

export const basketsOf = async ({ customers, customerId }: Shopper) =>
  (await customers.getCustomerBaskets({ parameters: { customerId } })).baskets ?? []

/** The guest's basket of this visit brought into the customer's. */
export const mergeBasket = ({ v1 }: Shopper, mode?: string) =>
  v1.mergeBasket({
    parameters: { createDestinationBasket: true, ...(mode ? { productItemMergeMode: mode } : {}) } as never,
  })

/** The status that the client's error carries. */
export const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { response?: Response }) => error.response?.status,
  )

/** A basket ready to be ordered by transfer, and its order. */
export const placeOrder = async ({ v2, orders }: Shopper, basketId: string) => {
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
