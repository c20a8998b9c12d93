import { todayIn } from '../../../facts/dates.ts'
import { formatMetres } from '../../../facts/length.ts'
import type { Minor } from '../../../facts/money.ts'
import type { Db } from '../db/db.ts'
import { type Ctx, knownShopper } from '../kernel/context.ts'
import { badRequest } from '../kernel/problem.ts'
import { type Address, amountOf, type Basket, type BasketLine } from './basket.ts'
import { payingInstruments } from './checkout/payment-rules.ts'
import { sendWithShipments } from './checkout/pick-up.ts'
import { settleShipments } from './checkout/settle-shipments.ts'
import { calculateBasket } from './prices/calculate-basket.ts'
import type { Calculation } from './prices/calculation.ts'
import { type BasketInputs, completeInputs, type Goods, loadGoods } from './prices/load-pricing-inputs.ts'
import { basketNotFound, productItemNotAvailable } from './problems.ts'
import { type BasketRow, lockBasket, selectBasket, updateBasketRow, updateUnchangedRow } from './queries.ts'
import { requireShipment, shipmentsOf } from './shipments.ts'
import { fromRow, toRow } from './stored-basket.ts'

/** A basket with the inputs it was calculated from. */
export type BasketState = { basket: Basket; inputs: BasketInputs; calculation: Calculation }

/** What an operation does to a basket, in the order it happens. */
export type BasketChange = {
  /** Called before the inputs are loaded, to set what decides which inputs those are, such as the country. */
  prepare?: (basket: Basket) => void
  /** SKUs the change brings in. */
  skus?: readonly string[]
  change?: (basket: Basket, goods: Goods) => void | Promise<void>
  /** Judges the result before it is saved; a problem thrown here undoes everything. */
  verify?: (state: BasketState) => void
}

/** The shopper's basket, to read. Problem: 404 basket-not-found, for a basket of somebody else too. */
export const loadBasket = async (ctx: Ctx, basketId: string): Promise<BasketState> => {
  const row = await ctx.db.maybe(selectBasket(ctx.site.siteId, knownShopper(ctx).customerId, basketId))
  if (!row) throw noBasket(basketId)
  return calculateStoredBasket(ctx, fromRow(row))
}

/** A basket after a change, calculated and judged; not saved. */
const applyChange = async (
  ctx: Ctx,
  row: BasketRow,
  { prepare, skus = [], change, verify }: BasketChange,
): Promise<BasketState> => {
  const basket = fromRow(row)
  const held = amountsBySku(basket.lines)
  const stores = new Set(storesNamed(basket))
  prepare?.(basket)
  const goods = await loadGoods(ctx, basket, skus)
  await change?.(basket, goods)
  refuseForeignStores(
    storesNamed(basket).filter((storeId) => !stores.has(storeId)),
    goods,
  )
  const state = await recalculate(ctx, basket, goods)
  refuseShortage(state, held)
  verify?.(state)
  return state
}

/** Changes a basket that nobody else changes meanwhile; undefined, and nothing written, where somebody has. */
const changeOptimistically = async (ctx: Ctx, basketId: string, change: BasketChange) => {
  const row = await ctx.db.maybe(selectBasket(ctx.site.siteId, knownShopper(ctx).customerId, basketId))
  if (!row) throw noBasket(basketId)
  const state = await applyChange(ctx, row, change)
  state.basket.modifiedAt = ctx.now
  const saved = await ctx.db.run(updateUnchangedRow(ctx.site.siteId, toRow(state.basket), row.revision))
  return saved > 0 ? state : undefined
}

/** The same under the row's lock: who comes second waits. */
const changeLocked = (ctx: Ctx, basketId: string, change: BasketChange): Promise<BasketState> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const row = await tx.maybe(lockBasket(ctx.site.siteId, knownShopper(ctx).customerId, basketId))
    if (!row) throw noBasket(basketId)
    const state = await applyChange(inside, row, change)
    await saveBasket(inside, state.basket)
    return state
  })

/**
 * Every write to a basket: one recalculation, one save. It is saved if the row is still the one that was read; one that
 * somebody changed meanwhile is read again under its lock and changed there, so `change` may run twice and writes to
 * nothing but the basket it is given. Problem: 404 basket-not-found.
 */
export const withBasket = async (ctx: Ctx, basketId: string, change: BasketChange): Promise<BasketState> =>
  (await changeOptimistically(ctx, basketId, change)) ?? (await changeLocked(ctx, basketId, change))

/** Calculates a basket as it stands today, without saving what today's inputs make of its shipments. */
export const calculateStoredBasket = async (ctx: Ctx, basket: Basket): Promise<BasketState> =>
  recalculate(ctx, basket, await loadGoods(ctx, basket))

/**
 * What bringing a shipment of a basket costs where it goes and to another address, by today's table, before promotions;
 * undefined where nothing brings it. Nothing is saved.
 */
export const freightTo = async (
  ctx: Ctx,
  basket: Basket,
  shipmentId: string,
  address: Address,
): Promise<{ here: Minor | undefined; there: Minor | undefined }> => {
  const freightOf = async (copy: Basket) => {
    const { calculation } = await calculateStoredBasket(ctx, copy)
    return calculation.shipments.find(({ id }) => id === shipmentId)?.delivery?.priceMinor
  }
  const moved = structuredClone(basket)
  requireShipment(moved, shipmentId).chosen.shippingAddress = address
  return { here: await freightOf(structuredClone(basket)), there: await freightOf(moved) }
}

/** The price of a quote that has run out is no price any more, and a day that has passed promises nothing. */
const dropLapsed = (basket: Basket, today: string) => {
  basket.lines = basket.lines.map((line) => {
    const { agreed, ...plain } = line
    if (agreed?.until !== undefined && agreed.until < today) return plain
    if (agreed?.readyOn === undefined || agreed.readyOn >= today) return line
    const { readyOn: _past, ...stands } = agreed
    return { ...plain, agreed: stands }
  })
}

/** Completes the inputs of a changed basket, makes its shipments fit and calculates it. */
export const recalculate = async (ctx: Ctx, basket: Basket, goods: Goods): Promise<BasketState> => {
  dropLapsed(basket, todayIn(goods.country.timeZone, ctx.now))
  sendWithShipments(ctx.site, basket)
  const inputs = await completeInputs(ctx, basket, goods)
  settleShipments(basket, inputs)
  const calculation = calculateBasket(basket, inputs)
  dropOutdatedApproval(basket, calculation)
  basket.paymentInstruments = payingInstruments(basket, inputs.country)
  return { basket, inputs, calculation }
}

/** What was approved at PayPal was one amount; a basket that costs another one is not paid by it. */
const dropOutdatedApproval = (basket: Basket, { totalMinor }: Calculation) => {
  if (basket.paypalOrder?.totalMinor !== totalMinor) basket.paypalOrder = undefined
}

/** Writes the document; the caller holds the lock. */
export const saveBasket = async (ctx: { db: Db; site: Ctx['site']; now: Date }, basket: Basket) => {
  basket.modifiedAt = ctx.now
  await ctx.db.run(updateBasketRow(ctx.site.siteId, toRow(basket)))
}

export const noBasket = (basketId: string) =>
  basketNotFound(`No basket with ID '${basketId}' could be found.`, { basketId })

/** The stores that lines and shipments name. */
const storesNamed = (basket: Basket): string[] =>
  [...basket.lines, ...shipmentsOf(basket).map(({ chosen }) => chosen)].flatMap(
    ({ storeId }) => storeId ?? [],
  )

const refuseForeignStores = (storeIds: readonly string[], { stock, country }: Goods) => {
  const foreign = storeIds.find((storeId) => !stock.stores.some(({ id }) => id === storeId))
  if (foreign !== undefined) {
    throw badRequest(`There is no store '${foreign}' in ${country.code}.`, { property: 'c_store' })
  }
}

/** Pieces or millimetres of each SKU. */
export const amountsBySku = (lines: readonly BasketLine[]) => {
  const amounts = new Map<string, number>()
  for (const line of lines) {
    amounts.set(line.productId, (amounts.get(line.productId) ?? 0) + amountOf(line))
  }
  return amounts
}

/**
 * A change may not ask for more of a SKU than its stores can give. What was in the basket before is left alone, so
 * that a shopper can always take out; what must be quoted has no stock.
 */
export const refuseShortage = (
  { basket, inputs, calculation }: BasketState,
  held: ReadonlyMap<string, number>,
) => {
  const now = amountsBySku(basket.lines)
  for (const { line, sellable, status } of calculation.lines) {
    if (status === 'quote' || (now.get(line.productId) ?? 0) <= (held.get(line.productId) ?? 0)) continue
    const extras = { productId: line.productId, itemId: line.itemId }
    if (!sellable || status === 'unavailable') {
      throw productItemNotAvailable(`The product '${line.productId}' is not available.`, extras)
    }
    const sameStore = basket.lines.filter(
      (one) => one.productId === line.productId && one.storeId === line.storeId,
    )
    const wanted = sameStore.reduce((total, one) => total + amountOf(one), 0)
    const ats = inputs.stock.at(line.storeId, line.productId)?.ats ?? 0
    if (wanted <= ats) continue
    const available = sellable.cut ? `${formatMetres(ats)} m` : String(ats)
    throw productItemNotAvailable(
      `Only ${available} of the product '${line.productId}' are available, ${
        sellable.cut ? `${formatMetres(wanted)} m` : wanted
      } were asked for.`,
      { ...extras, available: sellable.cut ? ats / 1000 : ats },
    )
  }
}
