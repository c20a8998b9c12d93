import type { ProductRow } from '../bundle/products.ts'
import { selectBasketsHolding } from '../baskets/index.ts'
import type { Db } from '../db/db.ts'
import { loadFamily } from '../import/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { requireIfMatch } from '../kernel/precondition.ts'
import { selectOpenOpportunitiesHolding } from '../opportunities/index.ts'
import { refreshSearch } from '../search/index.ts'
import { changeCatalogue } from '../sites/index.ts'
import type { ProductChange } from './change-product.ts'
import { noProduct } from './load-product.ts'
import { stillInUse } from '../kernel/still-in-use.ts'
import { type Family, requireOwn, requireSeen } from './product-places.ts'
import { etagOf, productView } from './product-view.ts'
import { deleteProductRows, lockFamily, selectGroup, selectNaming } from './queries.ts'

const basketDays = 30

/** What would be left with a name that leads nowhere: variants, sets, links, open baskets and quotes. */
const usesOf = async (tx: Db, { site, now }: AdminContext, row: ProductRow, family: Family) => {
  const { siteId } = site
  const since = new Date(now.getTime() - basketDays * 86_400_000)
  const variants = row.type === 'master' ? family.filter(({ id }) => id !== row.id) : []
  return [
    ...[...variants, ...(await tx.query(selectNaming(siteId, row.id)))].map(({ id }) => ({
      kind: 'product',
      id,
    })),
    ...(await tx.query(selectBasketsHolding(siteId, [row.id], since))).map(({ id }) => ({
      kind: 'basket',
      id,
    })),
    ...(await tx.query(selectOpenOpportunitiesHolding(siteId, [row.id]))).map(({ number }) => ({
      kind: 'quote',
      id: number,
    })),
  ].slice(0, 20)
}

type Deletion = Omit<ProductChange, 'groupId'> & {
  /** Whose variant it has to be. */
  masterId?: string
}

/** Takes a product out, its prices and counts too. Problems: 403, 404, 409 still-in-use, 412, 428. */
export const deleteProductRow = (
  ctx: AdminContext,
  { operation, productId, ifMatch, masterId }: Deletion,
): Promise<number> => {
  const { siteId } = ctx.site
  const plan = async (tx: Db) => {
    const group = await tx.maybe(selectGroup(siteId, productId))
    if (!group) throw noProduct(productId)
    await tx.run(lockFamily(siteId, group.groupId))
    const family = await loadFamily(tx, siteId, group.groupId)
    const row = family.find(({ id }) => id === productId)
    if (!row || (masterId !== undefined && (row.type !== 'variant' || row.masterId !== masterId)))
      throw noProduct(productId)
    requireSeen(ctx, row, family)
    requireOwn(ctx, row, family)
    requireIfMatch(ctx, ifMatch, { etag: etagOf(row), current: () => productView(siteId, row) })
    const usedBy = await usesOf(tx, ctx, row, family)
    if (usedBy.length > 0)
      throw stillInUse(`'${productId}' is still in use: take it off sale instead.`, { usedBy })
    return {
      write: async (db: Db, site: string) => {
        for (const statement of deleteProductRows(site, productId)) await db.run(statement)
        await refreshSearch(db, site, [group.groupId])
      },
      audit: { operation, subject: { kind: 'product', id: productId } as const, before: row },
    }
  }
  return changeCatalogue(ctx, plan, true)
}
