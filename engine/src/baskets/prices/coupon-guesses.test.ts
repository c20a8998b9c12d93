import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, type Caller, openBasketShop } from '../testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop({ rateLimits: true })
})
afterAll(() => shop.close())

const tries = async (count: number, attempt: (index: number) => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await attempt(index)).status)
  return statuses
}
const add = async (caller: Caller, code: string, basketId: string) =>
  caller.call('POST', `/baskets/${basketId}/coupons`, { code })

test('[G1.008] after ten wrong coupon codes in a quarter of an hour the right one is refused too', async () => {
  const ana = await shop.customer()
  const id = await ana.basket()
  await ana.add(id, { productId: 'QA-CEMENT', quantity: 2 })
  expect(await tries(10, (index) => add(ana, `WRONG${index}`, id))).toEqual(Array(10).fill(400))
  const refused = await add(ana, 'QA5', id)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  // A basket that is opened with its codes is no way round.
  await ana.call('DELETE', `/baskets/${id}`)
  const opened = await ana.call('POST', '/baskets', { couponItems: [{ code: 'QA5' }] })
  expect(opened.status).toBe(429)
  shop.clock.moveTo(new Date(Date.now() + 16 * 60_000))
  expect((await ana.call('POST', '/baskets', { couponItems: [{ code: 'QA5' }] })).status).toBe(200)
  shop.clock.moveTo(undefined)
})

test('[G1.008] an address has a hundred an hour over all its shoppers; right codes do not count', async () => {
  const guesses = async () => {
    const guest = await shop.guest()
    const id = await guest.basket()
    return tries(10, (index) => add(guest, `WRONG${index}`, id))
  }
  const all: number[] = []
  for (let guest = 0; guest < 11; guest++) all.push(...(await guesses()))
  expect(all.filter((status) => status === 400)).toHaveLength(90)
  expect(all.filter((status) => status === 429)).toHaveLength(20)
})
