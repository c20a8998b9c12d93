import { testShop } from '../../login/testing.ts'
import type { Case } from './case.ts'
import { requestOf } from './case.ts'
import type { KnownOperation } from './cases.ts'
import { sdk } from './official.ts'
import type { ResponseLedger } from './response-ledger.ts'
import type { Ids } from './scene.ts'
import type { ConformanceShop, Received } from './shop.ts'

type Call = (options: object, raw: true) => Promise<Response>
type Client = Record<string, Call>

const families = {
  '/shopper/auth/v1': sdk.ShopperLogin,
  '/customer/shopper-customers/v1': sdk.ShopperCustomers,
  '/checkout/shopper-baskets/v1': sdk.ShopperBaskets,
  '/checkout/shopper-baskets/v2': sdk.ShopperBasketsV2,
  '/checkout/shopper-orders/v1': sdk.ShopperOrders,
  '/product/shopper-products/v1': sdk.ShopperProducts,
  '/product/shopper-availability/v1': sdk.ShopperAvailability,
  '/search/shopper-search/v1': sdk.ShopperSearch,
  '/pricing/shopper-promotions/v1': sdk.ShopperPromotions,
  '/store/shopper-stores/v1': sdk.ShopperStores,
  '/site/shopper-seo/v1': sdk.ShopperSEO,
  '/shopper/shopper-context/v1': sdk.ShopperContexts,
  '/shopper/shopper-consents/v1': sdk.ShopperConsents,
  '/experience/shopper-experience/v1': sdk.ShopperExperience,
  '/configuration/shopper-configurations/v1': sdk.ShopperConfigurations,
}

/** How the official client is set up against the running engine; every answer goes into the ledger. */
export const clientConfig = (shop: ConformanceShop, ledger: ResponseLedger, token?: string) => ({
  parameters: {
    clientId: testShop.clientId,
    organizationId: testShop.organizationId,
    shortCode: 'lamina',
    siteId: testShop.siteId,
    locale: 'es-SV',
  },
  proxy: shop.origin,
  headers: (token ? { authorization: `Bearer ${token}` } : {}) as Record<string, string>,
  fetchOptions: { redirect: 'manual' as const },
  fetch: async (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    const answer = await fetch(input, init)
    await ledger.record(init?.method ?? 'GET', url, answer.clone())
    return answer
  },
})

const clientOf = (route: string, config: object): Client | undefined => {
  const family = Object.entries(families).find(([base]) => route.includes(` ${base}/`))?.[1]
  return family && new (family as unknown as new (config: object) => Client)(config)
}

type Calling = { shop: ConformanceShop; ledger: ResponseLedger; token: string | undefined }

/**
 * Calls an operation as the official client does: by its method where it has one, by its helper for custom calls,
 * else (pictures, personalisation) as its parts of a page do, by fetch.
 */
export const callOfficial = async (
  { shop, ledger, token }: Calling,
  { name, route }: Pick<KnownOperation, 'name' | 'route'>,
  one: Case,
  ids: Ids,
): Promise<Received> => {
  const request = requestOf(route, one, ids)
  const config = clientConfig(shop, ledger, token)
  const call = clientOf(route, config)?.[name.replace(/V2$/, '')]
  const custom = /^\w+ \/custom\/([\w-]+)\/(v\d+)\/organizations\/\{organizationId\}\//.exec(route)
  const { method, path, query = {}, headers = {}, form } = request
  if (call) {
    const client = clientOf(route, config)
    const parameters = { ...one.params, ...pathIds(route, one, ids), ...query }
    return readReceived(await call.call(client, { parameters, body: form ?? request.body, headers }, true))
  }
  if (custom) {
    const [, apiName = '', apiVersion] = custom
    const endpointPath = path.replace(/^.*?\/organizations\/[^/]+\//, '')
    const options = {
      method,
      parameters: { ...query, locale: 'es-SV' },
      customApiPathParameters: { apiName, apiVersion, endpointPath },
      headers: { ...config.headers, ...headers, 'content-type': 'application/json' },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    }
    const answer = await sdk.helpers.callCustomEndpoint({
      options,
      clientConfig: config,
      rawResponse: true,
    })
    return readReceived(answer as Response)
  }
  const answer = await shop.send(request, token)
  await ledger.record(method, `${shop.origin}${path}`, new Response(answer.text || null, answer))
  return answer
}

const pathIds = (route: string, one: Case, ids: Ids): Ids =>
  Object.fromEntries(
    [...route.matchAll(/\{(\w+)\}/g)]
      .map(([, key = '']): [string, string | undefined] => [
        key,
        { shipmentId: 'me', ...ids, ...one.params }[key],
      ])
      .filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

const readReceived = async (answer: Response): Promise<Received> => {
  const text = await answer.text()
  const json = answer.headers.get('content-type')?.includes('json') && text !== ''
  return { status: answer.status, body: json ? JSON.parse(text) : text, text, headers: answer.headers }
}
