import { type AdminContext, jobContext } from '../kernel/admin-context.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Execution } from './execution.ts'

/** The context in which an execution changes something: under the name of whoever asked, in their countries. */
export const executionContext = (
  ctx: Ctx,
  { jobId, actor, countries }: Pick<Execution, 'jobId' | 'actor' | 'countries'>,
): AdminContext => ({ ...jobContext(ctx, jobId), actor, countries })
