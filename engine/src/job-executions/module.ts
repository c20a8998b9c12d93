import { defineAdminModule } from '../kernel/admin-operation.ts'
import type { Job } from '../kernel/outbox.ts'
import { jobExecutionContract } from './contract.ts'
import { createJobExecution } from './create-execution.ts'
import { abortJobExecution, getJobExecution, getJobExecutions, getJobResult } from './executions.ts'
import { jobExecutionRoutes } from './routes.ts'
import { appendFile, getFile, uploadFile } from './files/files.ts'
import { getFileRows } from './imports/get-file-rows.ts'
import { tellOfEnd } from './tell-of-end.ts'
import { forgetExecutions, runBulkJob, runBundleExport, runExecution, runImport } from './run-execution.ts'

export const jobExecutionsModule = defineAdminModule({
  name: 'job-executions',
  routes: jobExecutionRoutes,
  contract: jobExecutionContract,
  operations: {
    uploadFile,
    getFile,
    getFileRows,
    appendFile,
    createJobExecution,
    getJobExecutions,
    getJobExecution,
    abortJobExecution,
    getJobResult,
  },
})

export const jobExecutionJobs: Job[] = [
  runExecution,
  runBulkJob,
  runBundleExport,
  runImport,
  forgetExecutions,
  tellOfEnd,
]
