import type { Cut, CutJob, Pattern } from './cut-job.ts'
import { roomOf } from './cut-job.ts'
import { fill } from './knapsack.ts'
import type { Relaxation } from './relaxation.ts'

/** What is still to be cut and what may still be used, while a plan is made. */
export type Open = { left: number[]; available: (number | undefined)[]; taken: Pattern[] }

/** Rounds the relaxed bars down and fills bars with what is left, the fullest first. `random` makes tries differ. */
export function roundDown(
  job: CutJob,
  cuts: readonly Cut[],
  relaxed: Relaxation,
  random: () => number,
): Pattern[] {
  return fillUp(job, cuts, wholeBars(job, cuts, relaxed), random)
}

/** The relaxed bars rounded down, and what they leave. */
export function wholeBars(
  job: CutJob,
  cuts: readonly Cut[],
  { patterns }: Pick<Relaxation, 'patterns'>,
): Open {
  const open: Open = {
    left: cuts.map((cut) => cut.count),
    available: job.stocks.map((stock) => stock.available),
    taken: [],
  }
  for (const { pattern, bars } of patterns) take(open, pattern, Math.floor(bars + 1e-6))
  return open
}

/** So many bars of a pattern, each without the pieces that are no longer wanted. */
function take(open: Open, pattern: Pattern, times: number): void {
  for (let bar = 0; bar < times && open.available[pattern.stock] !== 0; bar++) {
    const counts = pattern.counts.map((count, at) => Math.min(count, open.left[at] ?? 0))
    if (counts.every((count) => count === 0)) return
    counts.forEach((count, at) => {
      open.left[at] = (open.left[at] ?? 0) - count
    })
    const rest = open.available[pattern.stock]
    if (rest !== undefined) open.available[pattern.stock] = rest - 1
    open.taken.push({ stock: pattern.stock, counts })
  }
}

/** Bars filled as full as they get, long pieces before short ones, each from the stock that is cheapest for what it holds. */
function fillUp(job: CutJob, cuts: readonly Cut[], open: Open, random: () => number): Pattern[] {
  while (open.left.some((count) => count > 0)) {
    const pieces = cuts.map(({ lengthMm }, at) => ({
      size: lengthMm + job.kerfMm,
      value: (lengthMm + job.kerfMm) * (1 + random() * 0.04) + lengthMm ** 2 * 1e-6,
      count: open.left[at] ?? 0,
    }))
    const choices = job.stocks.flatMap((stock, index) => {
      if (open.available[index] === 0) return []
      const { counts } = fill(pieces, roomOf(stock, job), undefined, 2000)
      const held = counts.reduce((sum, count, at) => sum + count * (pieces[at]?.size ?? 0), 0)
      return held > 0 ? [{ pattern: { stock: index, counts }, perMm: stock.cost / held }] : []
    })
    const cheapest = choices.sort((a, b) => a.perMm - b.perMm)[0]
    if (!cheapest) break
    take(open, cheapest.pattern, 1)
  }
  return open.taken
}
