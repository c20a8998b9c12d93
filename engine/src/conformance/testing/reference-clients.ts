import { sdk } from './official.ts'

const redirectURI = 'http://localhost:3000/callback'

const clientsOf = (proxy: string, siteId: string, token?: string) => {
  const config = {
    parameters: {
      clientId: 'c9c45bfd-0ed3-4aa2-9971-40f88962b836',
      organizationId: 'f_ecom_zzrf_001',
      shortCode: '8o7m175y',
      siteId,
      locale: 'en-US',
      currency: 'USD',
    },
    proxy,
    throwOnBadResponse: true,
    // Its own is a package beside Node's.
    fetch: (input: string | URL | Request, init?: RequestInit) => fetch(input, init),
    headers: (token ? { authorization: `Bearer ${token}` } : {}) as Record<string, string>,
  }
  return {
    login: new sdk.ShopperLogin(config),
    baskets: new sdk.ShopperBasketsV2(config),
    baskets1: new sdk.ShopperBaskets(config),
    customers: new sdk.ShopperCustomers(config),
    orders: new sdk.ShopperOrders(config),
    search: new sdk.ShopperSearch(config),
    products: new sdk.ShopperProducts(config),
    stores: new sdk.ShopperStores(config),
    contexts: new sdk.ShopperContexts(config),
    configurations: new sdk.ShopperConfigurations(config),
    consents: new sdk.ShopperConsents(config),
    pages: new sdk.ShopperExperience(config),
  }
}

/** A guest of the site behind an origin, with the clients of the platform's own library. */
export const guestOf = async (proxy: string, siteId: string) => {
  const tokens = await sdk.helpers.loginGuestUser({
    slasClient: clientsOf(proxy, siteId).login,
    parameters: { redirectURI },
  })
  return {
    ...clientsOf(proxy, siteId, tokens.access_token),
    customerId: tokens.customer_id,
    usid: tokens.usid,
  }
}

/** The bundle's shopper, signed in where a guest was. */
export const signedIn = async (proxy: string, siteId: string, usid: string) => {
  const tokens = await sdk.helpers.loginRegisteredUserB2C({
    slasClient: clientsOf(proxy, siteId).login,
    credentials: { username: 'shopper@reference.example', password: 'Reference2026!' },
    parameters: { redirectURI, usid },
  })
  return { ...clientsOf(proxy, siteId, tokens.access_token), customerId: tokens.customer_id }
}

/** One of a country that is served as the shop's own. */
export const address = {
  firstName: 'Jordan',
  lastName: 'Reference',
  address1: '5 Wall Street',
  city: 'Burlington',
  stateCode: 'MA',
  postalCode: '01803',
  countryCode: 'US',
  phone: '7275551234',
}
