import { metresToMm, mmToMetres } from '../../../../facts/length.ts'
import { type Minor, toMajor } from '../../../../facts/money.ts'
import { type Calculation, tryPromotions } from '../../baskets/index.ts'
import type { PromotionRow } from '../../bundle/promotions.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { badRequest } from '../../kernel/problem.ts'
import { activePromotions, type Discount, type RunningPromotion } from '../../promotions/index.ts'
import { storedExclusivities } from '../promotion-view.ts'
import type { tryOutContract } from './contract.ts'

const sum = (amounts: readonly Minor[]) => amounts.reduce((total, amount) => total + amount, 0)

const discountView = ({ promotionId, kind, amountMinor, baseMinor, capMinor, ...rest }: Discount) => {
  const { quantity, metres, amountMinor: amount } = rest.reached
  return {
    promotionId,
    kind,
    amount: toMajor(amountMinor),
    base: toMajor(baseMinor),
    ...(rest.percent === undefined ? {} : { percent: rest.percent }),
    ...(capMinor === undefined ? {} : { cap: toMajor(capMinor) }),
    ...(rest.freePieces === undefined ? {} : { freePieces: rest.freePieces }),
    reached: {
      ...(quantity ? { quantity } : {}),
      ...(metres ? { metres } : {}),
      ...(amount ? { amount: { of: toMajor(amount.of), min: toMajor(amount.min) } } : {}),
    },
  }
}

const lineView = ({ line, status, price }: Calculation['lines'][number]) => ({
  productId: line.productId,
  quantity: line.quantity,
  ...(line.lengthMm === undefined ? {} : { c_lengthMetersToBuy: mmToMetres(line.lengthMm) }),
  status,
  ...(price ? { price: toMajor(price.priceMinor), priceAfter: toMajor(price.afterItemMinor) } : {}),
  discounts: (price?.discounts ?? []).map(discountView),
})

const totalOf = ({ productTotalMinor, deliveryTotals }: Calculation) =>
  toMajor(productTotalMinor + (deliveryTotals?.afterMinor ?? 0))

const listTotalOf = ({ lines, shipments }: Calculation) =>
  toMajor(
    sum(
      lines
        .flatMap(({ price, options }) => [price, ...options.map((one) => one.price)])
        .flatMap((price) => price?.priceMinor ?? []),
    ) + sum(shipments.map(({ delivery }) => delivery?.priceMinor ?? 0)),
  )

/** Where a promotion stands among those that run: by priority, those of equal priority by id. */
const inOrder = (running: readonly PromotionRow[], tried: RunningPromotion & { priority: number }) =>
  [...running, tried].toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))

/**
 * What a promotion would do to a basket, and why; those of coupons are left out but for itself. Problem: 400 for a country
 * that is not the caller's, and for a length finer than a millimetre.
 */
export const tryPromotion = (async (ctx, { body }) => {
  const { country, promotion } = body
  const site = ctx.site.countries.find(({ code }) => code === country)
  if (!site || !ctx.countries.includes(country))
    throw badRequest(`'${country}' is no country of yours.`, { property: '$.country' })
  const lines = body.lines.map(({ productId, quantity, c_lengthMetersToBuy: metres }, index) => {
    const lengthMm = metres === undefined ? undefined : metresToMm(metres)
    if (metres !== undefined && lengthMm === undefined)
      throw badRequest(`${metres} m is finer than a millimetre.`, {
        property: `$.lines[${index}].c_lengthMetersToBuy`,
      })
    return { productId, quantity, ...(lengthMm === undefined ? {} : { lengthMm }) }
  })
  const running = (await activePromotions(ctx, country)).filter(
    ({ id, coupons }) => id !== promotion.id && !coupons?.length,
  )
  const { id, c_rule: rule, c_priority: priority = 100, exclusivity } = promotion
  const tried = {
    id,
    rule,
    priority,
    ...(exclusivity ? { exclusivity: storedExclusivities[exclusivity] } : {}),
  }
  const methodKinds = rule.class === 'shipping' ? rule.methodKinds : undefined
  const trial = { country, lines, firstOrder: body.firstOrder ?? false, methodKinds }
  const [without, withIt] = await tryPromotions(ctx, trial, [running, inOrder(running, tried)])
  if (!without || !withIt) throw new Error('a basket was not reckoned')
  const delivery = withIt.shipments[0]?.delivery
  return {
    currency: site.currency,
    lines: withIt.lines.map(lineView),
    orderDiscounts: withIt.orderDiscounts.map(discountView),
    ...(delivery
      ? {
          delivery: {
            methodId: delivery.methodId,
            price: toMajor(delivery.priceMinor),
            priceAfter: toMajor(delivery.afterMinor),
            discounts: delivery.discounts.map(discountView),
          },
        }
      : {}),
    total: listTotalOf(withIt),
    totalWithout: totalOf(without),
    totalWith: totalOf(withIt),
  }
}) satisfies AdminOperation<typeof tryOutContract.tryPromotion>
