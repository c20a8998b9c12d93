import { ceilExact } from '../rounding.ts'
import type { Cut, CutJob } from './cut-job.ts'
import { normalizedCuts, roomOf } from './cut-job.ts'
import { firstFit } from './first-fit.ts'
import { planCuts } from './plan-cuts.ts'
import { sequence } from './sequence.ts'

/**
 * The least bars of one length that cuts can be made from, in millimetres; cuts longer than a bar are left out. Where the
 * plain way already needs no more than any way does, nothing is planned: of a roof's purlins that is nearly always so.
 */
export function leastBars(cuts: readonly Cut[], barMm: number, kerfMm: number): number {
  const stock = { id: 'bar', lengthMm: barMm, cost: 1 }
  const job: CutJob = { stocks: [stock], cuts, kerfMm }
  const fitting = normalizedCuts(cuts).filter(({ lengthMm }) => lengthMm <= barMm)
  const sizes = fitting.map(({ lengthMm, count }) => ({ size: lengthMm + kerfMm, count }))
  const room = roomOf(stock, job)
  const plain = firstFit(job, fitting).length
  if (needsAsMany(sizes, room, plain)) return plain
  const fewer = plain - 1
  const isLeast =
    needsAsMany(sizes, room, fewer) &&
    otherOrders(fitting).some((cuts) => firstFit(job, cuts).length === fewer)
  return isLeast ? fewer : planCuts(job).cost
}

/** The same cuts roughly longest first: where one order needs a bar too many, another often does not. */
function otherOrders(cuts: readonly Cut[]): Cut[][] {
  const random = sequence()
  return Array.from({ length: 10 }, () =>
    cuts
      .map((cut) => ({ cut, rank: cut.lengthMm * (0.8 + 0.2 * random()) }))
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ cut }) => cut),
  )
}

type Sized = { size: number; count: number }

/** Into how many parts of a bar sizes are rounded, at most: more of them prove hardly anything more. */
const mostParts = 12

/**
 * Whether no way does with fewer bars. Pieces are counted as shares of a bar of which no bar holds more than one whole
 * (dual feasible functions of Fekete and Schepers): for each size that may count as small, what leaves no room for it is a
 * whole bar and what is smaller is nothing; the others are as they are, or rounded to so many parts of a bar.
 */
function needsAsMany(pieces: readonly Sized[], room: number, bars: number): boolean {
  const smallest = [0, ...pieces.filter(({ size }) => 2 * size <= room).map(({ size }) => size)]
  for (let parts = 0; parts <= mostParts; parts++)
    for (const small of smallest) {
      let total = 0
      for (const { size, count } of pieces) {
        const counted = size > room - small ? room : size < small ? 0 : size
        total += count * shareOf(counted, room, parts)
      }
      if (ceilExact(total) >= bars) return true
    }
  return false
}

/** A size as a share of a bar, rounded to so many parts of it; as it is where there are none. */
function shareOf(size: number, room: number, parts: number): number {
  const times = (parts + 1) * size
  return parts === 0 || times % room === 0 ? size / room : Math.floor(times / room) / parts
}
