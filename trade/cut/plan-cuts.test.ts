import fc from 'fast-check'
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
  // Reckoned on paper, and by nobody's program.
  {
    id: 'own: ten of 1.20: four a bar',
    job: { stocks: six, kerfMm: 3, cuts: pieces([10, 1200]) },
    cost: 3,
    byHand: 3,
  },
  {
    id: 'own: 3.50 with 2.49',
    job: { stocks: six, kerfMm: 3, cuts: pieces([4, 3500], [4, 2490]) },
    cost: 4,
    byHand: 4,
  },
  {
    id: 'own: 1.998, three a bar to the millimetre',
    job: { stocks: six, kerfMm: 3, cuts: pieces([12, 1998]) },
    cost: 4,
    byHand: 4,
  },
  {
    id: 'own: 4.00 with 1.99',
    job: { stocks: six, kerfMm: 3, cuts: pieces([5, 4000], [5, 1990]) },
    cost: 5,
    byHand: 5,
  },
  {
    id: 'own: 2.50 and 1.00 without a kerf',
    job: { stocks: six, kerfMm: 0, cuts: pieces([6, 2500], [6, 1000]) },
    cost: 4,
    byHand: 4,
  },
  { id: 'own: three halves', job: { stocks: six, kerfMm: 0, cuts: pieces([3, 3000]) }, cost: 2, byHand: 2 },
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
  test('[T1.601] C12: nine bars alike, what is left of each after its last cut', () => {
    const cuts = pieces([9, 2400], [9, 1750], [9, 1200], [9, 620])
    const { bars } = planCuts({ stocks: six, kerfMm: 3, cuts })
    expect(bars.map(({ cutsMm, times, restMm }) => ({ cutsMm, times, restMm }))).toEqual([
      { cutsMm: [2400, 1750, 1200, 620], times: 9, restMm: 18 },
    ])
  })

  test('[T1.603] of several lengths a longer bar is taken where it holds what two shorter ones would', () => {
    const plan = planCuts({ stocks: sixAndNine, kerfMm: 2, cuts: pieces([3, 2020]) })
    expect({ cost: plan.cost, proven: plan.proven }).toEqual({ cost: 9000, proven: true })
  })
})

const sixAndNine = [
  { id: '6', lengthMm: 6000, cost: 6000 },
  { id: '9', lengthMm: 9000, cost: 9000 },
]

/** The least cost by trying every piece in every bar: slow, and nothing of it is the planner's. */
function leastByTrying({ stocks, cuts, kerfMm, trimMm = 0 }: CutJob): number {
  const sizes = cuts.flatMap(({ lengthMm, count }) => Array.from({ length: count }, () => lengthMm + kerfMm))
  const there = stocks.map(({ available = 99 }) => available)
  const rooms: number[] = []
  let least = Number.POSITIVE_INFINITY
  const put = (at: number, cost: number): void => {
    const size = sizes[at]
    if (cost >= least) return
    if (size === undefined) {
      least = cost
      return
    }
    rooms.forEach((room, bar) => {
      if (room < size || rooms.indexOf(room) < bar) return
      rooms[bar] = room - size
      put(at + 1, cost)
      rooms[bar] = room
    })
    stocks.forEach((stock, which) => {
      const room = stock.lengthMm - trimMm + kerfMm
      if (room < size || there[which] === 0) return
      there[which] = (there[which] ?? 0) - 1
      rooms.push(room - size)
      put(at + 1, cost + stock.cost)
      rooms.pop()
      there[which] = (there[which] ?? 0) + 1
    })
  }
  put(0, 0)
  return least
}

describe('short lists from several lengths and offcuts', () => {
  const length = (least: number, most: number) =>
    fc.integer({ min: least / 10, max: most / 10 }).map((cm) => cm * 10)
  const cut = fc.record({ lengthMm: length(300, 5900), count: fc.integer({ min: 1, max: 2 }) })
  const offcut = fc.record({ lengthMm: length(500, 5500), available: fc.integer({ min: 1, max: 2 }) })
  const job = fc.record({
    stocks: fc
      .tuple(fc.constantFrom(sixAndNine, sixAndNine.slice(0, 1)), fc.array(offcut, { maxLength: 2 }))
      .map(([bought, own]) => [...bought, ...own.map((one, at) => ({ id: `own ${at}`, cost: 0, ...one }))]),
    cuts: fc.array(cut, { minLength: 1, maxLength: 4 }),
    kerfMm: fc.constantFrom(0, 2, 3),
    trimMm: fc.constantFrom(0, 10),
  })

  test('[T1.603] cost what trying everything finds, and are proven', () => {
    fc.assert(
      fc.property(job, (asked) => {
        const { cost, bound, proven } = planCuts(asked)
        const least = leastByTrying(asked)
        expect({ cost, bound, proven }).toEqual({ cost: least, bound: least, proven: true })
      }),
      { numRuns: 300, seed: 21 },
    )
  })
})

test('[T1.601] bars of one’s own that do not suffice, with nothing to buy, plan nothing: no piece is lost silently', () => {
  const own = [{ id: 'own', lengthMm: 2500, cost: 0, available: 1 }]
  const cuts = pieces([5, 1200])
  expect(planCuts({ stocks: own, kerfMm: 3, cuts })).toMatchObject({ bars: [], proven: false, tooLong: cuts })
})

test('[T1.601] whatever is asked, each piece is on a bar or told as too long; no bar is over its length', () => {
  const job = fc.record({
    stocks: fc
      .array(
        fc.record({
          lengthMm: fc.integer({ min: 500, max: 12_000 }),
          own: fc.boolean(),
          count: fc.integer({ min: 0, max: 4 }),
        }),
        { maxLength: 4 },
      )
      .map((rows) =>
        rows.map(({ lengthMm, own, count }, at) => ({
          id: String(at),
          lengthMm,
          cost: own ? 0 : lengthMm,
          ...(own ? { available: count } : {}),
        })),
      ),
    cuts: fc.array(
      fc.record({ lengthMm: fc.integer({ min: 1, max: 13_000 }), count: fc.integer({ min: 0, max: 9 }) }),
      { maxLength: 6 },
    ),
    kerfMm: fc.integer({ min: 0, max: 6 }),
    trimMm: fc.integer({ min: 0, max: 20 }),
  })
  fc.assert(
    fc.property(job, (given) => {
      const plan = planCuts(given)
      const held = plan.bars.flatMap(({ cutsMm, times }) =>
        cutsMm.map((lengthMm) => ({ lengthMm, count: times })),
      )
      expect(normalizedCuts([...held, ...plan.tooLong])).toEqual(normalizedCuts(given.cuts))
      for (const { stock, cutsMm, restMm } of plan.bars) {
        const used = cutsMm.reduce((sum, mm) => sum + mm, 0) + (cutsMm.length - 1) * given.kerfMm
        expect(used + given.trimMm + restMm).toBeLessThanOrEqual(stock.lengthMm)
      }
      for (const stock of given.stocks) {
        const taken = plan.bars.reduce((sum, bar) => sum + (bar.stock.id === stock.id ? bar.times : 0), 0)
        if ('available' in stock) expect(taken).toBeLessThanOrEqual(stock.available ?? 0)
      }
    }),
    { numRuns: 150, seed: 21 },
  )
})

test('[T1.601] what is left is one long rest rather than several short ones', () => {
  const plan = planCuts({ stocks: six, kerfMm: 0, cuts: pieces([2, 2500], [2, 1000]) })
  expect(plan.bars.map(({ restMm }) => restMm).toSorted((a, b) => a - b)).toEqual(
    [0, 5000].slice(0, plan.bars.length),
  )
})
