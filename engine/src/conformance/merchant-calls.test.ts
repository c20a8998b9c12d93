import * as sdk from 'commerce-sdk'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminModules } from '../http/admin-modules.ts'
import { clientScenarios, merchantScenarios, type Scenario } from './testing/merchant-scenarios.ts'

/** The merchant's families of the platform's client. */
const families = {
  Assignments: sdk.Assignments,
  Campaigns: sdk.Campaigns,
  Catalogs: sdk.CatalogsV1,
  Coupons: sdk.Coupons,
  Customers: sdk.Customers,
  GiftCertificates: sdk.GiftCertificates,
  Orders: sdk.Orders,
  Preferences: sdk.Preferences,
  Products: sdk.Products,
  Promotions: sdk.Promotions,
  SourceCodeGroups: sdk.SourceCodeGroups,
}

/** The last request that came; calls are made one after the other. */
let asked = ''
let listener: Server
beforeAll(async () => {
  listener = createServer(({ method, url = '' }, answer) => {
    asked = `${method} ${decodeURIComponent(url.split('?')[0] ?? '')}`
    answer.setHeader('content-type', 'application/json').end('{}')
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
})
afterAll(() => void listener.close())

type Call = (options: object) => Promise<unknown>
type Client = Record<string, Call> & { clientConfig: { baseUri: string } }
type ClientClass = { prototype: object; new (config: object): Client }

/** Answers whatever parameter is asked for with its own name. */
const parameters = new Proxy({}, { get: (_, name) => `{${String(name)}}`, has: () => true })

/** Each call of a family with the method and path that the client sends. */
const callsOf = async (family: ClientClass) => {
  const config = {
    headers: { authorization: 'Bearer x' },
    parameters: { clientId: 'x', organizationId: '{organizationId}', shortCode: 'x' },
    retrySettings: { retries: 0 },
  }
  const base = new URL(new family(config).clientConfig.baseUri.replace('{shortCode}', 'x')).pathname
  const { port } = listener.address() as AddressInfo
  const client = new family({ ...config, baseUri: `http://127.0.0.1:${port}${base}` })
  const calls: { name: string; route: string }[] = []
  for (const name of Object.getOwnPropertyNames(family.prototype)) {
    if (name === 'constructor') continue
    await client[name]?.({ parameters, body: {} })
    calls.push({ name, route: asked })
  }
  return calls
}

const served = new Map(adminModules.flatMap(({ routes }) => Object.entries<string>(routes)))

/** Rows of the decision's tables: the names that stand in each cell as code. */
const tables = readFileSync(
  new URL('../../../docs/decisions/136-calls-that-are-not-there.md', import.meta.url),
  'utf8',
)
  .split(/^\|---.*$/m)
  .slice(1)
  .map((table) =>
    table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line.split('|').map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
      ),
  )

test('each call of the platform’s client is served under its name and path, or the decision says why not', async () => {
  const calls: Awaited<ReturnType<typeof callsOf>> = []
  for (const family of Object.values(families)) calls.push(...(await callsOf(family as never)))
  expect(calls).toHaveLength(141)
  const there = calls.filter(({ name }) => served.has(name))
  expect(there.filter(({ name, route }) => served.get(name) !== route)).toEqual([])
  const missing = calls.flatMap(({ name }) => (served.has(name) ? [] : name))
  const [explained = []] = tables
  expect(explained.flatMap(([, names = []]) => names).toSorted()).toEqual(missing.toSorted())
})

test('a call of our own under another name than one may look for is there under the one that is told', () => {
  const [, renamed = []] = tables
  expect(renamed.length).toBeGreaterThan(5)
  expect(renamed.flatMap(([, names = []]) => names).filter((name) => served.has(name))).toEqual([])
  expect(renamed.flatMap(([, , names = []]) => names).filter((name) => !served.has(name))).toEqual([])
})

const textOf = ({ file }: Scenario) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

test('each scenario of the merchant’s programs has its test, by the platform’s client where that knows the family', () => {
  const names = merchantScenarios.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const isWalked = (one: Scenario) => textOf(one).includes(`test('${one.title}'`)
  expect(merchantScenarios.filter((one) => !isWalked(one))).toEqual([])
  expect(clientScenarios.filter((one) => !textOf(one).includes(`from 'commerce-sdk'`))).toEqual([])
})
