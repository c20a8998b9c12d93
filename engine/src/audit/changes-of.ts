import type { AdminContext } from '../kernel/admin-context.ts'
import { selectEntries } from './queries.ts'
import type { SubjectKind } from './record-audit.ts'

/** What was done to one thing, the latest first, with what each change found and what it left behind. */
export const changesOf = async (
  { db }: Pick<AdminContext, 'db'>,
  { siteId, kind, id, most }: { siteId: string; kind: SubjectKind; id: string; most: number },
) => {
  const unbounded = { actorId: null, operation: null, country: null, from: null, until: null }
  const choice = { subjectKind: kind, subjectId: id, ...unbounded }
  const entries = await db.query(
    selectEntries({ siteId, only: undefined }, choice, { limit: most, offset: 0 }),
  )
  return entries.map(({ seq, at, actor, operation, change }) => {
    const { before, after } = JSON.parse(change) as { before?: unknown; after?: unknown }
    return { seq, at, actor, operation, before, after }
  })
}
