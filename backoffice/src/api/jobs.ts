import type { jobExecutionContract } from '../../../engine/src/job-executions/contract.ts'
import { type JobId, needsOf } from '../../../engine/src/job-executions/job-needs.ts'
import { jobExecutionRoutes } from '../../../engine/src/job-executions/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'
import type { rightsOf } from './session.ts'

export const jobs = defineOperations<typeof jobExecutionContract>(jobExecutionRoutes)

/** Long work and where it stands. */
export type JobExecution = Answer<typeof jobExecutionContract.getJobExecution>
/** Whether anything of it is still to be done. */
export const isUnderWay = ({ executionStatus }: Pick<JobExecution, 'executionStatus'>): boolean =>
  executionStatus === 'pending' || executionStatus === 'running' || executionStatus === 'aborting'
/** What an import found, would change or changed. */
export type ImportReport = NonNullable<JobExecution['c_report']>
export type JobParameters = JobExecution['parameters']
/** A file that was sent. */
export type UploadedFile = Answer<typeof jobExecutionContract.getFile>
/** The head and the first rows of a table. */
export type FileRows = Answer<typeof jobExecutionContract.getFileRows>

export type { JobId }

/** Whether somebody may ask for this job, and apply what it imports. */
export const mayAskFor = (
  { can, has }: Pick<ReturnType<typeof rightsOf>, 'can' | 'has'>,
  jobId: JobId,
): boolean => {
  const { scopes, right } = needsOf(jobId)
  return can('sfcc.jobs.rw') && scopes.every(can) && (right === undefined || has(right))
}
