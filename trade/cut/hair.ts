import type { CutJob, CutPlan } from './cut-job.ts'
import { normalizedCuts } from './cut-job.ts'
import { planCuts } from './plan-cuts.ts'

/** A cut that a hair less would do with fewer bars: its length, the longest that does, and what that saves. */
export type Hair = { lengthMm: number; enoughMm: number; savedCost: number }

/** A saw's width or two: nobody sees it in a gate. */
const hairMm = 5
/** Jobs of more lengths are not looked through. */
const mostLengths = 12

/** The cut whose shortening by a few millimetres saves most, and of equals the least shortening. */
export function hairOf(job: CutJob, plan: CutPlan): Hair | undefined {
  const cuts = normalizedCuts(job.cuts)
  if (cuts.length > mostLengths || plan.cost === 0 || plan.tooLong.length > 0) return undefined
  const costWith = (lengthMm: number, enoughMm: number): number =>
    planCuts({
      ...job,
      cuts: cuts.map((cut) => (cut.lengthMm === lengthMm ? { ...cut, lengthMm: enoughMm } : cut)),
    }).cost
  const hairs = cuts.flatMap(({ lengthMm }): Hair[] => {
    if (lengthMm <= 10 * hairMm || costWith(lengthMm, lengthMm - hairMm) >= plan.cost) return []
    for (let less = 1; less <= hairMm; less++) {
      const cost = costWith(lengthMm, lengthMm - less)
      if (cost < plan.cost) return [{ lengthMm, enoughMm: lengthMm - less, savedCost: plan.cost - cost }]
    }
    return []
  })
  return hairs.sort(
    (a, b) => b.savedCost - a.savedCost || a.lengthMm - a.enoughMm - (b.lengthMm - b.enoughMm),
  )[0]
}
