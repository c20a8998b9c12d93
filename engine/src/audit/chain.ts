import { createHash } from 'node:crypto'
import type { Actor } from '../kernel/admin-context.ts'

/** What an entry tells, without its place in the chain. */
export type AuditRecord = {
  at: Date
  actor: Actor
  operation: string
  subjectKind: string
  subjectId: string
  /** Where what was changed lies; null where it is all countries'. */
  country: string | null
  requestId: string
  ip: string
  /** JSON text of `{before, after}`. */
  change: string
}

export type AuditEntry = AuditRecord & { seq: number; hash: string }

/** The hash that the first entry of a site follows. */
export const chainStart = (siteId: string): string => createHash('sha256').update(siteId).digest('base64url')

/**
 * What an entry's hash is over, but for the hash that it follows and its own number, which stand before it (`["…",7,`): the rest
 * of a list's JSON.
 */
export const hashedRest = (record: AuditRecord): string => {
  const { at, actor, operation, subjectKind, subjectId, country, requestId, ip, change } = record
  const members = [at.toISOString(), actor.kind, actor.id, actor.name, operation]
  // Entries without a country have the hash that they had before there were countries.
  const place = country === null ? [] : [country]
  return JSON.stringify([...members, subjectKind, subjectId, requestId, ip, change, ...place]).slice(1)
}

/** The hash of an entry that follows another; the statement that appends one reckons the same. */
export const hashOfEntry = (previous: string, seq: number, record: AuditRecord): string =>
  createHash('sha256')
    .update(`["${previous}",${seq},${hashedRest(record)}`)
    .digest('base64url')
