import { expect, test } from 'vitest'
import { type Asked, runBoard } from './run-board.ts'

const asked = (source: string, sku: string, metres: number): Asked => ({ source, sku, mm: metres * 1000 })
const goods = [
  { sku: 'A', minimumMm: 40_000 },
  { sku: 'B', minimumMm: 10_000 },
]

test('goods of a shared run are shown without a cart or a quote', () => {
  const demand = { orders: [asked('o1', 'A', 3)], quotes: [], carts: [] }
  expect(runBoard(demand, goods)).toEqual([])
  expect(runBoard(demand, goods, new Set(['A']))).toMatchObject([{ sku: 'A', missingMm: 37_000 }])
})

test('carts and quotes below a run count together with what is ordered; the nearest run first', () => {
  const board = runBoard(
    {
      orders: [asked('o1', 'A', 10), asked('o2', 'B', 10)],
      quotes: [asked('q1', 'A', 5), asked('q2', 'A', 50)],
      carts: [asked('c1', 'A', 6), asked('c2', 'B', 3), asked('c2', 'B', 4)],
    },
    goods,
  )
  expect(board.map(({ sku, missingMm }) => [sku, missingMm])).toEqual([
    ['A', 0],
    ['B', 0],
  ])
  expect(board[0]).toMatchObject({
    orders: { count: 1, mm: 10_000 },
    quotes: { count: 2, mm: 55_000, belowCount: 1 },
    carts: { count: 1, mm: 6_000, belowCount: 1 },
    shortQuotes: ['q1'],
  })
  expect(board[1]?.carts).toEqual({ count: 1, mm: 7_000, belowCount: 1 })
})

test('what is missing is told; goods that reach their run by themselves are left out', () => {
  const carts = [asked('c1', 'A', 12), asked('c2', 'B', 9.999), asked('c3', 'B', 10)]
  expect(runBoard({ orders: [], quotes: [], carts: [carts[0]!, carts[1]!] }, goods)).toMatchObject([
    { sku: 'B', missingMm: 1 },
    { sku: 'A', missingMm: 28_000 },
  ])
  expect(runBoard({ orders: [], quotes: [], carts: [carts[2]!] }, goods)).toEqual([])
})
