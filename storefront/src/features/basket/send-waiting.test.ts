// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { baskets } from '../../api/baskets.ts'
import type { Env } from '../../api/env.tsx'
import { Problem } from '../../api/problem.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { storageKeys } from '../../config/storage-keys.ts'
import { writeOwned } from '../../lib/owned-storage.ts'
import { sendWaiting } from './send-waiting.ts'
import { readWaiting, writeWaiting } from './waiting-changes.ts'

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
  writeWaiting(env, [add])
  expect(await sendWaiting(env)).toEqual({ sent: 1, refused: 0 })
  expect(asked).toEqual([baskets.mergeBasket, baskets.getCustomerBaskets, baskets.addItemToBasket])
  expect(await sendWaiting(env)).toBeUndefined()
})

test.each([401, 429, 503])('what is answered %i waits on', async (status) => {
  const { env } = page(status)
  writeWaiting(env, [add])
  await expect(sendWaiting(env)).rejects.toMatchObject({ status })
  expect(readWaiting(env)).toEqual([add])
})

test('what the shop refuses goes', async () => {
  const { env } = page(400)
  writeWaiting(env, [add])
  expect(await sendWaiting(env)).toEqual({ sent: 0, refused: 1 })
  expect(readWaiting(env)).toEqual([])
})
