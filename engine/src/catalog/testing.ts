import { openClient } from '../api-clients/testing.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import type { ClientScope } from '../kernel/admin-scopes.ts'

const organizationId = 'f_ecom_lmna_001'
const site = 'siteId=Lamina&locale=es-SV'

/** A body as a test reads it. */
export type Body = Record<string, unknown> & { errors?: { property: string }[] }

/**
 * A shop on a real port (one of the QA bundle unless it is given), a program of the merchant with these scopes, and a signed-in
 * customer who sees what changed.
 */
export const openMerchantShop = async (scopes: readonly ClientScope[], opened?: BasketShop) => {
  const shop = opened ?? (await openBasketShop())
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { token } = await openClient(shop, { scopes })
  const customer = await shop.customer()
  const shopper = <Answer>(path: string) =>
    shop.call<Answer>('GET', path.replace('{org}', organizationId), { as: customer.token })
  return {
    shop,
    token,
    customer,
    /** Settings of a class of the platform's client. */
    client: (family: string) => ({
      headers: { authorization: `Bearer ${token}` },
      parameters: { organizationId, shortCode: 'lamina', clientId: 'unused' },
      baseUri: `${origin}${family}`,
      retrySettings: { retries: 0 },
    }),
    /** A call by hand: `path` below the family, whose organization is filled in. */
    call: (
      method: string,
      family: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) =>
      shop.call<Body>(method, `${family}/organizations/${organizationId}${path}`, {
        as: token,
        headers,
        ...(body === undefined ? {} : { body }),
      }),
    /** Ids that a shopper finds by words. */
    found: async (words: string, more = '') => {
      const family = '/search/shopper-search/v1/organizations/{org}/product-search'
      const path = `${family}?${site}&q=${encodeURIComponent(words)}${more}`
      const { body } = await shopper<{ hits?: { productId: string }[] }>(path)
      return (body.hits ?? []).map(({ productId }) => productId)
    },
    /** A product as a shopper is shown it. */
    shown: async (id: string) => {
      const path = `/product/shopper-products/v1/organizations/{org}/products/${id}?${site}`
      return (await shopper<Body>(path)).body
    },
    /** A category with two levels below, as a shopper is shown it. */
    category: async (id: string) => {
      const path = `/product/shopper-products/v1/organizations/{org}/categories/${id}?${site}&levels=2`
      return (await shopper<Body>(path)).body
    },
    close: () => shop.close(),
  }
}
export type MerchantShop = Awaited<ReturnType<typeof openMerchantShop>>

/** The status and body with which the platform's client meets a refusal. */
export const refusalOf = async (answer: Promise<unknown>): Promise<{ status: number; body: Body }> => {
  try {
    await answer
  } catch (error) {
    const { response } = error as { response?: { status: number; json(): Promise<Body> } }
    if (response) return { status: response.status, body: await response.json() }
    throw error
  }
  throw new Error('the call was not refused')
}
