import type { MasterRow, ProductRow, VariantRow } from '../bundle/products.ts'
import { loadFamily } from '../import/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { productNotFound } from './problems.ts'
import { selectGroupOf } from './queries.ts'

export const noProduct = (id: string) => productNotFound(`There is no product '${id}'.`)

const loadFamilyOf = async ({ db, site, countries }: AdminContext, productId: string) => {
  const group = await db.maybe(selectGroupOf(site.siteId, productId, countries))
  return group ? loadFamily(db, site.siteId, group.groupId) : []
}

/** A product that is sold in one of the caller's countries, on sale or not. Problem: 404. */
export const loadProduct = async (ctx: AdminContext, productId: string): Promise<ProductRow> => {
  const row = (await loadFamilyOf(ctx, productId)).find(({ id }) => id === productId)
  if (!row) throw noProduct(productId)
  return row
}

/** A master with its variants, by their ids. Problem: 404 where it is none, or sold elsewhere. */
export const loadMaster = async (
  ctx: AdminContext,
  masterId: string,
): Promise<{ master: MasterRow; variants: VariantRow[] }> => {
  const family = await loadFamilyOf(ctx, masterId)
  const master = family.find(({ id }) => id === masterId)
  if (master?.type !== 'master') throw noProduct(masterId)
  const isSeen = ({ countries = master.countries }: VariantRow) =>
    countries.some((code) => ctx.countries.includes(code))
  return { master, variants: family.flatMap((row) => (row.type === 'variant' && isSeen(row) ? [row] : [])) }
}
