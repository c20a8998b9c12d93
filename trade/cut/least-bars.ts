import { ceilExact } from '../rounding.ts'
import type { Cut, CutJob } from './cut-job.ts'
import { normalizedCuts, roomOf } from './cut-job.ts'
import { firstFit } from './first-fit.ts'
import { planCuts } from './plan-cuts.ts'

/**
 * The least bars of one length that cuts can be made from, in millimetres; cuts longer than a bar are left out. Where the
 * plain way already needs no more than any way does, nothing is planned: of a roof's purlins that is most often so.
 */
export function leastBars(cuts: readonly Cut[], barMm: number, kerfMm: number): number {
  const stock = { id: 'bar', lengthMm: barMm, cost: 1 }
  const job: CutJob = { stocks: [stock], cuts, kerfMm }
  const fitting = normalizedCuts(cuts).filter(({ lengthMm }) => lengthMm <= barMm)
  const sizes = fitting.map(({ lengthMm, count }) => ({ size: lengthMm + kerfMm, count }))
  const plain = firstFit(job, fitting).length
  return plain <= barsAtLeast(sizes, roomOf(stock, job)) ? plain : planCuts(job).cost
}

type Sized = { size: number; count: number }

/**
 * Bars that no way does without (Martello and Toth's bound). For each size that may count as small: what leaves no room
 * for it has a bar alone, no two of over half a bar share one, and the others fill what these leave.
 */
function barsAtLeast(pieces: readonly Sized[], room: number): number {
  const smallest = [0, ...pieces.filter(({ size }) => 2 * size <= room).map(({ size }) => size)]
  const bounds = smallest.map((small) => {
    const alone = pieces.filter(({ size }) => size > room - small)
    const large = pieces.filter(({ size }) => size <= room - small && 2 * size > room)
    const others = pieces.filter(({ size }) => size >= small && 2 * size <= room)
    const left = countOf(large) * room - totalOf(large)
    return countOf(alone) + countOf(large) + Math.max(0, ceilExact((totalOf(others) - left) / room))
  })
  return Math.max(...bounds)
}

const countOf = (pieces: readonly Sized[]) => pieces.reduce((sum, { count }) => sum + count, 0)

const totalOf = (pieces: readonly Sized[]) => pieces.reduce((sum, { size, count }) => sum + size * count, 0)
