import type { CountryCode } from '../../../../facts/countries.ts'
import type { ProductRow } from '../../bundle/products.ts'
import { loadProducts } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { compileSearch, type SearchRequest } from '../../kernel/search-request/index.ts'
import { loadMaster } from '../load-product.ts'
import { productView } from '../product-view.ts'
import { variantView } from '../variations/variant-view.ts'
import type { productSearchContract } from './contract.ts'
import { products, variantsOfMaster } from './resource-queries.ts'
import {
  countFoundProducts,
  type LastEdit,
  type SearchedProducts,
  selectAvailable,
  selectFoundProducts,
  selectIssues,
  selectLastEdits,
  selectLowestPrices,
} from './queries.ts'

const editedView = (edit: LastEdit | undefined) =>
  edit ? { c_edited: { at: edit.at.toISOString(), by: edit.name } } : {}

type Amounts = Partial<Record<CountryCode, number>>

/** The ids of a page and how many there are, with what `expand` asks beside the documents. */
export const searchRows = async (ctx: AdminContext, among: SearchedProducts, body: SearchRequest) => {
  const { db, site, countries } = ctx
  const { siteId } = site
  const place = { siteId, countries }
  const compiled = compileSearch(products(ctx), body, variantsOfMaster(ctx))
  const asked = { ...place, among, search: compiled }
  const ids = (await db.query(selectFoundProducts(asked))).map(({ id }) => id)
  const { total } = await db.one(countFoundProducts(asked))
  const wants = (part: string) =>
    body.expand?.includes(part) === true && ids.length > 0 && countries.length > 0
  const amountsById = (rows: { id: string; amounts: Amounts }[]) =>
    new Map(rows.map(({ id, amounts }) => [id, amounts]))
  const prices = wants('prices') ? amountsById(await db.query(selectLowestPrices(place, ids))) : undefined
  const stock = wants('availability') ? amountsById(await db.query(selectAvailable(place, ids))) : undefined
  const edits = wants('edits')
    ? new Map((await db.query(selectLastEdits(siteId, ids))).map((edit) => [edit.id, edit] as const))
    : undefined
  const faults = new Map(
    (await db.query(selectIssues(siteId, ids))).map(({ id, issues: of }) => [id, of] as const),
  )
  const rows = await loadProducts(db, siteId, ids)
  const beside = (id: string) => ({
    c_issues: faults.get(id) ?? [],
    ...(prices ? { c_prices: prices.get(id) ?? {} } : {}),
    ...(stock ? { c_available: stock.get(id) ?? {} } : {}),
    ...editedView(edits?.get(id)),
  })
  const found = ids.flatMap((id) => rows.get(id) ?? [])
  const { limit, offset } = compiled
  const page = { query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}), limit, offset, total }
  return { found, beside, page }
}

const hitView = (siteId: string, row: ProductRow, expand: readonly string[] | undefined) => {
  const whole = productView(siteId, row)
  if (!expand?.includes('none')) return whole
  const { id, type, owningCatalogId } = whole
  return { id, type, owningCatalogId, ...(whole.name === undefined ? {} : { name: whole.name }) }
}

const searchAmong = async (ctx: AdminContext, among: SearchedProducts, body: SearchRequest) => {
  const { found, beside, page } = await searchRows(ctx, among, body)
  const hits = found.map((row) => ({ ...hitView(ctx.site.siteId, row, body.expand), ...beside(row.id) }))
  return { hits, ...page }
}

/** Products on sale or not, sold in one of the caller's countries. Problems: 400, 403 for margins. */
export const searchProducts = (async (ctx, { body }) =>
  searchAmong(ctx, 'all', body)) satisfies AdminOperation<typeof productSearchContract.searchProducts>

/** Products to which no category leads shoppers. Problems: 400. */
export const searchUnassignedProducts = (async (ctx, { body }) =>
  searchAmong(ctx, 'unassigned', body)) satisfies AdminOperation<
  typeof productSearchContract.searchUnassignedProducts
>

/** Variants of a master. Problems: 400, 404. */
export const searchProductVariations = (async (ctx, { params, body }) => {
  const { master } = await loadMaster(ctx, params.productId)
  const { found, beside, page } = await searchRows(ctx, { masterId: master.id }, body)
  const hits = found.flatMap((row) =>
    row.type === 'variant' ? [{ ...variantView(row), ...beside(row.id) }] : [],
  )
  return { hits, ...page }
}) satisfies AdminOperation<typeof productSearchContract.searchProductVariations>
