import { localeOf } from '../../../../facts/locales.ts'
import { toMajor } from '../../../../facts/money.ts'
import type { Ctx } from '../../kernel/context.ts'
import { localize } from '../../kernel/localized.ts'
import { type Approaching, approachingPromotions } from '../../promotions/index.ts'
import { methodView } from '../checkout/method-view.ts'
import type { BasketState } from '../with-basket.ts'
import { optionsFor, promotionContext } from './calculate-basket.ts'

const discountView = ({ promotion: { rule } }: Approaching, { inputs }: BasketState) => {
  const { discount } = rule
  if (discount.type === 'percentage') return { type: 'percentage' as const, percentage: discount.percent }
  if (discount.type === 'free') return { type: 'free' as const }
  const written = 'amounts' in discount ? discount.amounts[inputs.country.code] : undefined
  const type = discount.type === 'amount' ? ('amount' as const) : ('fixed_price' as const)
  return { type, ...(written === undefined ? {} : { amount: Number(written) }) }
}

const methodsOf = (ctx: Ctx, state: BasketState, { promotion: { rule } }: Approaching) => {
  if (rule.class !== 'shipping') return undefined
  const options = optionsFor(state.calculation, state.inputs).filter(({ kind }) =>
    rule.methodKinds.some((one) => one === kind),
  )
  return { shipmentId: 'me', shippingMethods: options.map((option) => methodView(ctx, state, option)) }
}

/** What more goods would earn (contract 5.2), nearest first. Amounts of money, so for customers only. */
export const approachingView = (ctx: Ctx, state: BasketState) => {
  const { calculation, inputs, basket } = state
  if (ctx.audience === 'guest') return []
  const locale = localeOf(ctx.language, basket.country)
  const context = promotionContext(inputs, calculation.load !== undefined)
  return approachingPromotions(calculation.delivered, calculation.promotions, context).map((one) => {
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
