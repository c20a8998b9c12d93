import type { Db } from '../../db/db.ts'
import { type Statement, unpreparedSql as sql } from '../../db/sql.ts'
import type { SearchRequest } from './contract.ts'
import { compileSearch } from './search-queries.ts'
import type { SearchResource } from './search-resource.ts'

/** What is searched, and what of it the caller may see. */
type Source<Row> = {
  resource: SearchResource
  /** Where the caller names no order. */
  order: Statement<unknown>
  /** Columns and table: `select … from …`, to which a condition is added. */
  select: Statement<Row>
  /** The table alone, for counting. */
  from: Statement<unknown>
  within: Statement<unknown>
}

/** Beyond so many the database's estimate is told. */
const mostCounted = 10_000

const estimateRows = async (db: Db, statement: Statement<unknown>): Promise<number> => {
  const [row] = await db.query<Record<'QUERY PLAN', { Plan: { 'Plan Rows': number } }[]>>({
    name: '',
    text: `explain (format json) ${statement.text}`,
    values: statement.values,
  })
  return row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? mostCounted
}

/** The page of a resource that a search asks for, and how many rows match in all. Problem: 400 with the part at fault. */
export const searchRows = async <Row>(
  db: Db,
  { resource, order, select, from, within }: Source<Row>,
  request: SearchRequest,
) => {
  const { query, sorts } = request
  const compiled = compileSearch(resource, request)
  const { limit, offset } = compiled
  const where = sql`${within} and ${compiled.where}`
  const orderBy = sorts && sorts.length > 0 ? compiled.orderBy : order
  const rows = await db.query(
    sql<Row>`${select} where ${where} order by ${orderBy} limit ${limit} offset ${offset}`,
  )
  const { total } = await db.one(sql<{ total: number }>`
    select count(*) as total from (select 1 from ${from} where ${where} limit ${mostCounted + 1}) as found`)
  const page = { query, ...(sorts ? { sorts } : undefined), limit, offset }
  if (total <= mostCounted) return { rows, where, page: { ...page, total } }
  const estimate = Math.max(mostCounted, await estimateRows(db, sql`select 1 from ${from} where ${where}`))
  return { rows, where, page: { ...page, total: estimate, c_totalIsEstimate: true } }
}
