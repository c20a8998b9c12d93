import type { auditContract } from '../../../engine/src/audit/contract.ts'
import { auditRoutes } from '../../../engine/src/audit/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const audit = defineOperations<typeof auditContract>(auditRoutes)

export type AuditEntry = Answer<typeof auditContract.getAuditEntry>
