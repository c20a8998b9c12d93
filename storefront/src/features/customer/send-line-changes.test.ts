// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { baskets } from '../../api/baskets.ts'
import type { Env } from '../../api/env.tsx'
import { Problem } from '../../api/problem.ts'
import type { Shopper } from '../../api/shopper.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { storageKeys } from '../../config/storage-keys.ts'
import { readOwned, writeOwned } from '../../lib/owned-storage.ts'
import { sendLineChanges } from './send-line-changes.ts'

const add = { kind: 'add', items: [{ productId: 'p1', quantity: 1 }] }
const changes = [
  { kind: 'update', item: { itemId: 'i1', quantity: 7 } },
  add,
  { kind: 'remove', itemId: 'i2' },
]
const any = (value: unknown): value is unknown => value !== undefined
const waiting = () => readOwned(storageKeys.waitingChanges, 'g1', any)

beforeEach(() => {
  localStorage.clear()
  writeOwned(storageKeys.waitingChanges, 'g1', changes)
})

/** A page whose engine answers a removal with this status. */
const page = (status = 200, shopper: Shopper = { kind: 'guest', customerId: 'g1' }) => {
  const asked: unknown[] = []
  const call = async (operation: string, { params, body }: { params: object; body?: object }) => {
    asked.push([operation, params, body])
    if (operation === baskets.removeItemFromBasket && status !== 200) throw new Problem(status, 'x', 'X', '')
    return { baskets: [{ basketId: 'temporary', temporaryBasket: true }, { basketId: 'b1' }] }
  }
  return { env: { ...onStage({ shopper }).env, call } as unknown as Env, asked }
}

test('[S4.022] what a guest changed and removed without a network is done before they sign in; what they added is handed over', async () => {
  const { env, asked } = page()
  expect(await sendLineChanges(env)).toBe(0)
  expect(asked).toEqual([
    [baskets.getCustomerBaskets, { customerId: 'g1' }, undefined],
    [baskets.updateItemInBasket, { basketId: 'b1', itemId: 'i1' }, { quantity: 7 }],
    [baskets.removeItemFromBasket, { basketId: 'b1', itemId: 'i2' }, undefined],
  ])
  expect(waiting()).toEqual([add])
  expect(await sendLineChanges(env)).toBe(0)
  expect(asked).toHaveLength(3)
})

test('a rejected change is reported and removed', async () => {
  expect(await sendLineChanges(page(404).env)).toBe(1)
  expect(waiting()).toEqual([add])
})

test.each([0, 401, 503])(
  'a shop that answers %i stops no sign-in, and what was not made is told',
  async (status) => {
    expect(await sendLineChanges(page(status).env)).toBe(1)
    expect(waiting()).toEqual(changes.slice(1))
  },
)

test('a change queued by another tab meanwhile is not lost', async () => {
  const { env } = page()
  const { call } = env
  const more = { kind: 'add', items: [{ productId: 'p2', quantity: 1 }] }
  env.call = (async (...asked: Parameters<typeof call>) => {
    if (asked[0] === baskets.removeItemFromBasket)
      writeOwned(storageKeys.waitingChanges, 'g1', [...(waiting() as object[]), more])
    return call(...asked)
  }) as typeof call
  expect(await sendLineChanges(env)).toBe(0)
  expect(waiting()).toEqual([add, more])
})

test('a customer’s changes wait for the network as usual', async () => {
  const { env, asked } = page(200, { kind: 'registered', customerId: 'g1' })
  expect(await sendLineChanges(env)).toBe(0)
  expect(asked).toEqual([])
  expect(waiting()).toEqual(changes)
})
