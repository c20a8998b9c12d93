import type pg from 'pg'
import { jobSchema } from '../install-jobs.ts'
import type { BackedUpTable } from './manifest.ts'

export type Table = Pick<BackedUpTable, 'name' | 'columns'>

/** The job library's tables to back up: waiting jobs and their queues; neither its version nor its statistics. */
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

const listTables = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array(select quote_ident(attname) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' and atttypid <> 'xid8'::regtype
          order by attnum) as columns,
    array(select format('%I.%I', fn.nspname, f.relname) from pg_constraint k
          join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' and c.relname <> 'migration' or n.nspname = $1 and c.relname = any($2))
  order by 1`

/** The tables that a backup keeps, each after those it refers to. */
export const tablesToBackUp = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table & { needs: string[] }>(listTables, [jobSchema, jobTables])
  const placed = new Set<string>()
  const place = (table: (typeof rows)[number]): Table[] => {
    if (placed.has(table.name)) return []
    placed.add(table.name)
    const before = rows.filter(({ name }) => table.needs.includes(name)).flatMap(place)
    return [...before, { name: table.name, columns: table.columns }]
  }
  return rows.flatMap(place)
}

/** Sequences with the last number each has given. */
export const readSequences = async (client: pg.ClientBase): Promise<Record<string, number>> => {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]))
}

/** Which migrations the database has. */
export const appliedMigrations = async (client: pg.ClientBase): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from migration order by name')).rows.map(
    ({ name }) => name,
  )

/** The version of the job library's tables. */
export const jobsVersion = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ version: number }>(`select version from ${jobSchema}.version`)
  return Number(rows[0]?.version)
}
