import type { CategoryRow } from '../../bundle/categories.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { idAlreadyExists } from '../../kernel/precondition.ts'
import { compileSearch, type SearchRequest } from '../../kernel/search-request/index.ts'
import { requireCatalog } from './catalogs.ts'
import { categoryTreeView, categoryView, etagOfCategory, readCategory } from './category-view.ts'
import { changeCategory, noCategory, removeCategory } from './change-category.ts'
import type { categoryContract } from './contract.ts'
import {
  categoryResource,
  countFoundCategories,
  selectCategories,
  selectCategory,
  selectFoundCategories,
} from './queries.ts'

/** The categories right below one, in menu order. */
const childrenOf = (rows: readonly { row: CategoryRow }[]) => {
  const byParent = Map.groupBy(
    rows.map(({ row }) => row),
    ({ parentId }) => parentId,
  )
  return (id: string): readonly CategoryRow[] => byParent.get(id) ?? []
}

/** All categories, on the shop's pages or not, in menu order. Problem: 404. */
export const getCategoriesFromCatalog = (async (ctx, { params, query }) => {
  const catalogId = requireCatalog(ctx, params.catalogId)
  const { limit = 25, offset = 0 } = query
  const all = await ctx.db.query(selectCategories(catalogId))
  const data = all.slice(offset, offset + limit).map(({ row }) => categoryView(catalogId, row))
  return { data, limit, offset, total: all.length }
}) satisfies AdminOperation<typeof categoryContract.getCategoriesFromCatalog>

const answer = async (ctx: AdminContext, id: string, { levels = 0, status = 200 } = {}) => {
  const { siteId } = ctx.site
  const stored = await ctx.db.maybe(selectCategory(siteId, id))
  if (!stored) throw noCategory(id)
  const below = childrenOf(levels > 0 ? await ctx.db.query(selectCategories(siteId)) : [])
  const view = categoryTreeView(siteId, stored.row, below, levels)
  return new Reply(status, view, { etag: etagOfCategory(stored.row) })
}

/** One category with up to two levels below it. Problem: 404. */
export const getCategoryFromCatalog = (async (ctx, { params, query }) => {
  requireCatalog(ctx, params.catalogId)
  return answer(ctx, params.categoryId, { levels: query.levels ?? 1 })
}) satisfies AdminOperation<typeof categoryContract.getCategoryFromCatalog>

/** Makes a category, or puts another in its place. Problems: 400, 403, 404, 409, 412, 428. */
export const createCategoryInCatalog = (async (ctx, { params, body, headers }) => {
  requireCatalog(ctx, params.catalogId)
  const { categoryId } = params
  let status = 201
  const change = { operation: 'createCategoryInCatalog', categoryId, ifMatch: headers['if-match'] }
  await changeCategory(ctx, change, (before) => {
    if (before && headers['x-dw-validate-existing'] === 'true')
      throw idAlreadyExists(`There is a category '${categoryId}' already.`)
    if (before) status = 200
    return readCategory(categoryId, undefined, body)
  })
  return answer(ctx, categoryId, { status })
}) satisfies AdminOperation<typeof categoryContract.createCategoryInCatalog>

/** Changes what is named; another parent takes along all that lies in it. Problems: 400, 403, 404, 409, 412, 428. */
export const updateCategoryInCatalog = (async (ctx, { params, body, headers }) => {
  requireCatalog(ctx, params.catalogId)
  const { categoryId } = params
  const change = { operation: 'updateCategoryInCatalog', categoryId, ifMatch: headers['if-match'] }
  await changeCategory(ctx, change, (before) => {
    if (!before) throw noCategory(categoryId)
    return readCategory(categoryId, before, body)
  })
  return answer(ctx, categoryId)
}) satisfies AdminOperation<typeof categoryContract.updateCategoryInCatalog>

/** Takes an empty category away. Problems: 400, 403, 404, 409 still-in-use, 412, 428. */
export const deleteCategoryFromCatalog = (async (ctx, { params, headers }) => {
  requireCatalog(ctx, params.catalogId)
  const { categoryId } = params
  await removeCategory(ctx, {
    operation: 'deleteCategoryFromCatalog',
    categoryId,
    ifMatch: headers['if-match'],
  })
  return noContent()
}) satisfies AdminOperation<typeof categoryContract.deleteCategoryFromCatalog>

const search = async ({ db, site }: AdminContext, body: SearchRequest, levels = 0) => {
  const { siteId } = site
  const compiled = compileSearch(categoryResource, body)
  const { limit, offset } = compiled
  const found = await db.query(selectFoundCategories(siteId, compiled))
  const { total } = await db.one(countFoundCategories(siteId, compiled))
  const below = childrenOf(levels > 0 ? await db.query(selectCategories(siteId)) : [])
  const hits = found.map(({ row }) => categoryTreeView(siteId, row, below, levels))
  return { hits, query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}), limit, offset, total }
}

/** Categories by a query. Problems: 400. */
export const searchCategories = (async (ctx, { query, body }) =>
  search(ctx, body, query.levels)) satisfies AdminOperation<typeof categoryContract.searchCategories>

/** The same in a catalog. Problems: 400, 404. */
export const searchCategoriesInCatalog = (async (ctx, { params, query, body }) => {
  requireCatalog(ctx, params.catalogId)
  return search(ctx, body, query.levels)
}) satisfies AdminOperation<typeof categoryContract.searchCategoriesInCatalog>
