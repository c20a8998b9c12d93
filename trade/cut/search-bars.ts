import type { Cut, CutJob, Pattern } from './cut-job.ts'
import { roomOf } from './cut-job.ts'
import type { Relaxation } from './relaxation.ts'

/** What is still to be cut and how many there are of each stock; undefined where as many as one buys. */
export type Rest = { left: readonly number[]; available: readonly (number | undefined)[] }

/** Bars looked at before the search gives up: some milliseconds. */
const mostBars = 20_000

/** `bars` that cost less than was asked, if any were found; `complete` where every other way was gone through. */
export type Search = { bars?: Pattern[]; complete: boolean }

/**
 * Looks for bars for a rest that cost less than `below`, through all ways to fill one bar after the other. What is left
 * is worth at least its duals, which cuts most ways short. Ends at the first plan that costs no more than `enough`.
 */
export function searchBars(
  job: CutJob,
  cuts: readonly Cut[],
  { duals, limits }: Relaxation,
  rest: Rest,
  below: number,
  enough: number,
): Search {
  const sizes = cuts.map(({ lengthMm }) => lengthMm + job.kerfMm)
  const seen = new Map<string, number>()
  let best: { cost: number; taken: readonly Pattern[] } = { cost: below, taken: [] }
  let looked = 0

  const leastFor = ({ left, available }: Rest): number =>
    left.reduce((sum, count, at) => sum + count * (duals[at] ?? 0), 0) -
    available.reduce<number>((sum, count, stock) => sum + (count ?? 0) * (limits[stock] ?? 0), 0)

  const descend = (state: Rest, cost: number, taken: readonly Pattern[]): void => {
    const first = state.left.findIndex((count) => count > 0)
    if (first < 0) {
      if (cost < best.cost) best = { cost, taken }
      return
    }
    if (cost + leastFor(state) > best.cost - 1 + 1e-6) return
    const key = `${state.left.join()};${state.available.join()}`
    if ((seen.get(key) ?? Number.POSITIVE_INFINITY) <= cost) return
    seen.set(key, cost)
    for (const [stock, one] of job.stocks.entries()) {
      const there = state.available[stock]
      if (there === 0 || roomOf(one, job) < (sizes[first] ?? 0)) continue
      for (const counts of fullBars(state.left, sizes, roomOf(one, job), first)) {
        if (best.cost <= enough || ++looked > mostBars) return
        const left = state.left.map((count, at) => count - (counts[at] ?? 0))
        const available = state.available.map((count, at) => (at === stock && count ? count - 1 : count))
        descend({ left, available }, cost + one.cost, [...taken, { stock, counts }])
      }
    }
  }

  descend(rest, 0, [])
  return { ...(best.cost < below ? { bars: [...best.taken] } : {}), complete: looked <= mostBars }
}

/** Every way to fill a bar that holds a piece of `first` and has no room for another piece that is left. */
function* fullBars(
  left: readonly number[],
  sizes: readonly number[],
  room: number,
  first: number,
  counts: number[] = left.map(() => 0),
  at = first,
): Generator<number[]> {
  if (at === left.length) {
    const roomier = left.some((count, one) => count > (counts[one] ?? 0) && (sizes[one] ?? 0) <= room)
    if (!roomier) yield [...counts]
    return
  }
  const size = sizes[at] ?? 1
  const least = at === first ? 1 : 0
  for (let times = Math.min(left[at] ?? 0, Math.floor(room / size)); times >= least; times--) {
    counts[at] = times
    yield* fullBars(left, sizes, room - times * size, first, counts, at + 1)
  }
  counts[at] = 0
}
