import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { adminModules } from '../http/admin-modules.ts'
import { modules } from '../http/modules.ts'
import { staffModules } from '../http/staff-modules.ts'
import { adminScopes } from '../kernel/admin-scopes.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const operations = staffModules.flatMap(({ routes, contract }) =>
  Object.entries(routes).map(([name, route]) => {
    const [method = '', template = ''] = route.split(' ')
    const path = template.replace('{organizationId}', 'f_ecom_lmna_001').replaceAll(/\{\w+\}/g, '00000001')
    const by = contract[name]?.by
    if (by === undefined) throw new Error(`${name} does not say who may call it`)
    return { name, method, path, by }
  }),
)
const ofStaff = operations.filter(({ by }) => by === 'staff')

describe('calls by which people look after their own access', () => {
  test.each(ofStaff)('$name is closed to who has no session', async ({ method, path }) => {
    const program = await openClient(shop, { scopes: adminScopes })
    const tokens = [(await shop.guest()).token, (await shop.customer()).token, program.token, 'nonsense']
    const callers = [{}, ...tokens.map((token) => ({ authorization: `Bearer ${token}` }))]
    for (const headers of callers) {
      const { status } = await callAsStaff(shop, undefined, method, path, { headers, body: {} })
      expect(status).toBe(401)
    }
  })

  test.each(operations)('$name is missing in another organization', async ({ method, path }) => {
    const foreign = path.replace('lmna_001', 'zzzz_001')
    expect((await callAsStaff(shop, undefined, method, foreign, { body: {} })).status).toBe(404)
  })

  test.each(operations)('$name takes whatever is sent without breaking', async ({ name, method, path }) => {
    const { cookie } = await openStaff(shop, 'owner')
    const bodies = [
      '{}',
      '[]',
      'null',
      '7',
      '{',
      '"\\u0000"',
      '{"login":"\\u0000\\u0000\\u0000","password":"x"}',
      '{"login":"ana@tienda.com.sv","password":"\\ud800"}',
      '{"token":"aaaaaaaaaaaaaaaaaaaaaaaaaaaa","name":"Ana","password":"x","code":"123456"}',
      '{"challenge":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","code":"123456"}',
      '{"challenge":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","recoveryCode":"AAAA-AAAA-AAAA-AAAA"}',
      '{"id":"a","rawId":"a","type":"public-key","clientExtensionResults":{},"name":"x","response":{"clientDataJSON":"bnVsbA","authenticatorData":"AA","signature":"AA","attestationObject":"AA"}}',
    ]
    const headers = { 'content-type': 'application/json' }
    for (const body of bodies)
      for (const url of [path, path.replace('00000001', '%00'), path.replace('00000001', 'x'.repeat(300))])
        for (const as of [cookie, undefined]) {
          const { status } = await callAsStaff(shop, as, method, url, { headers, body })
          expect(status, `${name} ${url} ${body}`).toBeLessThan(500)
        }
  })

  test('are documented with who may make them, and share no path with other calls', async () => {
    type Described = { operationId: string; security: object[] }
    const { body } = await shop.call<{ paths: Record<string, Record<string, Described>> }>(
      'GET',
      '/admin-openapi.json',
    )
    const told = new Map(
      Object.values(body.paths).flatMap((path) =>
        Object.values(path).map(({ operationId, security }) => [operationId, security]),
      ),
    )
    for (const { name, by } of operations)
      expect(told.get(name), name).toEqual(by === 'staff' ? [{ staff: [] }] : [])
    const others = [...modules, ...adminModules].flatMap(({ routes }) => Object.values<string>(routes))
    const own = staffModules.flatMap(({ routes }) => Object.values<string>(routes))
    expect(own.filter((route) => others.includes(route))).toEqual([])
  })
})
