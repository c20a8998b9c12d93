import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { notFound } from '../kernel/problem.ts'
import { isPlant, type Store, storesOf } from '../stores/index.ts'
import { amountView } from './amounts.ts'
import type { inventoryContract } from './contract.ts'
import { selectMovedSkus } from './queries.ts'
import { storesInReach } from './reach.ts'
import { unitOf } from './records.ts'
import { shareStock } from './share-stock.ts'
import { monthBefore, stockFacts } from './search-stock.ts'
import { countedOf } from './transfers.ts'

const standardCover = 15

const placeOf = (store: Store) => ({
  id: store.id,
  inventoryId: store.inventoryId,
  isPlant: isPlant(store),
})

/** What stores of one country need, by giver and taker. */
const proposalsWithin = async (ctx: AdminContext, targets: readonly Store[], coverDays: number) => {
  const [first] = targets
  if (!first) return []
  const stores = await storesOf(ctx, first.countryCode)
  const lists = targets.map(({ inventoryId }) => inventoryId)
  const moved = await ctx.db.query(selectMovedSkus(ctx.site.siteId, lists, monthBefore(ctx.now)))
  const skus = moved.map(({ sku }) => sku)
  const facts = await stockFacts(
    ctx,
    skus,
    stores.map(({ inventoryId }) => inventoryId),
  )
  const counted = await countedOf(ctx, skus)
  const isCut = (sku: string) => counted(sku).isCut
  const [takers, givers] = [targets.map(placeOf), stores.map(placeOf)]
  const shares = shareStock({ targets: takers, stores: givers, skus, ...facts, isCut, coverDays })
  const listOf = new Map(givers.map(({ id, inventoryId }) => [id, inventoryId]))
  const ways = Map.groupBy(shares, ({ fromStore, toStore }) => `${fromStore}\n${toStore}`)
  return [...ways.values()].flatMap((along) => {
    const [way] = along
    if (!way) return []
    const list = listOf.get(way.toStore) ?? ''
    const lines = along.map(({ sku, amount }) => ({
      productId: sku,
      unit: unitOf(counted(sku)),
      amount: amountView(amount, counted(sku)),
      onHand: amountView(facts.onHand(sku, list), counted(sku)),
      soldIn30Days: amountView(facts.sold(sku, list), counted(sku)),
    }))
    return [{ fromStore: way.fromStore, toStore: way.toStore, lines }]
  })
}

/**
 * What a store, or each in reach, needs to last for the days that are wanted at the pace of the last 30, from whichever
 * store of its country has the most to spare, the plant first. Nothing is written. Problem: 404.
 */
export const proposeTransfers = (async (ctx, { body }) => {
  const { toStore, coverDays = standardCover } = body
  const targets = (await storesInReach(ctx)).filter(({ id }) => toStore === undefined || id === toStore)
  if (toStore !== undefined && targets.length === 0) throw notFound(`There is no store '${toStore}'.`)
  const data = []
  for (const [, within] of Map.groupBy(targets, ({ countryCode }) => countryCode))
    data.push(...(await proposalsWithin(ctx, within, coverDays)))
  return { data }
}) satisfies AdminOperation<typeof inventoryContract.proposeTransfers>
