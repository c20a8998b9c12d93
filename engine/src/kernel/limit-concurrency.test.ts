import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more than so many at once, in order, and a failure holds no place', async () => {
  const begun: number[] = []
  let running = 0
  let most = 0
  const ends = Array.from({ length: 6 }, () => Promise.withResolvers<void>())
  const work = limitConcurrency(2, async (index: number) => {
    begun.push(index)
    most = Math.max(most, ++running)
    await ends[index]?.promise
    running--
    if (index === 1) throw new Error('failed')
    return index
  })
  const all = Promise.allSettled([0, 1, 2, 3, 4, 5].map(work))
  for (const { resolve } of ends) {
    await Promise.resolve()
    resolve()
  }
  const results = await all
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  expect([most, running]).toEqual([2, 0])
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect(await work(0)).toBe(0)
})
