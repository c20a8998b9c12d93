import type { SynonymsFile } from '../../bundle/synonyms.ts'
import { json, sql } from '../../db/sql.ts'

const stored = sql`jsonb_build_object('groups', '[]'::jsonb, 'expansions', '[]'::jsonb) || synonyms as file`

export const selectSynonyms = (siteId: string) =>
  sql<{ file: SynonymsFile }>`select ${stored} from site where id = ${siteId}`

/** Nobody else changes them until the end of the transaction. */
export const lockSynonyms = (siteId: string) =>
  sql<{ file: SynonymsFile }>`select ${stored} from site where id = ${siteId} for no key update`

export const writeSynonyms = (siteId: string, file: SynonymsFile) =>
  sql`update site set synonyms = ${json(file)} where id = ${siteId}`
