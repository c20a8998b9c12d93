// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Env } from '../../api/env.tsx'
import { Problem } from '../../api/problem.ts'
import type { Shopper } from '../../api/shopper.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { storageKeys } from '../../config/storage-keys.ts'
import { readOwned, writeOwned } from '../../lib/owned-storage.ts'
import { hasGuestCart, mergeGuestCart, readGuestHandover, storeGuestHandover } from './guest-handover.ts'

const guest = { kind: 'guest', customerId: 'g1' } as const
const envOf = (shopper: Shopper): Env => onStage({ shopper }).env
const any = (value: unknown): value is unknown => value !== undefined

beforeEach(() => localStorage.clear())

test('[S4.022] a guest’s cart with something in it, or one not seen yet, is to be brought; an empty one is not', () => {
  const env = envOf(guest)
  expect(readGuestHandover(env).cart).toBe(true)
  env.queries.setQueryData(['basket'], { productItems: [{}] })
  expect(readGuestHandover(env).cart).toBe(true)
  for (const empty of [null, { productItems: [] }]) {
    env.queries.setQueryData(['basket'], empty)
    expect(readGuestHandover(env).cart).toBe(false)
  }
  expect(readGuestHandover(envOf({ kind: 'guest' })).cart).toBe(false)
})

test('[S4.022] after a renewed session a guest’s cart is assumed, even if the cached cart is empty', () => {
  const env = envOf({ kind: 'registered', customerId: 'c1' })
  env.queries.setQueryData(['basket'], null)
  expect(readGuestHandover(env).cart).toBe(false)
  const anew = { ...env, shoppers: { ...env.shoppers, session: () => 'ended' as const } }
  expect(readGuestHandover(anew).cart).toBe(true)
})

test('what a guest added without a network is handed to the customer once, changes of lines are not', () => {
  const add = { kind: 'add', items: [{ productId: 'p1', quantity: 1 }] }
  writeOwned(storageKeys.waitingChanges, 'g1', [add, { kind: 'remove', itemId: 'i1' }])
  const legacy = readGuestHandover(envOf(guest))
  const customer = envOf({ kind: 'registered', customerId: 'c1' })
  storeGuestHandover(customer, legacy)
  storeGuestHandover(customer, legacy)
  expect(readOwned(storageKeys.waitingChanges, 'c1', any)).toEqual([add])
  // What another customer left is not looked at.
  writeOwned(storageKeys.waitingChanges, 'c2', [add])
  expect(readGuestHandover(envOf({ kind: 'registered', customerId: 'c2' })).additions).toEqual([])
})

test.each([
  [503, 'waits'],
  [401, 'waits'],
  [0, 'waits'],
  [404, 'is done'],
  [409, 'is done'],
])('[S4.022] a merge that is answered %i %s', async (status, outcome) => {
  const env = envOf({ kind: 'registered', customerId: 'c1' })
  const failing = { ...env, call: () => Promise.reject(new Problem(status, 'x', 'X', '')) } as unknown as Env
  storeGuestHandover(failing, { cart: true, additions: [] })
  await mergeGuestCart(failing).catch(() => undefined)
  expect(hasGuestCart(failing)).toBe(outcome === 'waits')
})
