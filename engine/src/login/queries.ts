import { sql } from '../db/sql.ts'

export const selectCredentialsChangedAt = (siteId: string, customerId: string) =>
  sql<{ credentialsChangedAt: Date }>`
    select credentials_changed_at as "credentialsChangedAt" from customer
    where site_id = ${siteId} and id = ${customerId}`
