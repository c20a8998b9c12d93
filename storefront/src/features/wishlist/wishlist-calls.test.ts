import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Env } from '../../api/env.tsx'
import { fixedShopper, type Shopper } from '../../api/shopper.ts'
import { changeWish } from './wishlist-calls.ts'

/** A page whose calls are written down; lists cannot be had, as when the engine is away. */
const page = (shopper: Shopper) => {
  const called: string[] = []
  const call = (operation: string) => {
    called.push(operation.split(' ')[0] ?? '')
    return Promise.reject(new Error('away'))
  }
  const shoppers = fixedShopper(shopper)
  return { called, env: { call, shoppers, queries: new QueryClient() } as unknown as Env }
}

test.each<Shopper>([{ kind: 'guest' }, { kind: 'guest', customerId: 'g1' }, { kind: 'registered' }])(
  '[S4.064] without a customer nothing is called (%j)',
  async (shopper) => {
    const { called, env } = page(shopper)
    expect(await changeWish(env, 'TE001-30-183', 'add')).toBeUndefined()
    expect(await changeWish(env, 'TE001-30-183', 'remove')).toBeUndefined()
    expect(called).toEqual([])
  },
)

test('[S4.064] without a wishlist no item is added', async () => {
  const { called, env } = page({ kind: 'registered', customerId: 'c1' })
  await expect(changeWish(env, 'TE001-30-183', 'add')).rejects.toThrow('away')
  expect(called).toEqual(['GET'])
})
