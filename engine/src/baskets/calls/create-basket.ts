import type { Ctx } from '../../kernel/context.ts'
import type { Input } from '../../kernel/contract.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { Basket } from '../basket.ts'
import { requestedCountry } from '../checkout/basket-country.ts'
import { checkEmail, emailOfShopper } from '../checkout/customer-email.ts'
import { fillNewBasket, openShipments, refuseUnusable } from '../checkout/fill-new-basket.ts'
import { readPickupPerson } from '../checkout/pickup-person.ts'
import type { basketsContract } from '../contract.ts'
import { emptyBasket } from '../empty-basket.ts'
import { addLine } from '../lines/change-lines.ts'
import { withCouponGuess } from '../prices/coupon-guesses.ts'
import { loadGoods } from '../prices/load-pricing-inputs.ts'
import { basketQuotaExceeded, temporaryBasketQuotaExceeded } from '../problems.ts'
import { insertBasket, selectBasketsOf } from '../queries.ts'
import { toRow } from '../stored-basket.ts'
import { basketView } from '../view.ts'
import { recalculate, refuseShortage } from '../with-basket.ts'

/** Temporary baskets one shopper may have at a time. */
const maxTemporary = 4

const refuseMoreTemporary = async (ctx: Ctx, customerId: string) => {
  const rows = await ctx.db.query(selectBasketsOf(ctx.site.siteId, customerId))
  if (rows.filter((row) => row.temporary).length >= maxTemporary) {
    throw temporaryBasketQuotaExceeded(`The shopper already has ${maxTemporary} temporary baskets.`)
  }
}

/** Writes the row; the index decides between simultaneous calls, so that exactly one of them succeeds. */
const insertOnly = async (ctx: Ctx, basket: Basket) => {
  if (await ctx.db.maybe(insertBasket(ctx.site.siteId, toRow(basket)))) return
  const rows = await ctx.db.query(selectBasketsOf(ctx.site.siteId, basket.customerId))
  const basketIds = rows
    .filter((row) => !row.temporary)
    .map(({ id }) => id)
    .join(',')
  throw basketQuotaExceeded('The shopper already has an open basket.', { basketIds })
}

/**
 * Opens the shopper's basket in the country of the call's locale, empty or filled as the later calls would fill it.
 * Problems: 400 with the ids of the baskets there are when the shopper has one, 429 after too many unknown codes.
 */
export const createBasket = (async (ctx, { query, body }) => {
  const open = () => openBasket(ctx, query, body)
  return body?.couponItems?.length ? withCouponGuess(ctx, open) : open()
}) satisfies Operation<typeof basketsContract.createBasket>

type Request = Input<typeof basketsContract.createBasket>

const openBasket = async (ctx: Ctx, query: Request['query'], sent: Request['body']) => {
  // Clients open a basket without any body too.
  const body: Partial<typeof sent> = { ...sent }
  const temporary = query.temporary === true
  const country = requestedCountry(ctx.site, ctx.country, body)
  const basket = emptyBasket(ctx, { country: country.code, currency: country.currency, temporary })
  if (temporary) await refuseMoreTemporary(ctx, basket.customerId)
  const items = body.productItems ?? []
  const goods = await loadGoods(
    ctx,
    basket,
    items.map(({ productId }) => productId),
  )
  openShipments(ctx, basket, body)
  for (const item of items) addLine(ctx, basket, goods, item)
  if (query.populateCustomerDetails === true) basket.email = await emailOfShopper(ctx)
  if (body.customerInfo?.email !== undefined) basket.email = checkEmail(body.customerInfo.email)
  if (body.c_personPicksUpData !== undefined)
    basket.personPicksUp = readPickupPerson(body.c_personPicksUpData)
  await fillNewBasket(ctx, basket, body)
  const state = await recalculate(ctx, basket, goods)
  refuseShortage(state, new Map())
  refuseUnusable(state, body)
  await insertOnly(ctx, basket)
  return basketView(ctx, state)
}
