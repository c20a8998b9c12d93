import type { Ctx } from '../kernel/context.ts'
import { type AuditEntry, chainStart, hashOfEntry } from './chain.ts'
import { selectChain, selectHead } from './queries.ts'

/** How many entries there are, and the number of the first that does not follow the one before it. */
export type ChainReport = { valid: boolean; entries: number; brokenAt?: number }

const batch = 1_000

/** Walks the whole chain of a site. An entry that is changed, missing, added or cut from the end is told. */
export const verifyChain = async ({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<ChainReport> => {
  const head = await db.maybe(selectHead(site.siteId))
  let hash = chainStart(site.siteId)
  let seq = 0
  for (let entries: AuditEntry[]; ; ) {
    entries = await db.query(selectChain(site.siteId, seq, batch))
    if (entries.length === 0) break
    for (const entry of entries) {
      const isNext = entry.seq === seq + 1 && entry.hash === hashOfEntry(hash, entry.seq, entry)
      if (!isNext) return { valid: false, entries: seq, brokenAt: seq + 1 }
      seq = entry.seq
      hash = entry.hash
    }
  }
  const isWhole = (head?.seq ?? 0) === seq && (head === undefined || head.hash === hash)
  return isWhole ? { valid: true, entries: seq } : { valid: false, entries: seq, brokenAt: seq + 1 }
}
