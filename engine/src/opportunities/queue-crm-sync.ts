import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'

export const crmSyncJob = 'opportunities.tell'

/** What the CRM has to hear of; `id` is the message's or the file's. */
export type CrmSync = {
  opportunityId: string
  what: 'request' | 'message' | 'file' | 'accepted' | 'rejected' | 'renewed'
  id?: string
}

/** Asks within a transaction for the CRM to be told; the shopper waits for nothing. One statement. */
export const queueCrmSync = (
  ctx: Pick<Ctx, 'outbox' | 'site' | 'locale'>,
  tx: Db,
  change: CrmSync,
): Promise<void> =>
  ctx.outbox.send(tx, { name: crmSyncJob, siteId: ctx.site.siteId, locale: ctx.locale, data: change })
