import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import { perCatalogue } from '../kernel/per-catalogue.ts'
import { type PageRow, selectPage, selectStandings, type ShownRow } from './page-queries.ts'

/** Rows of a hit by country and id, the longest unused first. */
type Shelf = Map<string, PageRow[]>

const shelves = perCatalogue((): Shelf => new Map())
const mostHits = 1_000

const keep = (shelf: Shelf, key: string, rows: PageRow[]) => {
  shelf.delete(key)
  shelf.set(key, rows)
  for (const oldest of shelf.keys()) {
    if (shelf.size <= mostHits) break
    shelf.delete(oldest)
  }
}

/** The hits and their variants, read once per catalogue version. */
const loadRows = async (ctx: Pick<Ctx, 'db' | 'site'>, country: CountryCode, ids: string[]) => {
  const shelf = shelves(ctx.site)
  const keyOf = (id: string) => `${country} ${id}`
  const kept = ids.map((id) => [id, shelf.get(keyOf(id))] as const)
  const missing = kept.flatMap(([id, rows]) => (rows ? [] : [id]))
  const read = missing.length > 0 ? await ctx.db.query(selectPage(ctx.site.siteId, country, missing)) : []
  const fresh = Map.groupBy(read, ({ id, masterId }) => masterId ?? id)
  const found = kept.map(([id, rows]) => [id, rows ?? fresh.get(id) ?? []] as const)
  for (const [id, rows] of found) keep(shelf, keyOf(id), rows)
  return found.flatMap(([, rows]) => rows)
}

type PageQuestion = {
  country: CountryCode
  ids: string[]
  storeId: string | undefined
  /** Text for to_tsquery that any word meets. */
  words: string | undefined
}

/** What the hits of a page show, with what can be had of them now: one statement where all have been shown before. */
export const loadPage = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  { country, ids, storeId, words }: PageQuestion,
): Promise<ShownRow[]> => {
  const rows = await loadRows(ctx, country, ids)
  const standings = await ctx.db.query(
    selectStandings({ siteId: ctx.site.siteId, country, ids: rows.map(({ id }) => id), storeId, words }),
  )
  const byId = new Map(standings.map((one) => [one.id, one]))
  return rows.map((row) => ({ ...row, orderable: false, match: 0, ...byId.get(row.id) }))
}
