import type { CutJob, CutPlan } from '../../../../trade/cut/cut-job.ts'
import { type Hair, hairOf } from '../../../../trade/cut/hair.ts'
import { planCuts } from '../../../../trade/cut/plan-cuts.ts'

/** A plan, and the cut that a hair less would do with fewer bars. */
export type Planned = { plan: CutPlan; hair?: Hair | undefined }

export const planWithHair = (job: CutJob): Planned => {
  const plan = planCuts(job)
  return { plan, hair: hairOf(job, plan) }
}
