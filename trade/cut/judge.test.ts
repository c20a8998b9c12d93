import highs from 'highs'
import { describe, expect, test } from 'vitest'
import type { Cut, CutJob, CutPlan } from './cut-job.ts'
import { normalizedCuts, roomOf } from './cut-job.ts'
import { planCuts } from './plan-cuts.ts'

/**
 * HiGHS judges the plans: a solver of others, given the same job as a list of every pattern a bar can hold, which is no
 * way to solve a shop's list but leaves nothing out of a small one.
 */
const lists = process.env.LONG ? { one: 200, several: 100 } : { one: 15, several: 6 }

function random(seed: number): (from: number, to: number) => number {
  let state = (seed * 2654435761) >>> 0
  return (from, to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return from + Math.floor((state / 2 ** 32) * (to - from + 1))
  }
}

function someCuts(seed: number): Cut[] {
  const between = random(seed)
  const kinds = between(4, 9)
  return Array.from({ length: kinds }, () => ({ lengthMm: between(90, 420) * 10, count: between(1, 12) }))
}

/** Cuts written as `3×2576`, one after the other. */
const noted = (text: string): Cut[] =>
  text.split(' ').map((cut) => {
    const [count = 0, lengthMm = 0] = cut.split('×').map(Number)
    return { count, lengthMm }
  })

/** Every pattern that no further piece fits into. */
function everyPattern(job: CutJob, cuts: readonly Cut[], room: number): number[][] {
  const found: number[][] = []
  const extend = (at: number, left: number, counts: number[]) => {
    const size = (cuts[at]?.lengthMm ?? 0) + job.kerfMm
    if (at === cuts.length) {
      const full = cuts.every((cut) => cut.lengthMm + job.kerfMm > left)
      if (full) found.push(counts)
      return
    }
    for (let times = Math.floor(left / size); times >= 0; times--)
      extend(at + 1, left - times * size, [...counts, times])
  }
  extend(0, room, [])
  return found
}

async function leastCost(job: CutJob): Promise<number> {
  const cuts = normalizedCuts(job.cuts)
  const columns = job.stocks.flatMap((stock) =>
    everyPattern(job, cuts, roomOf(stock, job)).map((counts) => ({ cost: stock.cost, counts })),
  )
  const names = columns.map((_, at) => `x${at}`)
  const rows = cuts.map((cut, row) => {
    const terms = columns.flatMap(({ counts }, at) => (counts[row] ? [`${counts[row]} x${at}`] : []))
    return `c${row}: ${terms.join(' + ')} >= ${cut.count}`
  })
  const goal = columns.map(({ cost }, at) => `${cost} x${at}`).join(' + ')
  const program = `Minimize\n obj: ${goal}\nSubject To\n ${rows.join('\n ')}\nGeneral\n ${names.join(' ')}\nEnd`
  const solver = await startHighs()
  const solution = solver.solve(program, { mip_rel_gap: 0, mip_abs_gap: 0.5 })
  expect(solution.Status).toBe('Optimal')
  return Math.round(solution.ObjectiveValue)
}

/** Whether a plan can be sawn: every piece asked for, nothing over a bar's length, no bar that is not bought. */
function canBeSawn(job: CutJob, plan: CutPlan): void {
  const made = normalizedCuts(
    plan.bars.flatMap((bar) => bar.cutsMm.map((lengthMm) => ({ lengthMm, count: bar.times }))),
  )
  expect(made).toEqual(normalizedCuts(job.cuts))
  for (const { stock, cutsMm, restMm } of plan.bars) {
    const used = cutsMm.reduce((sum, mm) => sum + mm, 0) + (cutsMm.length - 1) * job.kerfMm
    expect(used).toBeLessThanOrEqual(stock.lengthMm)
    expect(restMm).toBe(Math.max(0, stock.lengthMm - used - job.kerfMm))
  }
  expect(plan.cost).toBe(plan.bars.reduce((sum, bar) => sum + bar.times * bar.stock.cost, 0))
}

/** Its types describe the package as CommonJS has it; what is imported is the function itself. */
const startHighs = 'default' in highs ? highs.default : highs

describe('plans judged by another solver', () => {
  test('[T1.602] one stock: as few bars as there can be', async () => {
    for (let seed = 1; seed <= lists.one; seed++) {
      const job = {
        stocks: [{ id: 'bar', lengthMm: 6000, cost: 1 }],
        cuts: someCuts(seed),
        kerfMm: seed % 2 ? 3 : 0,
      }
      const plan = planCuts(job)
      canBeSawn(job, plan)
      expect({ seed, bars: plan.cost }).toEqual({ seed, bars: await leastCost(job) })
    }
  })

  /** Lists of which a search that gives up a bar too early says that one more is the least. */
  test.each([
    { barMm: 6000, cuts: '3×2576 2×3215 1×3000 4×885 4×1586 5×1487' },
    { barMm: 100, cuts: '5×36 2×65 5×50 3×22 5×17 2×73' },
    { barMm: 100, cuts: '3×22 5×30 5×56 2×50 1×45' },
  ])('[T1.602] $barMm: $cuts', async ({ barMm, cuts }) => {
    const job = { stocks: [{ id: 'bar', lengthMm: barMm, cost: 1 }], cuts: noted(cuts), kerfMm: 0 }
    const plan = planCuts(job)
    canBeSawn(job, plan)
    expect({ bars: plan.cost, proven: plan.proven }).toEqual({ bars: await leastCost(job), proven: true })
  })

  test('[T1.603] several stocks: never below the bound, and no farther from the least than it says', async () => {
    for (let seed = 1; seed <= lists.several; seed++) {
      const stocks = [
        { id: '6', lengthMm: 6000, cost: 552 },
        { id: '9', lengthMm: 9000, cost: 820 },
      ]
      const job = { stocks, cuts: someCuts(1000 + seed).slice(0, 5), kerfMm: 3 }
      const plan = planCuts(job)
      canBeSawn(job, plan)
      const least = await leastCost(job)
      expect(plan.bound).toBeLessThanOrEqual(least)
      expect(plan.cost).toBeGreaterThanOrEqual(least)
      if (plan.proven) expect(plan.cost).toBe(least)
    }
  })
})
