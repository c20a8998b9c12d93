import type { AdminContext } from '../kernel/admin-context.ts'
import { isBulkJobId } from './bulk/bulk-jobs.ts'
import { type Execution, isOver } from './execution.ts'
import { isImportId } from './imports/imports.ts'

const path = ({ site }: Pick<AdminContext, 'site'>, { jobId, id }: Execution) =>
  `/operation/jobs/v1/organizations/${site.organizationId}/jobs/${jobId}/executions/${id}`

/** The address of its file: the export, the faults of an import, or what a bulk job came to, also one that was given up. */
const linkOf = (ctx: Pick<AdminContext, 'site'>, execution: Execution) => {
  const { fileId, jobId, status } = execution
  if (fileId === null || !isOver(execution)) return {}
  const link = `${path(ctx, execution)}/result?siteId=${ctx.site.siteId}`
  if (isImportId(jobId)) return { c_faultsLink: link }
  return status === 'finished' || isBulkJobId(jobId) ? { c_resultLink: link } : {}
}

export const executionView = (ctx: Pick<AdminContext, 'site'>, execution: Execution) => {
  const { actor, startedAt, endedAt, fault } = execution
  return {
    id: execution.id,
    jobId: execution.jobId,
    executionStatus: execution.status,
    parameters: execution.parameters,
    ...(startedAt === null ? {} : { startTime: startedAt.toISOString() }),
    ...(endedAt === null ? {} : { endTime: endedAt.toISOString() }),
    ...(startedAt === null || endedAt === null ? {} : { duration: endedAt.getTime() - startedAt.getTime() }),
    ...(actor.kind === 'client' ? { clientId: actor.id } : { userLogin: actor.name }),
    c_createdAt: execution.createdAt.toISOString(),
    c_done: execution.done,
    c_total: execution.total,
    c_countries: execution.countries,
    ...(fault === null ? {} : { c_message: fault }),
    ...(execution.report === null ? {} : { c_report: execution.report }),
    ...(execution.outcomes === null ? {} : { c_outcomes: execution.outcomes }),
    ...linkOf(ctx, execution),
  }
}
