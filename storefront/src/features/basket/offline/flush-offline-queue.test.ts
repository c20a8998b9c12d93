// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { baskets } from '../../../api/baskets.ts'
import type { Env } from '../../../api/env.tsx'
import { readOfflineQueue, writeOfflineQueue } from '../../../api/offline-queue.ts'
import { Problem } from '../../../api/problem.ts'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { storageKeys } from '../../../config/storage-keys.ts'
import { writeOwned } from '../../../lib/owned-storage.ts'
import { appendChange } from './apply-offline-queue.ts'
import { flushOfflineQueue } from './flush-offline-queue.ts'

const add = { kind: 'add', items: [{ productId: 'p1', quantity: 1 }] } as const

beforeEach(() => localStorage.clear())

/** A customer’s page whose engine answers an addition with this status. */
const page = (status = 200) => {
  const asked: string[] = []
  const { env } = onStage()
  const basket = { basketId: 'b1', productItems: [] }
  const call = async (operation: string) => {
    asked.push(operation)
    if (operation === baskets.getCustomerBaskets) return { baskets: [basket] }
    if (operation === baskets.addItemToBasket && status !== 200) throw new Problem(status, 'x', 'X', '')
    return basket
  }
  return { env: { ...env, call } as unknown as Env, asked }
}

test('[S4.022] the cart of the guest a customer was comes before what they added beside it', async () => {
  const { env, asked } = page()
  writeOwned(storageKeys.guestCart, 'c1', true)
  writeOfflineQueue(env, [add])
  expect(await flushOfflineQueue(env)).toEqual({ sent: 1, refused: 0 })
  expect(asked).toEqual([baskets.mergeBasket, baskets.getCustomerBaskets, baskets.addItemToBasket])
  expect(await flushOfflineQueue(env)).toBeUndefined()
})

test.each([401, 429, 503])('a change answered with %i stays queued', async (status) => {
  const { env } = page(status)
  writeOfflineQueue(env, [add])
  await expect(flushOfflineQueue(env)).rejects.toMatchObject({ status })
  expect(readOfflineQueue(env)).toEqual([add])
})

test('a change rejected because another shopper is signed in stays queued for its owner', async () => {
  const { env } = page(400)
  writeOfflineQueue(env, [add])
  const owner = env.shoppers.read
  let refused = false
  env.shoppers.read = () => (refused ? { kind: 'guest', customerId: 'g1' } : owner())
  const { call } = env
  env.call = (async (...asked: Parameters<typeof call>) => {
    refused = asked[0] === baskets.addItemToBasket
    return call(...asked)
  }) as typeof call
  await expect(flushOfflineQueue(env)).rejects.toMatchObject({ status: 400 })
  env.shoppers.read = owner
  expect(readOfflineQueue(env)).toEqual([add])
})

test('a guest’s first basket opens their session: unsent changes belong to that session', async () => {
  const { env } = page(503)
  const { env: guests } = onStage({ shopper: { kind: 'guest' } })
  const guest = { ...env, shoppers: { ...guests.shoppers } }
  writeOfflineQueue(guest, [add])
  const { call } = guest
  guest.call = (async (...asked: Parameters<typeof call>) => {
    if (asked[0] === baskets.createBasket) guest.shoppers.read = () => ({ kind: 'guest', customerId: 'g1' })
    return call(...asked)
  }) as typeof call
  await expect(flushOfflineQueue(guest)).rejects.toMatchObject({ status: 503 })
  expect(guest.shoppers.read().customerId).toBe('g1')
  expect(readOfflineQueue(guest)).toEqual([add])
})

test('a rejected change leaves the queue', async () => {
  const { env } = page(400)
  writeOfflineQueue(env, [add])
  expect(await flushOfflineQueue(env)).toEqual({ sent: 0, refused: 1 })
  expect(readOfflineQueue(env)).toEqual([])
})

test('a change queued while another is being sent, in this tab or another, is sent too', async () => {
  const { env, asked } = page()
  const update = (quantity: number) => ({ kind: 'update', item: { itemId: 'i1', quantity } }) as const
  writeOfflineQueue(env, [update(2), add])
  const { call } = env
  const sent: unknown[] = []
  env.call = (async (...given: Parameters<typeof call>) => {
    if (given[0] === baskets.updateItemInBasket) sent.push(given[1])
    if (sent.length === 1) writeOfflineQueue(env, appendChange(readOfflineQueue(env), update(3)))
    return call(...given)
  }) as typeof call
  expect(await flushOfflineQueue(env)).toEqual({ sent: 3, refused: 0 })
  expect(sent).toMatchObject([{ body: { quantity: 2 } }, { body: { quantity: 3 } }])
  expect(asked.filter((one) => one === baskets.addItemToBasket)).toHaveLength(1)
  expect(readOfflineQueue(env)).toEqual([])
})
