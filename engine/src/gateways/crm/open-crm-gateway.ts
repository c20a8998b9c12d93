import type { CrmGateway } from './crm-gateway.ts'
import { crmQuotes } from './quotes.ts'
import { type CrmAccount, openSalesforce } from './salesforce.ts'
import { crmService } from './service.ts'

/** The CRM at `baseUrl`, spoken to as the client named. Nothing is asked before the first call. */
export const openCrmGateway = (account: CrmAccount): CrmGateway => {
  const crm = openSalesforce(account)
  return { ...crmQuotes(crm), ...crmService(crm) }
}
