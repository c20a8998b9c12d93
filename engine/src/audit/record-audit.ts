import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { type AuditEntry, type AuditRecord, chainStart, hashOfEntry } from './chain.ts'
import { appendEntry, insertEntries, insertHead, lockHead, moveHead } from './queries.ts'

export type SubjectKind =
  | 'order'
  | 'fiscal'
  | 'counter-basket'
  | 'bank-line'
  | 'bank-mapping'
  | 'customer'
  | 'store'
  | 'shipping'
  | 'quote'
  | 'case'
  | 'price'
  | 'cost'
  | 'product'
  | 'attribute'
  | 'category'
  | 'promotion'
  | 'campaign'
  | 'coupon'
  | 'content'
  | 'redirect'
  | 'synonyms'
  | 'preference'
  | 'price-change'
  | 'content-draft'
  | 'content-preview'
  | 'stock'
  | 'stock-transfer'
  | 'media'
  | 'webhook'
  | 'plant'
  | 'job-execution'
  | 'file'
  | 'api-client'
  | 'staff'
  | 'shared-view'

/**
 * What was done to what; `before` and `after` hold the members that changed. `country`: where that lies, so that who works
 * there reads of it; absent where it is all countries'.
 */
export type AuditedChange = {
  operation: string
  subject: { kind: SubjectKind; id: string }
  country?: string
  before?: unknown
  after?: unknown
}

type Scope = Pick<AdminContext, 'site' | 'actor' | 'now' | 'requestId' | 'ip'>

const recordOf = (ctx: Scope, change: AuditedChange): AuditRecord => ({
  at: ctx.now,
  actor: ctx.actor,
  operation: change.operation,
  subjectKind: change.subject.kind,
  subjectId: change.subject.id,
  country: change.country ?? null,
  requestId: ctx.requestId,
  ip: ctx.ip,
  change: JSON.stringify({ before: change.before, after: change.after }),
})

/**
 * Appends an entry to the site's chain, within the transaction of the change, as its last step: the end of the chain
 * stays locked until the commit.
 */
export const recordAudit = async (ctx: Scope, tx: Db, change: AuditedChange): Promise<void> => {
  await tx.run(appendEntry(ctx.site.siteId, recordOf(ctx, change)))
}

const entriesAtOnce = 500

/** Appends the entries of many changes of one transaction, likewise as its last step. */
export const recordAudits = async (ctx: Scope, tx: Db, changes: readonly AuditedChange[]): Promise<void> => {
  const [first, ...others] = changes
  if (!first) return
  if (others.length === 0) return recordAudit(ctx, tx, first)
  const { siteId } = ctx.site
  await tx.run(insertHead(siteId, chainStart(siteId)))
  let { seq, hash } = await tx.one(lockHead(siteId))
  for (let at = 0; at < changes.length; at += entriesAtOnce) {
    const entries = changes.slice(at, at + entriesAtOnce).map((change): AuditEntry => {
      const record = recordOf(ctx, change)
      seq += 1
      hash = hashOfEntry(hash, seq, record)
      return { ...record, seq, hash }
    })
    await tx.run(insertEntries(siteId, entries))
  }
  await tx.run(moveHead(siteId, { seq, hash }))
}
