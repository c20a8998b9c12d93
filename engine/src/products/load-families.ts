import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import { perCatalogue } from '../kernel/per-catalogue.ts'
import { type ProductRow, selectFamilies } from './queries.ts'

/** Families of one country, the longest unused first. */
type Shelf = { families: Map<string, ProductRow[]>; familyOf: Map<string, string>; rows: number }

const shelves = perCatalogue(() => new Map<CountryCode, Shelf>())
/** Rows kept per country: some 2 kB each. */
const mostRows = 1_500

const shelfOf = (ctx: Pick<Ctx, 'site'>, country: CountryCode): Shelf => {
  const kept = shelves(ctx.site)
  const shelf = kept.get(country) ?? { families: new Map(), familyOf: new Map(), rows: 0 }
  kept.set(country, shelf)
  return shelf
}

const drop = (shelf: Shelf, family: string) => {
  const rows = shelf.families.get(family) ?? []
  shelf.families.delete(family)
  shelf.rows -= rows.length
  for (const { id } of rows) shelf.familyOf.delete(id)
}

const put = (shelf: Shelf, family: string, rows: ProductRow[]) => {
  drop(shelf, family)
  shelf.families.set(family, rows)
  shelf.rows += rows.length
  for (const { id } of rows) shelf.familyOf.set(id, family)
}

const trim = (shelf: Shelf) => {
  for (const family of shelf.families.keys()) {
    if (shelf.rows <= mostRows) return
    drop(shelf, family)
  }
}

/** Families of an id and of its components; undefined unless all are kept. */
const keptFamilies = ({ families, familyOf }: Shelf, id: string): string[] | undefined => {
  const family = familyOf.get(id)
  const row = family === undefined ? undefined : families.get(family)?.find((one) => one.id === id)
  if (family === undefined || !row) return undefined
  const parts = row.components.map(({ productId }) => familyOf.get(productId))
  return parts.includes(undefined) ? undefined : [family, ...parts.filter((one) => one !== undefined)]
}

/**
 * Products by id with their masters, all variants and the components of sets and bundles, prices of the country among
 * them: one statement for those that no call has read since the last import, none for the others.
 */
export const loadFamilies = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  country: CountryCode,
  ids: readonly string[],
): Promise<ProductRow[]> => {
  const shelf = shelfOf(ctx, country)
  const missing = [...new Set(ids)].filter((id) => keptFamilies(shelf, id) === undefined)
  const read = missing.length > 0 ? await ctx.db.query(selectFamilies(ctx.site.siteId, country, missing)) : []
  const found = Map.groupBy(read, ({ id, masterId }) => masterId ?? id)
  for (const [family, rows] of found) put(shelf, family, rows)
  // Put last, what this call shows is the last to go.
  const wanted = new Set([...ids.flatMap((id) => keptFamilies(shelf, id) ?? []), ...found.keys()])
  const families = [...wanted].map((family) => [family, shelf.families.get(family) ?? []] as const)
  for (const [family, rows] of families) put(shelf, family, rows)
  trim(shelf)
  return families.flatMap(([, rows]) => rows)
}
