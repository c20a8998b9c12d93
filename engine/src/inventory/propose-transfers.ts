import type { AdminOperation } from '../kernel/admin-operation.ts'
import { notFound } from '../kernel/problem.ts'
import { isPlant, storesOf } from '../stores/index.ts'
import { amountView } from './amounts.ts'
import type { inventoryContract } from './contract.ts'
import { selectMovedSkus } from './queries.ts'
import { storesInReach } from './reach.ts'
import { unitOf } from './records.ts'
import { monthBefore, stockFacts } from './search-stock.ts'
import { countedOf } from './transfers.ts'

const standardCover = 15

/** Whole pieces, or whole metres of what is cut: nobody loads parts of them. */
const rounded = (amount: number, isCut: boolean) =>
  isCut ? Math.ceil(amount / 1000) * 1000 : Math.ceil(amount)

/**
 * What a store needs to last for the days that are wanted at the pace of the last 30, from whichever store of its country
 * has the most to spare, the plant first. Nothing is written. Problem: 404.
 */
export const proposeTransfers = (async (ctx, { body }) => {
  const target = (await storesInReach(ctx)).find(({ id }) => id === body.toStore)
  if (!target) throw notFound(`There is no store '${body.toStore}'.`)
  const stores = await storesOf(ctx, target.countryCode)
  const others = stores.filter(({ id }) => id !== target.id)
  const moved = await ctx.db.query(
    selectMovedSkus(ctx.site.siteId, [target.inventoryId], monthBefore(ctx.now)),
  )
  const skus = moved.map(({ sku }) => sku)
  const inventoryIds = stores.map(({ inventoryId }) => inventoryId)
  const { onHand, sold, incoming } = await stockFacts(ctx, skus, inventoryIds)
  const counted = await countedOf(ctx, skus)
  const cover = (body.coverDays ?? standardCover) / 30
  const spare = (sku: string, inventoryId: string) =>
    Math.max(0, onHand(sku, inventoryId) - Math.ceil(sold(sku, inventoryId) * cover))
  const wanted = skus.flatMap((sku) => {
    const { isCut } = counted(sku)
    const [has, gone] = [onHand(sku, target.inventoryId), sold(sku, target.inventoryId)]
    const missing = rounded(gone * cover - has - incoming(sku, target.id), isCut)
    const [giver] = others
      .map((store) => ({ store, amount: Math.min(missing, spare(sku, store.inventoryId)) }))
      .toSorted((a, b) => b.amount - a.amount || Number(isPlant(b.store)) - Number(isPlant(a.store)))
    if (missing <= 0 || !giver || giver.amount <= 0) return []
    const line = {
      productId: sku,
      unit: unitOf({ isCut }),
      amount: amountView(giver.amount, { isCut }),
      onHand: amountView(has, { isCut }),
      soldIn30Days: amountView(gone, { isCut }),
    }
    return [{ fromStore: giver.store.id, line }]
  })
  const data = [...Map.groupBy(wanted, ({ fromStore }) => fromStore)].map(([fromStore, lines]) => ({
    fromStore,
    toStore: target.id,
    lines: lines.map(({ line }) => line),
  }))
  return { data }
}) satisfies AdminOperation<typeof inventoryContract.proposeTransfers>
