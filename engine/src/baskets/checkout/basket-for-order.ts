import type { Db } from '../../db/db.ts'
import { type Ctx, knownShopper } from '../../kernel/context.ts'
import type { Availability } from '../../stores/index.ts'
import { amountOf, type Basket } from '../basket.ts'
import type { CalculatedLine } from '../prices/calculation.ts'
import { loadGoods } from '../prices/load-pricing-inputs.ts'
import { insertBasket, lockBasket } from '../queries.ts'
import { shipmentIdOf } from '../shipments.ts'
import { fromRow, toRow } from '../stored-basket.ts'
import { type BasketState, noBasket, recalculate } from '../with-basket.ts'

/**
 * The shopper's basket under its row lock, calculated from the facts of this moment: what an order agrees to.
 * Problem: 404 basket-not-found, for the second of two simultaneous orders too.
 */
export const loadBasketForOrder = async (ctx: Ctx, tx: Db, basketId: string): Promise<BasketState> => {
  const inside = { ...ctx, db: tx }
  const row = await tx.maybe(lockBasket(ctx.site.siteId, knownShopper(ctx).customerId, basketId))
  if (!row) throw noBasket(basketId)
  const basket = fromRow(row)
  return recalculate(inside, basket, await loadGoods(inside, basket))
}

/**
 * Gives a basket back under its old id after its order has failed. The shopper may have opened another one
 * meanwhile: then nothing is written and false is answered, for the caller to decide.
 */
export const reopenBasket = async (ctx: Pick<Ctx, 'site' | 'now'>, tx: Db, basket: Basket) => {
  const row = toRow({ ...basket, modifiedAt: ctx.now })
  return (await tx.maybe(insertBasket(ctx.site.siteId, row))) !== undefined
}

/** What an order takes from stock: pieces (mm of cut goods) of one SKU, and where from, in order of preference. */
export type StockNeed = {
  sku: string
  amount: number
  sources: Availability['sources']
  /** Made to order: what stock does not cover is made. */
  madeToOrder: boolean
}

/**
 * Picked up goods come from their store and what supplies it, delivered ones first from the place the delivery
 * leaves; what the line's store could give has been promised, so it comes after.
 */
const sourcesFor = ({ inputs }: BasketState, { line }: CalculatedLine, sku: string) => {
  const dispatch = inputs.dispatches.get(shipmentIdOf(line))
  const stores = line.pickUp || !dispatch ? [line.storeId] : [dispatch.storeId, line.storeId]
  const pages = stores.flatMap((storeId) => inputs.stock.at(storeId, sku) ?? [])
  const sources = new Map<string, Availability['sources'][number]>()
  for (const source of pages.flatMap((page) => page.sources)) {
    if (!sources.has(source.inventoryId)) sources.set(source.inventoryId, source)
  }
  const onHand = (page: Availability) => page.sources.reduce((sum, source) => sum + source.onHand, 0)
  return { sources: [...sources.values()], madeToOrder: pages.some((page) => page.ats > onHand(page)) }
}

/** Bundles take the stock of their components, and their own where they have some. */
const partsOf = ({ line, sellable }: CalculatedLine): { sku: string; amount: number }[] => {
  const amount = amountOf(line)
  const parts = sellable?.kind === 'bundle' ? sellable.components : []
  return [
    { sku: line.productId, amount },
    ...parts.map(({ productId, quantity }) => ({ sku: productId, amount: quantity * amount })),
  ]
}

/**
 * Stock that the purchasable lines need, one entry per SKU and line of sources, in the fixed order of SKUs that keeps
 * two orders from waiting for each other.
 */
export const stockNeeds = (state: BasketState): StockNeed[] => {
  const needs = new Map<string, StockNeed>()
  for (const calculated of state.calculation.lines) {
    if (calculated.status !== 'purchasable') continue
    for (const { sku, amount } of partsOf(calculated)) {
      const { sources, madeToOrder } = sourcesFor(state, calculated, sku)
      const isBundle = sku === calculated.line.productId && calculated.sellable?.kind === 'bundle'
      if (isBundle && sources.length === 0) continue
      const key = [sku, ...sources.map(({ inventoryId }) => inventoryId)].join(' ')
      const before = needs.get(key)?.amount ?? 0
      needs.set(key, { sku, amount: before + amount, sources, madeToOrder: madeToOrder && !isBundle })
    }
  }
  return [...needs.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, need]) => need)
}
