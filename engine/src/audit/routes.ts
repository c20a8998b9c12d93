export const auditRoutes = {
  searchAuditEntries: 'POST /custom/audit/v1/organizations/{organizationId}/audit-search',
  getAuditEntry: 'GET /custom/audit/v1/organizations/{organizationId}/audit-entries/{seq}',
  verifyAuditChain: 'POST /custom/audit/v1/organizations/{organizationId}/audit-verifications',
} as const
