import { defineProblem } from '../kernel/problem.ts'

/** Orders or strips are no longer what the plan was made of: it has to be made anew. Carries what differs. */
export const cutPlanOutdated = defineProblem(409, 'cut-plan-outdated', 'Cut Plan Outdated')
