import { sql } from '../db/sql.ts'

/** Taken in the order given; the caller sorts, so that two attempts never wait for each other. */
export const lockKeys = (keys: string[]) =>
  sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as key`

export const selectAttempts = (keys: string[], since: Date) =>
  sql<{ key: string; at: Date }>`
    select key, at from attempt where key = any(${keys}) and at > ${since} order by at`

export const insertAttempts = (keys: string[], now: Date) =>
  sql`insert into attempt (key, at) select key, ${now} from unnest(${keys}::text[]) as key`

/** Deletes one recorded attempt under each key, so that it no longer counts. */
export const deleteAttempt = (keys: string[], at: Date) =>
  sql`
    delete from attempt where ctid in (
      select distinct on (key) ctid from attempt where key = any(${keys}) and at = ${at})`

export const deleteAttempts = (keys: string[]) => sql`delete from attempt where key = any(${keys})`

/** Housekeeping: no limit looks further back than a day, except known addresses (90 days). */
export const deleteOldAttempts = (before: Date) => sql`delete from attempt where at < ${before}`
