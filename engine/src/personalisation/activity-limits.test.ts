import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock } from './testing.ts'
import { createTestEngine, qaTemplate, type TestEngine } from '../testing.ts'

let shop: TestEngine
beforeAll(async () => {
  shop = await createTestEngine(await qaTemplate(), { rateLimits: true })
})
afterAll(() => shop.close())

const view = (cookieId: string) =>
  shop.call('POST', '/v3/activities/Lamina/viewProduct', {
    headers: { 'x-cq-client-id': 'lamina-demo' },
    body: { realm: 'Lamina', instanceType: 'sbx', cookieId, product: { id: 'QA-SCREW' } },
  })

test('a visit tells 240 activities a minute at most; the next minute is free again', async () => {
  const first = await Promise.all(Array.from({ length: 240 }, () => view('cookie-rapida')))
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]))
  const more = await view('cookie-rapida')
  expect([more.status, more.headers['retry-after']]).toEqual([429, '60'])
  expect((await view('cookie-calma')).status).toBe(200)
  advanceClock(shop, 61_000)
  expect((await view('cookie-rapida')).status).toBe(200)
})
