import type { Cut, CutJob, Pattern, Stock } from './cut-job.ts'
import { roomOf } from './cut-job.ts'
import type { Filling, Piece } from './knapsack.ts'
import { fill, fillExactly } from './knapsack.ts'
import type { Column } from './simplex.ts'
import { leastCover } from './simplex.ts'

/**
 * The job with bars that may be used in part: its cost is a bound for whole bars, its patterns are what to begin from.
 * No bar holds more than it costs of what its cuts are worth by `duals`, a bar of a limited stock less its `limits`.
 */
export type Relaxation = {
  cost: number
  patterns: { pattern: Pattern; bars: number }[]
  duals: readonly number[]
  /** By stock; 0 where as many as one buys. */
  limits: readonly number[]
}

/**
 * Column generation: the linear program asks for the pattern most worth its cost until there is none.
 * Every cut fits at least one stock.
 */
export function relax(job: CutJob, cuts: readonly Cut[]): Relaxation {
  const limited = job.stocks.flatMap((stock, index) => (stock.available === undefined ? [] : [index]))
  const size = cuts.length + limited.length
  const patterns = new Map<Column, Pattern>()
  const columnOf = (pattern: Pattern): Column => {
    const rows = new Float64Array(size)
    pattern.counts.forEach((count, at) => {
      rows[at] = count
    })
    const limit = limited.indexOf(pattern.stock)
    if (limit >= 0) rows[cuts.length + limit] = -1
    const column = { cost: job.stocks[pattern.stock]?.cost ?? 0, rows }
    patterns.set(column, pattern)
    return column
  }

  const demands = [
    ...cuts.map((cut) => cut.count),
    ...limited.map((stock) => -(job.stocks[stock]?.available ?? 0)),
  ]
  const start = [
    ...cuts.map((_, at) => {
      const pattern = singleCut(job, cuts, at)
      return pattern ? columnOf(pattern) : { cost: 1e4 * dearest(job), rows: entry(size, at, 1) }
    }),
    ...limited.map((_, at) => ({ cost: 0, rows: entry(size, cuts.length + at, -1) })),
  ]
  const { objective, duals, amounts } = leastCover(demands, start, (prices) => {
    const pattern = bestPattern(job, cuts, limited, prices)
    return pattern && columnOf(pattern)
  })
  const used = [...amounts].flatMap(([column, bars]) => {
    const pattern = patterns.get(column)
    return pattern && bars > 1e-7 ? [{ pattern, bars }] : []
  })
  const limitOf = (stock: number) => {
    const row = limited.indexOf(stock)
    return row < 0 ? 0 : Math.max(0, duals[cuts.length + row] ?? 0)
  }
  return {
    cost: objective,
    patterns: used,
    duals: cuts.map((_, at) => Math.max(0, duals[at] ?? 0)),
    limits: job.stocks.map((_, stock) => limitOf(stock)),
  }
}

/** To begin with: one kind of piece to a bar, from the stock that is cheapest for it and can always be had. */
function singleCut(job: CutJob, cuts: readonly Cut[], at: number): Pattern | undefined {
  const { lengthMm = 0, count: wanted = 0 } = cuts[at] ?? {}
  const holds = (stock: Stock) => Math.min(wanted, Math.floor(roomOf(stock, job) / (lengthMm + job.kerfMm)))
  const fitting = job.stocks
    .map((stock, index) => ({ stock, index, count: holds(stock) }))
    .filter(({ stock, count }) => count > 0 && stock.available === undefined)
    .sort((a, b) => a.stock.cost / a.count - b.stock.cost / b.count)[0]
  return (
    fitting && { stock: fitting.index, counts: cuts.map((_, index) => (index === at ? fitting.count : 0)) }
  )
}

/**
 * The pattern that is worth most above its cost at these duals; undefined when none is. A quick search finds one nearly
 * always; only where the search gave up is the answer computed for good.
 */
function bestPattern(
  job: CutJob,
  cuts: readonly Cut[],
  limited: readonly number[],
  duals: Float64Array,
): Pattern | undefined {
  const pieces: Piece[] = cuts.map(({ lengthMm, count }, at) => ({
    size: lengthMm + job.kerfMm,
    value: Math.max(0, duals[at] ?? 0),
    count,
  }))
  const rooms = job.stocks.map((stock) => roomOf(stock, job))
  const prices = job.stocks.map(({ cost }, stock) => {
    const limit = limited.indexOf(stock)
    return cost + (limit < 0 ? 0 : (duals[cuts.length + limit] ?? 0))
  })
  const least = 1e-7 * dearest(job)
  // A price of nothing, or a hair below it, is no reason to be content with the first piece that fits.
  const enough = (price: number) => Math.max(price * 1.5, price + 2 * least)
  const quick = rooms.map((room, stock) => fill(pieces, room, enough(prices[stock] ?? 0), 1000))
  const found = mostWorth(quick, prices, least)
  if (found || quick.every((filling) => filling.exact)) return found
  const exactly = fillExactly(pieces, Math.max(...rooms))
  return mostWorth(rooms.map(exactly), prices, least)
}

function mostWorth(
  fillings: readonly Filling[],
  prices: readonly number[],
  least: number,
): Pattern | undefined {
  const gains = fillings.map(({ value }, stock) => value - (prices[stock] ?? 0))
  const stock = gains.indexOf(Math.max(...gains))
  const filling = fillings[stock]
  return filling && (gains[stock] ?? 0) > least ? { stock, counts: filling.counts } : undefined
}

const dearest = (job: CutJob): number => Math.max(1, ...job.stocks.map((stock) => stock.cost))

function entry(size: number, at: number, value: number): Float64Array {
  const rows = new Float64Array(size)
  rows[at] = value
  return rows
}
