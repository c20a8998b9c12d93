import { type CoilJob, type CoilPlan, costOf, runsOf, type Shares } from './coil-job.ts'
import { searchCoils } from './search-coils.ts'
import { sequence } from './sequence.ts'
import { fillOffcuts, planOffcuts, spreadCoils } from './spread-coils.ts'

/** How many ways of sharing among coils are tried before a plan above the bound is accepted. */
const tries = 40

/**
 * The plan by which coils lose least, or one whose distance from the bound is known; undefined where the strips do not hold
 * all pieces, or no way was found to put them there. The same job gives the same plan.
 *
 * Short jobs are gone through. Of a long one, the offcuts are filled as bars are, which has its bound; what is left is
 * shared among the coils in many ways. Each profile that offcuts cannot hold is set up at least once.
 */
export function planCoils(job: CoilJob): CoilPlan | undefined {
  const searched = searchCoils(job)
  if (searched) return searched.shares && describe(job, searched.shares)
  const offcuts = planOffcuts(job)
  const boundMm = offcuts.bound + leastSetups(job) * job.setupMm
  const open = fillOffcuts(job, offcuts)
  const random = sequence()
  let best: CoilPlan | undefined
  for (let attempt = 0; attempt < tries && best?.costMm !== boundMm; attempt++) {
    const shares = spreadCoils(job, open, attempt === 0 ? () => 0 : random)
    const plan = shares && describe(job, shares, boundMm)
    if (plan && plan.costMm < (best?.costMm ?? Number.POSITIVE_INFINITY)) best = plan
  }
  return best
}

/** Profiles of which a piece at least is left to the coils. */
function leastSetups({ pieces, offcuts }: CoilJob): number {
  const longest = Math.max(0, ...offcuts.map(({ lengthMm }) => lengthMm))
  const room = offcuts.reduce((sum, { lengthMm }) => sum + lengthMm, 0)
  return [...Map.groupBy(pieces, ({ profile }) => profile).values()].filter((own) => {
    const total = own.reduce((sum, { lengthMm, count }) => sum + lengthMm * count, 0)
    return total > room || own.some(({ lengthMm, count }) => count > 0 && lengthMm > longest)
  }).length
}

/** Without a bound the shares are the least there is. */
function describe(job: CoilJob, shares: Shares, bound?: number): CoilPlan | undefined {
  const runs = runsOf(job, shares)
  if (!runs) return undefined
  const costMm = runs.reduce((sum, run) => sum + costOf(run), 0)
  const boundMm = bound ?? costMm
  const used = runs.filter(({ counts }) => counts.some((count) => count > 0))
  return { runs: used, costMm, boundMm, proven: costMm <= boundMm }
}
