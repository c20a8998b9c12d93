import type { ProductRow } from '../../bundle/products.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { badRequest } from '../../kernel/problem.ts'
import { changeProduct } from '../change-product.ts'
import { loadProduct, noProduct } from '../load-product.ts'
import { searchRows } from '../product-search/search-products.ts'
import { etagOf, productView } from '../product-view.ts'
import { requireCatalog } from './catalogs.ts'
import { noCategory } from './change-category.ts'
import type { categoryContract } from './contract.ts'
import { selectCategory } from './queries.ts'

type Named = { catalogId: string; categoryId: string; productId: string }
type Shelved = Exclude<ProductRow, { type: 'variant' }>

/** Problem: 404. */
const requireCategory = async (ctx: AdminContext, { catalogId, categoryId }: Omit<Named, 'productId'>) => {
  requireCatalog(ctx, catalogId)
  if (!(await ctx.db.maybe(selectCategory(ctx.site.siteId, categoryId)))) throw noCategory(categoryId)
}

const assignmentView = (siteId: string, categoryId: string, row: Shelved) => {
  const product = productView(siteId, row)
  return {
    catalogId: siteId,
    categoryId,
    productId: row.id,
    ...(product.name === undefined ? {} : { productName: product.name }),
    c_primary: row.primaryCategoryId === categoryId,
    product,
  }
}

const answer = async (ctx: AdminContext, { categoryId, productId }: Named, status = 200) => {
  const row = await loadProduct(ctx, productId)
  if (row.type === 'variant' || !row.categoryIds.includes(categoryId)) throw noProduct(productId)
  return new Reply(status, assignmentView(ctx.site.siteId, categoryId, row), { etag: etagOf(row) })
}

/** A product that was put into this very category. Problem: 404. */
export const getAssignedProductFromCategory = (async (ctx, { params }) => {
  await requireCategory(ctx, params)
  return answer(ctx, params)
}) satisfies AdminOperation<typeof categoryContract.getAssignedProductFromCategory>

type Shelves = Pick<Shelved, 'primaryCategoryId' | 'categoryIds'>
type Headers = Record<string, string | undefined>

/** Writes where a product lies as `next` says. Problems: 400, 403, 404, 409, 412, 428. */
const changeShelves = async (
  ctx: AdminContext,
  operation: string,
  { params, headers }: { params: Named; headers: Headers },
  next: (shelves: Shelves) => Shelves,
) => {
  await requireCategory(ctx, params)
  const { productId } = params
  await changeProduct(ctx, { operation, productId, ifMatch: headers['if-match'] }, (before) => {
    if (!before) throw noProduct(productId)
    if (before.type === 'variant')
      throw badRequest('A variant lies where its master does.', { property: 'productId' })
    const { primaryCategoryId, categoryIds } = next(before)
    return { ...before, primaryCategoryId, categoryIds }
  })
}

/** Puts a product into a category too. Problems: 400, 403, 404, 409, 412, 428. */
export const assignProductToCategory = (async (ctx, { params, body, headers }) => {
  const { categoryId } = params
  let status = 201
  await changeShelves(ctx, 'assignProductToCategory', { params, headers }, (shelves) => {
    const { categoryIds, primaryCategoryId } = shelves
    if (categoryIds.includes(categoryId)) status = 200
    return {
      primaryCategoryId: body.c_primary === true ? categoryId : primaryCategoryId,
      categoryIds: [...new Set([...categoryIds, categoryId])],
    }
  })
  return answer(ctx, params, status)
}) satisfies AdminOperation<typeof categoryContract.assignProductToCategory>

/** Makes the category the product's home. Problems: 400, 403, 404, 409, 412, 428. */
export const updateProductCategoryAssignment = (async (ctx, { params, body, headers }) => {
  const { categoryId, productId } = params
  await changeShelves(ctx, 'updateProductCategoryAssignment', { params, headers }, (shelves) => {
    if (!shelves.categoryIds.includes(categoryId)) throw noProduct(productId)
    return body.c_primary === true ? { ...shelves, primaryCategoryId: categoryId } : shelves
  })
  return answer(ctx, params)
}) satisfies AdminOperation<typeof categoryContract.updateProductCategoryAssignment>

/** Takes a product out of a category; its home becomes the first of those left. Problems: 400, 403, 404, 409, 412, 428. */
export const unassignProductFromCategory = (async (ctx, { params, headers }) => {
  const { categoryId, productId } = params
  await changeShelves(ctx, 'unassignProductFromCategory', { params, headers }, (shelves) => {
    if (!shelves.categoryIds.includes(categoryId)) throw noProduct(productId)
    const categoryIds = shelves.categoryIds.filter((id) => id !== categoryId)
    const isHome = shelves.primaryCategoryId === categoryId
    return {
      primaryCategoryId: (isHome ? categoryIds[0] : undefined) ?? shelves.primaryCategoryId,
      categoryIds,
    }
  })
  return noContent()
}) satisfies AdminOperation<typeof categoryContract.unassignProductFromCategory>

/** Products that were put into this very category. Problems: 400, 404. */
export const searchProductsAssignedToCategory = (async (ctx, { params, body }) => {
  await requireCategory(ctx, params)
  const { categoryId } = params
  const { found, page } = await searchRows(ctx, { categoryId }, body)
  const hits = found.flatMap((row) =>
    row.type === 'variant' ? [] : [assignmentView(ctx.site.siteId, categoryId, row)],
  )
  return { hits, ...page }
}) satisfies AdminOperation<typeof categoryContract.searchProductsAssignedToCategory>
