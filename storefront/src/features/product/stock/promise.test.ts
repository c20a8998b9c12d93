import { expect, test } from 'vitest'
import { promiseOf } from './promise.ts'

const stock = (ats: number, ownStock: number, inStockDate?: string) => ({
  id: 'X',
  ats,
  ownStock,
  storesWithStock: 1,
  ...(inStockDate ? { inStockDate } : {}),
})

test('what the store has itself is a green promise, what must come is amber', () => {
  expect(promiseOf(stock(100, 40, '2026-11-27'), false, 29.2)).toEqual({
    kind: 'pickup',
    tone: 'go',
    date: '2026-11-27',
  })
  expect(promiseOf(stock(100, 20, '2026-11-27T00:00:00Z'), false, 29.2)).toEqual({
    kind: 'pickup',
    tone: 'soon',
    date: '2026-11-27',
  })
  expect(promiseOf(stock(100, 100), false)).toEqual({ kind: 'stock', tone: 'go' })
})

test('nothing is promised of what is gone or made by quote', () => {
  expect(promiseOf(stock(0, 0, '2026-11-27'), false).kind).toBe('none')
  expect(promiseOf(stock(0, 0), true).kind).toBe('quote')
})
