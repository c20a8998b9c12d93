import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { adminModules } from '../http/admin-modules.ts'
import { modules } from '../http/modules.ts'
import { adminScopes } from '../kernel/admin-scopes.ts'
import { openStaff, usersPath } from '../staff/testing.ts'

/** Every body at every path at full counts; else each body at one path, and one body at each path. */
const everything = process.env.LONG === '1'

let shop: BasketShop
let all: string
let owner: string
let shoppers: (string | undefined)[]
/** Tokens of all scopes but one, by that. */
const without = new Map<string, string>()
beforeAll(async () => {
  shop = await openBasketShop()
  all = (await openClient(shop, { scopes: adminScopes })).token
  shoppers = [(await shop.guest()).token, (await shop.customer()).token, 'nonsense', undefined]
  owner = (await openStaff(shop, 'owner')).cookie
})
afterAll(() => shop.close())

const operations = adminModules.flatMap(({ routes, contract }) =>
  Object.entries(routes).map(([name, route]) => {
    const [method = '', path = ''] = route.split(' ')
    const filled = path.replace('{organizationId}', 'f_ecom_lmna_001').replaceAll(/\{\w+\}/g, '00000001')
    return { name, method, path: `${filled}?siteId=Lamina`, scope: contract[name]?.scope ?? 'sfcc.orders' }
  }),
)

describe('each operation of the Admin API', () => {
  test.each(operations)('$name is closed to guests, customers and strangers', async ({ method, path }) => {
    for (const as of shoppers) {
      const { status } = await shop.call(method, path, { ...(as ? { as } : {}), body: {} })
      expect(status, as).toBe(401)
    }
  })

  test.each(operations)('$name needs its own scope', async ({ method, path, scope }) => {
    const others = adminScopes.filter((one) => one !== scope && one !== `${scope}.rw`)
    const token = without.get(scope) ?? (await openClient(shop, { scopes: others })).token
    without.set(scope, token)
    const answer = await shop.call(method, path, { as: token, body: {} })
    expect(answer).toMatchObject({ status: 403, body: { scope } })
  })

  test.each(operations)(
    '$name is of another organization to its clients: missing',
    async ({ method, path }) => {
      const foreign = path.replace('f_ecom_lmna_001', 'f_ecom_zzzz_001')
      expect((await shop.call(method, foreign, { as: all, body: {} })).status).toBe(404)
    },
  )

  test.each(operations)('$name takes whatever is sent without breaking', async ({ name, method, path }) => {
    const bodies = [
      {},
      { status: 1 },
      { status: 'x'.repeat(300) },
      { unknown: true },
      [],
      null,
      7,
      'text',
      '{',
      '\u0000',
    ]
    const paths = [
      path,
      path.replace('00000001', '%00'),
      path.replace('00000001', 'x'.repeat(300)),
      `${path}&limit=-1`,
    ]
    const callers: Record<string, string>[] = [
      { authorization: `Bearer ${all}` },
      { cookie: owner, 'x-session': 'cookie' },
    ]
    for (const [at, body] of bodies.entries())
      for (const url of everything || at === 0 ? paths : [path])
        for (const who of callers) {
          const { status } = await shop.call(method, url, {
            body: typeof body === 'string' ? body : JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...who },
          })
          expect(status, `${name} ${url} ${JSON.stringify(body)}`).toBeLessThan(500)
        }
  })
})

test('no call of the Admin API shares a path with one of shoppers', () => {
  const paths = new Set(modules.flatMap(({ routes }) => Object.values<string>(routes)))
  expect(
    adminModules.flatMap(({ routes }) => Object.values<string>(routes)).filter((one) => paths.has(one)),
  ).toEqual([])
})

test('the served document tells every operation with its scope, and its references lead somewhere', async () => {
  type Described = {
    operationId: string
    security: { client?: string[] }[]
    responses: Record<string, unknown>
  }
  type Document = {
    openapi: string
    paths: Record<string, Record<string, Described>>
    components: Record<string, Record<string, object>>
  }
  const { body: document } = await shop.call<Document>('GET', '/admin-openapi.json')
  const told = Object.values(document.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId, security }) =>
      security[0]?.client ? [`${operationId} ${security[0].client[0]}`] : [],
    ),
  )
  const forPrograms = operations.filter(({ scope }) => adminScopes.some((one) => one === scope))
  expect(told.toSorted()).toEqual(forPrograms.map(({ name, scope }) => `${name} ${scope}`).toSorted())
  expect(document.paths[`${usersPath.replace('f_ecom_lmna_001', '{organizationId}')}/users`]).toMatchObject({
    get: { security: [{ staff: [] }] },
  })
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(10)
  expect(
    references.filter(([, kind = '', name = '']) => !(name in (document.components[kind] ?? {}))),
  ).toEqual([])
  const ajv = new Ajv({ strict: false, logger: false })
  for (const schema of Object.values(document.components.schemas ?? {}))
    expect(
      () => ajv.compile({ ...schema, components: document.components }),
      JSON.stringify(schema),
    ).not.toThrow()
})
