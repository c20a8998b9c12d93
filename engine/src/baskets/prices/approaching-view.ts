import { localeOf } from '../../../../facts/locales.ts'
import { toMajor } from '../../../../facts/money.ts'
import type { Ctx } from '../../kernel/context.ts'
import { localize } from '../../kernel/localized.ts'
import {
  type Approaching,
  approachingPromotions,
  nearestFirst,
  type RunningPromotion,
} from '../../promotions/index.ts'
import { methodView } from '../checkout/method-view.ts'
import type { BasketState } from '../with-basket.ts'
import { basketContext, optionsFor, shipmentContext } from './calculate-delivery.ts'
import type { CalculatedShipment } from './calculation.ts'

const discountView = ({ promotion: { rule } }: Approaching, { inputs }: BasketState) => {
  const { discount } = rule
  if (discount.type === 'percentage') return { type: 'percentage' as const, percentage: discount.percent }
  if (discount.type === 'free') return { type: 'free' as const }
  const written = 'amounts' in discount ? discount.amounts[inputs.country.code] : undefined
  const type = discount.type === 'amount' ? ('amount' as const) : ('fixed_price' as const)
  return { type, ...(written === undefined ? {} : { amount: Number(written) }) }
}

/** A promotion that lacks goods: those of one shipment for its delivery, all of them for the order. */
type Lacking = Approaching & { shipment?: CalculatedShipment }

const lackingOf = ({ inputs, calculation }: BasketState, promotion: RunningPromotion): Lacking[] => {
  const { shipments, delivered } = calculation
  if (promotion.rule.class !== 'shipping') {
    return approachingPromotions(delivered, [promotion], basketContext(shipments, inputs))
  }
  return shipments.flatMap((shipment) => {
    const context = shipmentContext(shipment, inputs, shipment.load !== undefined)
    return approachingPromotions(shipment.delivered, [promotion], context).map((one) => ({
      ...one,
      shipment,
    }))
  })
}

const methodsOf = (ctx: Ctx, state: BasketState, { promotion: { rule }, shipment }: Lacking) => {
  if (rule.class !== 'shipping' || !shipment) return undefined
  const options = optionsFor(shipment, state.inputs).filter(({ kind }) =>
    rule.methodKinds.some((one) => one === kind),
  )
  return {
    shipmentId: shipment.id,
    shippingMethods: options.map((option) => methodView(ctx, state, shipment, option)),
  }
}

/** What more goods would earn (contract 5.2), nearest first. Amounts of money, so for customers only. */
export const approachingView = (ctx: Ctx, state: BasketState) => {
  const { calculation, inputs, basket } = state
  if (ctx.audience === 'guest') return []
  const locale = localeOf(ctx.language, basket.country)
  const lacking = calculation.promotions.flatMap((promotion) => lackingOf(state, promotion))
  return lacking.toSorted(nearestFirst).map((one) => {
    const record = inputs.promotionRecords.get(one.promotion.id)
    return {
      type: one.promotion.rule.class === 'shipping' ? ('shipping' as const) : ('order' as const),
      conditionThreshold: toMajor(one.minMinor),
      merchandiseTotal: toMajor(one.ofMinor),
      discount: discountView(one, state),
      promotionLink: {
        promotionId: one.promotion.id,
        name: localize(record?.name, locale),
        calloutMsg: localize(record?.calloutMsg, locale),
      },
      ...methodsOf(ctx, state, one),
    }
  })
}
