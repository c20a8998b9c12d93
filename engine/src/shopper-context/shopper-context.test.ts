import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const usidOf = (token: string) => String(decodeJwt(token).sub?.split('usid:').at(-1))

const sessionOf = async (kind: 'guest' | 'customer') => {
  const { token } = await shop[kind]()
  const path = `/shopper/shopper-context/v1/organizations/f_ecom_lmna_001/shopper-context/${usidOf(token)}`
  const call = (method: string, body?: object, query = '') =>
    shop.call<Record<string, unknown>>(method, `${path}?siteId=Lamina${query}`, { as: token, body })
  return { token, call }
}

test('a context is said, changed member by member, and forgotten', async () => {
  const { call } = await sessionOf('guest')
  expect((await call('GET')).status).toBe(404)
  expect((await call('PATCH', { sourceCode: 'a' })).status).toBe(404)
  const first = await call('PUT', {
    sourceCode: 'verano',
    customQualifiers: { deviceType: 'iPad', tier: 'gold' },
    assignmentQualifiers: { store: 'SV-SS01' },
    couponCodes: ['A', 'B'],
    customerGroupIds: ['vip'],
  })
  expect([first.status, first.body]).toEqual([201, ''])
  const { body } = await call('PATCH', {
    sourceCode: '',
    customQualifiers: { deviceType: null, city: 'Ahuachapán' },
    assignmentQualifiers: {},
    couponCodes: ['C'],
  })
  expect(body).toEqual({
    customQualifiers: { tier: 'gold', city: 'Ahuachapán' },
    couponCodes: ['C'],
    customerGroupIds: ['vip'],
  })
  expect((await call('GET')).body).toEqual(body)
  expect((await call('PUT', { sourceCode: 'x' })).status).toBe(200)
  expect((await call('GET')).body).toEqual({ sourceCode: 'x' })
  expect((await call('DELETE')).status).toBe(204)
  expect((await call('GET')).status).toBe(404)
  expect((await call('DELETE')).status).toBe(404)
})

test('the address of a client is kept only where it is asked to be looked at', async () => {
  const { call } = await sessionOf('guest')
  await call('PUT', { clientIp: '192.0.2.7' })
  expect((await call('GET')).body).toEqual({})
  await call('PUT', { clientIp: '192.0.2.7' }, '&evaluateContextWithClientIp=true')
  expect((await call('GET')).body).toEqual({ clientIp: '192.0.2.7' })
})

test('what is no moment, no address, no known member, or too much is refused', async () => {
  const { call } = await sessionOf('guest')
  const many = Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`a${n}`, 'x']))
  const others = Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`b${n}`, 'x']))
  for (const body of [
    { effectiveDateTime: 'tomorrow' },
    { clientIp: '2001:db8::1' },
    { weather: 'sunny' },
    { customQualifiers: { ...many, ...others } },
  ]) {
    expect((await call('PUT', body)).status).toBe(400)
  }
  expect((await call('GET')).status).toBe(404)
  await call('PUT', { customQualifiers: many })
  expect((await call('PATCH', { customQualifiers: others })).status).toBe(400)
})

test('a context lasts a day for a guest and a week for a customer', async () => {
  const { rows } = await (async () => {
    for (const kind of ['guest', 'customer'] as const)
      await (await sessionOf(kind)).call('PUT', { sourceCode: kind })
    return shop.database.pool.query<{ kind: string; hours: number }>(
      `select document ->> 'sourceCode' as kind,
         round(extract(epoch from expires_at - $1::timestamptz) / 3600)::int as hours
       from shopper_context where document ->> 'sourceCode' in ('guest', 'customer')`,
      [shop.clock.now()],
    )
  })()
  expect(Object.fromEntries(rows.map(({ kind, hours }) => [kind, hours]))).toEqual({
    guest: 24,
    customer: 168,
  })
})
