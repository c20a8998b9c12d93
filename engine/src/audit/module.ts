import { defineAdminModule } from '../kernel/admin-operation.ts'
import { auditContract } from './contract.ts'
import { getAuditEntry, searchAuditEntries, verifyAuditChain } from './read-audit.ts'
import { auditRoutes } from './routes.ts'

export const auditModule = defineAdminModule({
  name: 'audit',
  routes: auditRoutes,
  contract: auditContract,
  operations: { searchAuditEntries, getAuditEntry, verifyAuditChain },
})
