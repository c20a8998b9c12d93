import type { Db } from '../db/db.ts'
import type { SubjectKind } from './record-audit.ts'
import { selectChangedMembers } from './queries.ts'

/** Of some things, which members (or parts of them, by paths with dots) anything but one operation has changed. */
export const changedMembers = (
  db: Db,
  siteId: string,
  wanted: { kind: SubjectKind; ids: readonly string[]; paths: readonly string[]; except: string },
): Promise<{ id: string; path: string }[]> => db.query(selectChangedMembers(siteId, wanted))
