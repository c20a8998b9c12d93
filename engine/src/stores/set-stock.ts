import type { Ctx } from '../kernel/context.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { selectAllStores, selectCountedProduct, upsertStock } from './queries.ts'

/** A count as the merchant writes it, in pieces, or in metres for lengths of choice; as in `inventory.csv`. */
const importedQuantities = /^\d{1,9}(\.\d{1,3})?$/

/**
 * Puts a count in the place of what an inventory holds of a SKU. Answers it as stored: pieces or millimetres.
 * Problems: 400 for an amount that cannot be, 404 for an unknown SKU or inventory.
 */
export const setStock = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  sku: string,
  inventoryId: string,
  amount: string,
): Promise<{ onHand: number; unit: 'pieces' | 'mm' }> => {
  const { siteId } = ctx.site
  const product = await ctx.db.maybe(selectCountedProduct(siteId, sku))
  if (!product || (product.kind !== 'item' && product.kind !== 'variant')) {
    throw notFound(`'${sku}' is no SKU of this shop.`)
  }
  const stores = await ctx.db.query(selectAllStores(siteId))
  if (!stores.some(({ record }) => record.inventoryId === inventoryId)) {
    throw notFound(`No store has the inventory '${inventoryId}'.`)
  }
  if (!importedQuantities.test(amount) || (!product.cut && amount.includes('.'))) {
    const what = product.cut ? 'metres with up to three decimals' : 'whole pieces'
    throw badRequest(`The stock of '${sku}' is written in ${what}, not '${amount}'.`)
  }
  const onHand = product.cut ? Math.round(Number(amount) * 1000) : Number(amount)
  await ctx.db.run(upsertStock(siteId, inventoryId, sku, onHand))
  return { onHand, unit: product.cut ? 'mm' : 'pieces' }
}
