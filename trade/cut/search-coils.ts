import { type CoilJob, costOf, lengthOf, runOf, type Shares, stripsOf } from './coil-job.ts'

/** Ways looked at before a job is left to rules of thumb: some tenths of a second. */
const mostWays = 3_000_000

type State = { cost: number; from: number; counts: readonly number[] }

/**
 * The least that coils lose, by what is left to be cut after each strip. Undefined where a job is too large to be gone
 * through; `shares` are undefined where the strips do not hold all pieces.
 *
 * An offcut is filled until no piece fits: a piece on it is one less on a coil, which never costs more.
 */
export function searchCoils(job: CoilJob): { shares: Shares | undefined } | undefined {
  const { pieces } = job
  const sizes = pieces.map(({ count }) => count + 1)
  const states = sizes.reduce((product, size) => product * size, 1)
  const strips = stripsOf(job)
  const free = Math.max(0, job.coils.length - 1)
  if (strips.length === 0 && states > 1) return { shares: undefined }
  if (states > 20_000 || states ** 2 * free > mostWays) return undefined
  const keyOf = (left: readonly number[]): number =>
    left.reduce((key, count, at) => key * (sizes[at] ?? 1) + count, 0)
  const leftOf = (key: number): number[] => {
    const left: number[] = []
    let rest = key
    for (let at = sizes.length - 1; at >= 0; at--) {
      left[at] = rest % (sizes[at] ?? 1)
      rest = Math.floor(rest / (sizes[at] ?? 1))
    }
    return left
  }
  let ways = 0
  let reached = new Map<number, State>([[states - 1, { cost: 0, from: -1, counts: [] }]])
  const levels: Map<number, State>[] = []
  for (const [at, strip] of strips.entries()) {
    const next = new Map<number, State>()
    const isLast = at === strips.length - 1
    for (const [key, state] of reached) {
      const left = leftOf(key)
      const shares = isLast && !strip.isOffcut ? [left] : sharesOf(job, left, strip)
      for (const counts of shares) {
        if (++ways > mostWays) return undefined
        const run = runOf(job, strip, counts)
        if (!run) continue
        const rest = keyOf(left.map((count, one) => count - (counts[one] ?? 0)))
        const cost = state.cost + costOf(run)
        if (cost < (next.get(rest)?.cost ?? Number.POSITIVE_INFINITY))
          next.set(rest, { cost, from: key, counts })
      }
    }
    levels.push(next)
    reached = next
  }
  return { shares: walkBack(levels) }
}

/** The shares that lead to nothing left. */
function walkBack(levels: readonly Map<number, State>[]): Shares | undefined {
  const shares: (readonly number[])[] = []
  let key = 0
  for (const level of [...levels].reverse()) {
    const state = level.get(key)
    if (!state) return undefined
    shares.unshift(state.counts)
    key = state.from
  }
  return shares
}

/** Every share that a strip may have of what is left; of an offcut, those that no further piece fits beside. */
function* sharesOf(
  job: CoilJob,
  left: readonly number[],
  strip: { lengthMm: number; isOffcut: boolean },
  counts: readonly number[] = [],
): Generator<readonly number[]> {
  const at = counts.length
  const room = strip.lengthMm - lengthOf(job, counts)
  if (at === left.length) {
    const hasRoom = left.some(
      (count, one) => count > (counts[one] ?? 0) && (job.pieces[one]?.lengthMm ?? 0) <= room,
    )
    if (!strip.isOffcut || !hasRoom) yield counts
    return
  }
  const most = Math.min(left[at] ?? 0, Math.floor(room / (job.pieces[at]?.lengthMm ?? 1)))
  for (let count = most; count >= 0; count--) yield* sharesOf(job, left, strip, [...counts, count])
}
