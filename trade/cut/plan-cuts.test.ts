import { describe, expect, test } from 'vitest'
import type { CutJob } from './cut-job.ts'
import { normalizedCuts } from './cut-job.ts'
import { firstFit } from './first-fit.ts'
import { planCuts } from './plan-cuts.ts'

const six = [{ id: '6 m', lengthMm: 6000, cost: 1 }]
const pieces = (...list: [number, number][]) => list.map(([count, lengthMm]) => ({ count, lengthMm }))

const vectors: { id: string; job: CutJob; cost: number; byHand: number }[] = [
  { id: 'C1', job: { stocks: six, kerfMm: 3, cuts: pieces([2, 3700], [1, 2200]) }, cost: 2, byHand: 2 },
  { id: 'C2', job: { stocks: six, kerfMm: 0, cuts: pieces([3, 2000]) }, cost: 1, byHand: 1 },
  { id: 'C3', job: { stocks: six, kerfMm: 3, cuts: pieces([3, 2000]) }, cost: 2, byHand: 2 },
  { id: 'C4', job: { stocks: six, kerfMm: 3, cuts: pieces([8, 1500]) }, cost: 3, byHand: 3 },
  { id: 'C5', job: { stocks: six, kerfMm: 3, cuts: pieces([8, 1498]) }, cost: 3, byHand: 3 },
  {
    id: 'C6',
    job: { stocks: six, kerfMm: 3, cuts: pieces([5, 2430], [7, 1150], [6, 900]) },
    cost: 5,
    byHand: 5,
  },
  { id: 'C7', job: { stocks: six, kerfMm: 3, cuts: pieces([4, 6000]) }, cost: 4, byHand: 4 },
  {
    id: 'C8',
    job: {
      stocks: [
        { id: '6', lengthMm: 6000, cost: 552 },
        { id: '9', lengthMm: 9000, cost: 820 },
        { id: '12', lengthMm: 12000, cost: 1093 },
      ],
      kerfMm: 0,
      cuts: pieces([10, 4300]),
    },
    cost: 4100,
    byHand: 5465,
  },
  { id: 'C9', job: { stocks: six, kerfMm: 3, cuts: pieces([6, 3100], [6, 2900]) }, cost: 9, byHand: 9 },
  { id: 'C10', job: { stocks: six, kerfMm: 3, cuts: pieces([6, 2998], [6, 2999]) }, cost: 6, byHand: 6 },
  {
    id: 'C11',
    job: { stocks: six, kerfMm: 3, cuts: pieces([40, 450], [12, 1200], [6, 2350]) },
    cost: 8,
    byHand: 8,
  },
  {
    id: 'C12',
    job: { stocks: six, kerfMm: 3, cuts: pieces([9, 2400], [9, 1750], [9, 1200], [9, 620]) },
    cost: 9,
    byHand: 10,
  },
  {
    id: 'C13',
    job: { stocks: six, kerfMm: 2, cuts: pieces([1, 3400], [3, 2600], [4, 1700], [4, 850]) },
    cost: 4,
    byHand: 4,
  },
  {
    id: 'C14',
    job: {
      stocks: [...six, { id: 'own', lengthMm: 2500, cost: 0, available: 1 }],
      kerfMm: 3,
      cuts: pieces([2, 1200]),
    },
    cost: 0,
    byHand: 0,
  },
]

describe('bars to buy', () => {
  test.each(vectors)('[T1.601] $id', ({ job, cost, byHand }) => {
    const plan = planCuts(job)
    expect({ cost: plan.cost, bound: plan.bound, proven: plan.proven }).toEqual({
      cost,
      bound: cost,
      proven: true,
    })
    const held = firstFit(job, normalizedCuts(job.cuts))
    expect(held.reduce((sum, bar) => sum + (job.stocks[bar.stock]?.cost ?? 0), 0)).toBe(byHand)
  })
})
