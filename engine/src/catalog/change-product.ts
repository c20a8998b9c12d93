import { isDeepStrictEqual } from 'node:util'
import type { ProductRow } from '../bundle/products.ts'
import type { Db } from '../db/db.ts'
import { judgeProduct, loadFamily, writeFamily } from '../import/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { requireIfMatch } from '../kernel/precondition.ts'
import { badRequest } from '../kernel/problem.ts'
import { refreshSearch } from '../search/index.ts'
import { changeCatalogue } from '../sites/index.ts'
import { faultsOfProduct } from './faults.ts'
import { noProduct } from './load-product.ts'
import { type Family, masterOf, requireOwn, requireSeen } from './product-places.ts'
import { etagOf, productView } from './product-view.ts'
import { lockFamily, selectGroup } from './queries.ts'

export type ProductChange = {
  operation: string
  productId: string
  ifMatch: string | undefined
  /** The master that a new variant joins, or the new product itself; undefined where it has to be there. */
  groupId?: string | undefined
}

const isCut = (row: ProductRow, family: Family) => {
  const sold = row.type === 'variant' ? masterOf(family) : row
  return sold !== undefined && 'cut' in sold && sold.cut !== undefined
}

/** Prices and stock are counted in what it is sold by, and baskets hold it as what it is. Problem: 400. */
const requireSameNature = (before: ProductRow, after: ProductRow, family: Family) => {
  if (before.type !== after.type)
    throw badRequest(`It is a ${before.type}: make another product.`, { property: '$.type' })
  if (isCut(before, family) !== isCut(after, family))
    throw badRequest('Prices and stock count pieces or metres: make another product.', {
      property: '$.c_cut',
    })
}

/** The members that differ, as they were and as they are. */
export const difference = (before: ProductRow | undefined, after: ProductRow) => {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after))]
  const names = [...new Set([...was.keys(), ...is.keys()])]
  const changed = names.filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)))
  const pick = (members: Map<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, members.get(name)]))
  return before ? { before: pick(was), after: pick(is) } : { after: pick(is) }
}

/** What has to be written: variants inherit from their master, which variants alone leave as it is. */
export const touchedRows = (changed: readonly ProductRow[], family: Family): ProductRow[] => {
  const ids = new Set(changed.map(({ id }) => id))
  const others = family.filter(({ id }) => !ids.has(id))
  if (changed.every(({ type }) => type === 'variant'))
    return [...others.filter(({ type }) => type === 'master'), ...changed]
  return [...changed, ...others]
}

/** The line of a bundle, judged as an import would. Problem: 400 with every member at fault. */
const judge = async (tx: Db, siteId: string, line: object): Promise<ProductRow> => {
  const judged = await judgeProduct(tx, siteId, line)
  if ('row' in judged) return judged.row
  const errors = faultsOfProduct(judged.faults)
  const [first] = errors
  throw badRequest(first?.detail ?? 'The product is not legal.', { property: first?.property, errors })
}

type Standing = { before: ProductRow | undefined; family: Family; groupId: string }

/** What a line is to be beside what stands, judged. Problems: 400, 403 outside-your-places. */
const judgeBeside = async (
  ctx: AdminContext,
  tx: Db,
  { before, family, groupId }: Standing,
  line: object,
): Promise<ProductRow> => {
  const after = await judge(tx, ctx.site.siteId, line)
  requireOwn(ctx, after, family)
  if (before) requireSameNature(before, after, family)
  if (after.type === 'variant' && after.masterId !== groupId)
    throw badRequest('A variant stays with its master.', { property: '$.master.masterId' })
  return after
}

/** Says from what stands (undefined: nothing), and those it belongs with, what a product is to be: a line of a bundle. */
export type Next = (before: ProductRow | undefined, family: Family) => object

/**
 * Whether a change of a product would change anything; writes nothing. Problems: 400, 403 outside-your-places, 404.
 */
export const tryProduct = async (
  ctx: AdminContext,
  { productId, groupId: joined }: Pick<ProductChange, 'productId' | 'groupId'>,
  next: Next,
): Promise<boolean> => {
  const { siteId } = ctx.site
  const groupId = (await ctx.db.maybe(selectGroup(siteId, productId)))?.groupId ?? joined
  if (groupId === undefined) throw noProduct(productId)
  const family = await loadFamily(ctx.db, siteId, groupId)
  const before = family.find(({ id }) => id === productId)
  if (before) {
    requireSeen(ctx, before, family)
    requireOwn(ctx, before, family)
  }
  const after = await judgeBeside(ctx, ctx.db, { before, family, groupId }, next(before, family))
  return !isDeepStrictEqual(before, after)
}

type Change = Standing & Pick<ProductChange, 'ifMatch'> & { next: Next }

/** What a change makes of a product as it stands beside its family. Problems: 400, 403 outside-your-places, 404, 412, 428. */
export const judgeChange = async (
  ctx: AdminContext,
  tx: Db,
  { ifMatch, next, ...standing }: Change,
): Promise<ProductRow> => {
  const { before, family } = standing
  if (before) {
    requireSeen(ctx, before, family)
    requireOwn(ctx, before, family)
    const current = () => productView(ctx.site.siteId, before)
    requireIfMatch(ctx, ifMatch, { etag: etagOf(before), current })
  }
  return judgeBeside(ctx, tx, standing, next(before, family))
}

/** Changes one product. Problems: 400, 403 outside-your-places, 404, 409 while an import runs, 412, 428. */
export const changeProduct = (
  ctx: AdminContext,
  { operation, productId, ifMatch, groupId: joined }: ProductChange,
  next: Next,
): Promise<number> => {
  const { siteId } = ctx.site
  return changeCatalogue(ctx, async (tx) => {
    const groupId = (await tx.maybe(selectGroup(siteId, productId)))?.groupId ?? joined
    if (groupId === undefined) throw noProduct(productId)
    await tx.run(lockFamily(siteId, groupId))
    const family = await loadFamily(tx, siteId, groupId)
    const before = family.find(({ id }) => id === productId)
    const after = await judgeChange(ctx, tx, { before, family, groupId, ifMatch, next })
    if (isDeepStrictEqual(before, after)) return undefined
    return {
      write: async (db, site) => {
        await writeFamily(db, site, touchedRows([after], family))
        await refreshSearch(db, site, [groupId])
      },
      audit: { operation, subject: { kind: 'product', id: productId }, ...difference(before, after) },
    }
  })
}
