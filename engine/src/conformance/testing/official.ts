import { createRequire } from 'node:module'
import type * as Sdk from 'commerce-sdk-isomorphic'

/** The published client of the contract, as an outside judge. Its ESM build does not load in Node. */
export const sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic') as typeof Sdk

/** An operation as the client calls it: `GET /product/shopper-products/v1/organizations/{organizationId}/products`. */
export type Official = { family: string; name: string; route: string }

type ClientClass = {
  defaultBaseUri: string
  apiPaths: Record<string, string>
  paramKeys: Record<string, string[]>
  new (config: object): Record<string, (options: object) => Promise<unknown>>
}

const families = () =>
  Object.entries(sdk).filter((entry): entry is [string, never] => 'apiPaths' in Object(entry[1]))

/** The method that the client sends: it is asked to, and what it would have sent is looked at. */
const methodOf = async (client: ClientClass, name: string): Promise<string> => {
  let method = ''
  const caller = new client({
    parameters: { clientId: 'x', organizationId: 'x', shortCode: 'x', siteId: 'x' },
    proxy: 'http://localhost',
    fetch: async (_url: string, init: { method: string }) => {
      method = init.method.toUpperCase()
      return new Response('{}', { headers: { 'content-type': 'application/json' } })
    },
  })
  const parameters = Object.fromEntries((client.paramKeys[name] ?? []).map((key) => [key, 'x']))
  await caller[name]?.({ parameters, body: {} })
  return method
}

/** Every operation that the client knows, by family. */
export const officialOperations = async (): Promise<Official[]> => {
  const found: Official[] = []
  for (const [family, value] of families()) {
    const client = value as ClientClass
    const base = new URL(client.defaultBaseUri.replace('{shortCode}', 'x')).pathname
    for (const [name, path] of Object.entries(client.apiPaths)) {
      found.push({ family: base, name, route: `${await methodOf(client, name)} ${base}${path}` })
    }
    if (found.length === 0) throw new Error(`${family} has no operations`)
  }
  return found
}
