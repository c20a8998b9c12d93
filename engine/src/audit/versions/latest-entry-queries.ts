import { type Statement, unpreparedSql as sql } from '../../db/sql.ts'
import type { SubjectKind } from '../record-audit.ts'

type Subject = { siteId: Statement<unknown>; kind: SubjectKind; id: Statement<unknown> }
const parts = { at: sql`e.at`, actorId: sql`e.actor ->> 'id'`, actorName: sql`e.actor ->> 'name'` }

/** When a thing was last changed, or by whom; null where nobody ever did. */
export const latestEntry = (
  { siteId, kind, id }: Subject,
  part: keyof typeof parts,
): Statement<unknown> => sql`
  (select ${parts[part]} from audit_entry e
    where e.site_id = ${siteId} and e.subject_kind = ${kind} and e.subject_id = ${id} order by e.seq desc limit 1)`
