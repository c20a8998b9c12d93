import { defineModule } from '../kernel/operation.ts'
import { acceptOpportunity } from './accept-opportunity.ts'
import { addOpportunityFile } from './add-opportunity-file.ts'
import { opportunitiesContract } from './contract.ts'
import { createOpportunity } from './create-opportunity.ts'
import { getOpportunities } from './get-opportunities.ts'
import { getOpportunity } from './get-opportunity.ts'
import { getOpportunityDocument } from './get-opportunity-document.ts'
import { pollOne } from './poll-after-request.ts'
import { pollCrm } from './poll-crm.ts'
import { rejectOpportunity } from './reject-opportunity.ts'
import { remindOfEnding } from './remind-of-ending.ts'
import { renewOpportunity } from './renew-opportunity.ts'
import { opportunitiesRoutes } from './routes.ts'
import { syncToCrm } from './sync-to-crm.ts'
import { writeOpportunityMessage } from './write-opportunity-message.ts'

export const opportunitiesModule = defineModule({
  name: 'opportunities',
  routes: opportunitiesRoutes,
  contract: opportunitiesContract,
  operations: {
    createOpportunity,
    getOpportunities,
    getOpportunity,
    acceptOpportunity,
    rejectOpportunity,
    renewOpportunity,
    writeOpportunityMessage,
    addOpportunityFile,
    getOpportunityDocument,
  },
})

export { salesDeskModule } from './desk/sales-desk-module.ts'

/** What this module does in the background. */
export const opportunityJobs = [syncToCrm, pollOne, pollCrm, remindOfEnding]
