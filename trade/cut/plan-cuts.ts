import type { Bar, Cut, CutJob, CutPlan, Pattern } from './cut-job.ts'
import { normalizedCuts, roomOf } from './cut-job.ts'
import { firstFit } from './first-fit.ts'
import { ceilExact } from '../rounding.ts'
import { relax, type Relaxation } from './relaxation.ts'
import { searchBars } from './search-bars.ts'
import { sequence } from './sequence.ts'
import { roundDown, wholeBars } from './whole-bars.ts'

/** How many ways of rounding are tried before a plan above the bound is accepted. */
const tries = 60

/**
 * A plan of least cost, or one whose distance from the bound is known. The linear program is solved, whole bars are
 * taken from it, and what they leave is filled. The same job gives the same plan.
 */
export function planCuts(given: CutJob): CutPlan {
  const job = { ...given, stocks: given.stocks.filter((stock) => stock.available !== 0) }
  const longest = Math.max(0, ...job.stocks.map((stock) => roomOf(stock, job) - job.kerfMm))
  const all = normalizedCuts(job.cuts)
  const cuts = all.filter((cut) => cut.lengthMm <= longest)
  const tooLong = all.filter((cut) => cut.lengthMm > longest)
  const relaxed = relax(job, cuts)
  const bound = wholeCost(relaxed.cost, job)
  const rounded = bestRounding(job, cuts, relaxed, bound)
  const { plan: found, least } =
    rounded && costOf(job, rounded) <= bound
      ? { plan: rounded, least: bound }
      : searchPlan(job, cuts, relaxed, bound, rounded)
  // Bars that are there already may not hold everything, and nothing else is bought.
  const isWhole = found?.every(({ stock }) => job.stocks[stock]) && missing(cuts, found) === 0
  const plan = isWhole ? withCheapestStocks(job, cuts, gatherRests(job, cuts, found ?? [])) : undefined
  return describe(job, cuts, plan ?? [], least, plan ? tooLong : all)
}

/**
 * The same bars with what is left gathered: one long rest is worth more than several short ones. Pieces of the emptiest
 * bars go where they fill others.
 */
function gatherRests(job: CutJob, cuts: readonly Cut[], patterns: readonly Pattern[]): Pattern[] {
  const bars = patterns.map(({ stock, counts }) => ({ stock, counts: [...counts] }))
  const rests = bars.map((bar) => {
    const stock = job.stocks[bar.stock]
    return stock ? roomOf(stock, job) - sizeOf(job, cuts, bar) : 0
  })
  const emptiestFirst = bars.map((_, at) => at).sort((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0))
  for (const from of emptiestFirst.slice(0, mostGathered)) {
    cuts.forEach(({ lengthMm }, cut) => {
      const size = lengthMm + job.kerfMm
      while ((bars[from]?.counts[cut] ?? 0) > 0) {
        const to = tightest(rests, size, from)
        const [giver, taker] = [bars[from], to === undefined ? undefined : bars[to]]
        if (!giver || !taker || to === undefined) break
        giver.counts[cut] = (giver.counts[cut] ?? 0) - 1
        taker.counts[cut] = (taker.counts[cut] ?? 0) + 1
        rests[from] = (rests[from] ?? 0) + size
        rests[to] = (rests[to] ?? 0) - size
      }
    })
  }
  return bars
}

/** Bars whose pieces are looked at: what is left lies in a few. */
const mostGathered = 8

/** The bar a piece fills best of those that are fuller than its own. */
function tightest(rests: readonly number[], size: number, from: number): number | undefined {
  let best: number | undefined
  rests.forEach((rest, at) => {
    if (at === from || rest < size || rest > (rests[from] ?? 0)) return
    if (best === undefined || rest < (rests[best] ?? 0)) best = at
  })
  return best
}

/** The best of many ways to make whole bars of the relaxed ones; undefined where none holds all cuts. */
function bestRounding(
  job: CutJob,
  cuts: readonly Cut[],
  relaxed: Relaxation,
  bound: number,
): Pattern[] | undefined {
  const random = sequence()
  const still = () => 0
  const attempts = [
    () => firstFit(job, cuts),
    () => roundDown(job, cuts, relaxed, still),
    ...Array.from({ length: tries }, () => () => roundDown(job, cuts, relaxed, random)),
  ]
  let best: Pattern[] | undefined
  for (const attempt of attempts) {
    const plan = withCheapestStocks(job, cuts, attempt())
    if (missing(cuts, plan) > 0) continue
    if (!best || costOf(job, plan) < costOf(job, best)) best = plan
    if (costOf(job, best) <= bound) break
  }
  return best
}

/**
 * What rounding leaves to a few bars is gone through, then the whole job. A short list ends at its least, and what was
 * gone through to the end is a bound of its own.
 */
function searchPlan(
  job: CutJob,
  cuts: readonly Cut[],
  relaxed: Relaxation,
  bound: number,
  rounded: Pattern[] | undefined,
): { plan: Pattern[] | undefined; least: number } {
  let plan = rounded
  for (const start of [relaxed, { patterns: [] }]) {
    const { taken, ...rest } = wholeBars(job, cuts, start)
    const spent = costOf(job, taken)
    const below = (plan ? costOf(job, plan) : Number.POSITIVE_INFINITY) - spent
    const { bars, complete } = searchBars(job, cuts, relaxed, rest, below, bound - spent)
    if (bars) plan = [...taken, ...bars]
    const cost = plan ? costOf(job, plan) : bound
    if (cost <= bound) return { plan, least: bound }
    if (complete && taken.length === 0) return { plan, least: cost }
  }
  return { plan, least: bound }
}

/** Pieces a plan leaves out: bars that are there already may not suffice. */
const missing = (cuts: readonly Cut[], plan: readonly Pattern[]): number =>
  cuts.reduce(
    (sum, cut, at) => sum + cut.count - plan.reduce((held, { counts }) => held + (counts[at] ?? 0), 0),
    0,
  )

/** Costs are whole multiples of what all stocks' costs share: a bound between two of them is the next one. */
function wholeCost(cost: number, job: CutJob): number {
  const unit = job.stocks.reduce((sum, stock) => greatestCommonDivisor(sum, stock.cost), 0)
  return unit === 0 ? 0 : ceilExact(cost / unit) * unit
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** Rounding leaves bars that are not full: a cheaper or shorter stock may hold the same pieces. */
function withCheapestStocks(job: CutJob, cuts: readonly Cut[], patterns: readonly Pattern[]): Pattern[] {
  return patterns.map((pattern) => {
    const used = sizeOf(job, cuts, pattern)
    const fitting = job.stocks
      .map((stock, index) => ({ stock, index }))
      .filter(
        ({ stock, index }) =>
          roomOf(stock, job) >= used && (stock.available === undefined || index === pattern.stock),
      )
      .sort((a, b) => a.stock.cost - b.stock.cost || a.stock.lengthMm - b.stock.lengthMm)[0]
    return fitting ? { ...pattern, stock: fitting.index } : pattern
  })
}

const sizeOf = (job: CutJob, cuts: readonly Cut[], { counts }: Pattern): number =>
  counts.reduce((sum, count, at) => sum + count * ((cuts[at]?.lengthMm ?? 0) + job.kerfMm), 0)

const costOf = (job: CutJob, patterns: readonly Pattern[]): number =>
  patterns.reduce((sum, pattern) => sum + (job.stocks[pattern.stock]?.cost ?? 0), 0)

/** Equal bars together, the longest stock and the fullest bars first. */
function describe(
  job: CutJob,
  cuts: readonly Cut[],
  patterns: readonly Pattern[],
  bound: number,
  tooLong: Cut[],
): CutPlan {
  const bars = new Map<string, Bar>()
  for (const pattern of patterns) {
    const stock = job.stocks[pattern.stock]
    if (!stock) continue
    const cutsMm = pattern.counts.flatMap((count, at) =>
      Array.from({ length: count }, () => cuts[at]?.lengthMm ?? 0),
    )
    const key = `${pattern.stock}:${cutsMm.join()}`
    const times = (bars.get(key)?.times ?? 0) + 1
    // What is left of a bar has been sawn off its last piece, unless nothing is left.
    const restMm = Math.max(0, roomOf(stock, job) - job.kerfMm - sizeOf(job, cuts, pattern))
    bars.set(key, { stock, cutsMm, times, restMm })
  }
  const cost = costOf(job, patterns)
  const sorted = [...bars.values()].sort((a, b) => b.stock.lengthMm - a.stock.lengthMm || a.restMm - b.restMm)
  return { bars: sorted, cost, bound, proven: cost <= bound && tooLong.length === 0, tooLong }
}
