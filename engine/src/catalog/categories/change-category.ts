import { isDeepStrictEqual } from 'node:util'
import { type CategoryRow, rootCategoryId } from '../../bundle/categories.ts'
import type { Db } from '../../db/db.ts'
import { judgeCategory, withAncestors } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { changeCatalogue } from '../../sites/index.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { categoryNotFound } from '../problems.ts'
import { refreshHits } from '../refresh-hits.ts'
import { categoryView, etagOfCategory, faultsOfCategory } from './category-view.ts'
import {
  deleteCategory,
  lockCategories,
  selectCategories,
  selectCategory,
  selectCategoryProducts,
  selectUsesOfCategory,
  type Shelved,
  updateCategoryProducts,
  upsertCategory,
} from './queries.ts'

export const noCategory = (id: string) => categoryNotFound(`There is no category '${id}'.`)

type Change = { operation: string; categoryId: string; ifMatch: string | undefined }

type Parents = ReadonlyMap<string, string | undefined>

const parentsOf = (rows: readonly { row: CategoryRow }[]): Parents =>
  new Map(rows.map(({ row }) => [row.id, row.parentId]))

/** Problem: 400 for a category beside the root, or one that would lie in itself. */
const requireTree = ({ id, parentId }: CategoryRow, parents: Parents) => {
  const property = '$.parentCategoryId'
  if (id === rootCategoryId ? parentId !== undefined : parentId === undefined)
    throw badRequest(`'${rootCategoryId}' alone is above all others.`, { property })
  for (let at = parentId; at !== undefined; at = parents.get(at))
    if (at === id) throw badRequest(`'${id}' would lie in itself.`, { property })
}

/** What was assigned to a product, without those above it that the import adds by itself. */
const assignCategories = ({ categoryIds, primaryCategoryId }: Shelved, parents: Parents) => {
  const above = new Set(categoryIds.flatMap((id) => withAncestors([id], new Map(parents)).slice(1)))
  return categoryIds.filter((id) => !above.has(id) || id === primaryCategoryId)
}

/** Products in a category that moves lie below other categories than before. */
const shelve = async (tx: Db, siteId: string, categoryId: string, before: Parents) => {
  const after = new Map(parentsOf(await tx.query(selectCategories(siteId))))
  const products = (await tx.query(selectCategoryProducts(siteId, categoryId))).map((product) => ({
    id: product.id,
    categoryIds: withAncestors(assignCategories(product, before), after),
  }))
  if (products.length > 0) await tx.run(updateCategoryProducts(siteId, products))
}

const judge = async (tx: Db, siteId: string, line: object): Promise<CategoryRow> => {
  const judged = await judgeCategory(tx, siteId, line)
  if ('row' in judged) return judged.row
  const errors = faultsOfCategory(judged.faults)
  const [first] = errors
  throw badRequest(first?.detail ?? 'The category is not legal.', { property: first?.property, errors })
}

const hasMoved = (before: CategoryRow | undefined, after: CategoryRow) =>
  before !== undefined && before.parentId !== after.parentId

/**
 * Changes one category: `next` says from what stands (undefined: nothing) what it is to be, as a line of a bundle.
 * Problems: 400, 403 outside-your-places, 404, 409 while an import runs, 412, 428.
 */
export const changeCategory = (
  ctx: AdminContext,
  { operation, categoryId, ifMatch }: Change,
  next: (before: CategoryRow | undefined) => object,
): Promise<number> => {
  const { siteId } = ctx.site
  return changeCatalogue(ctx, async (tx) => {
    await tx.run(lockCategories(siteId))
    const before = (await tx.maybe(selectCategory(siteId, categoryId)))?.row
    const line = next(before)
    requireEverywhere(ctx, 'Categories')
    if (before)
      requireIfMatch(ctx, ifMatch, {
        etag: etagOfCategory(before),
        current: () => categoryView(siteId, before),
      })
    const after = await judge(tx, siteId, line)
    const parents = parentsOf(await tx.query(selectCategories(siteId)))
    requireTree(after, parents)
    if (isDeepStrictEqual(before, after)) return undefined
    const isSoughtAnew = hasMoved(before, after) || !isDeepStrictEqual(before?.name, after.name)
    return {
      write: async (db, site) => {
        const there = parentsOf(await db.query(selectCategories(site)))
        await db.run(upsertCategory(site, after))
        if (hasMoved(before, after)) await shelve(db, site, categoryId, there)
        if (isSoughtAnew) await refreshHits(ctx, db, site, { categoryId })
      },
      audit: {
        operation,
        subject: { kind: 'category', id: categoryId },
        ...(before ? { before } : {}),
        after,
      },
    }
  })
}

/** Where the shop's own pages lead. */
const settingsNaming = ({ site }: AdminContext, id: string) =>
  [site.menu.first.categoryId, site.menu.second.categoryId, site.preferences.newArrivalsCategory].includes(id)
    ? [{ kind: 'preference', id: 'shop' }]
    : []

/** Takes a category away in which nothing lies. Problems: 400 the root, 403, 404, 409 still-in-use, 412, 428. */
export const removeCategory = (
  ctx: AdminContext,
  { operation, categoryId, ifMatch }: Change,
): Promise<number> => {
  const { siteId } = ctx.site
  const plan = async (tx: Db) => {
    await tx.run(lockCategories(siteId))
    const before = (await tx.maybe(selectCategory(siteId, categoryId)))?.row
    if (!before) throw noCategory(categoryId)
    requireEverywhere(ctx, 'Categories')
    requireIfMatch(ctx, ifMatch, {
      etag: etagOfCategory(before),
      current: () => categoryView(siteId, before),
    })
    if (categoryId === rootCategoryId) throw badRequest('The root stays.', { property: 'categoryId' })
    const uses = await tx.query(selectUsesOfCategory(siteId, categoryId))
    const usedBy = [...settingsNaming(ctx, categoryId), ...uses].slice(0, 20)
    if (usedBy.length > 0) throw stillInUse(`'${categoryId}' is still in use.`, { usedBy })
    return {
      write: async (db: Db, site: string) => void (await db.run(deleteCategory(site, categoryId))),
      audit: { operation, subject: { kind: 'category', id: categoryId } as const, before },
    }
  }
  return changeCatalogue(ctx, plan, true)
}
