import { defineModule } from '../kernel/operation.ts'
import { addCaseAttachment } from './add-case-attachment.ts'
import { casesContract } from './contract.ts'
import { createCase } from './create-case.ts'
import { getCases } from './get-cases.ts'
import { casesRoutes } from './routes.ts'
import { syncCase } from './sync-case.ts'

export const casesModule = defineModule({
  name: 'cases',
  routes: casesRoutes,
  contract: casesContract,
  operations: { createCase, addCaseAttachment, getCases },
})

export { caseDeskModule } from './desk/case-desk-module.ts'

/** What this module does in the background. */
export const caseJobs = [syncCase]
