import type { CountryCode } from '../../../../facts/countries.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { RunningPromotion } from '../../promotions/index.ts'
import type { BasketLine } from '../basket.ts'
import { calculateBasket } from './calculate-basket.ts'
import { optionsFor } from './calculate-delivery.ts'
import type { Calculation, PricingInputs } from './calculation.ts'
import { countryOf, loadGoods } from './load-pricing-inputs.ts'

type Trial = {
  country: CountryCode
  lines: readonly Pick<BasketLine, 'productId' | 'quantity' | 'lengthMm'>[]
  /** As if it were the customer's first order. */
  firstOrder: boolean
  /** Delivered by the first way of one of these kinds that can carry it; picked up without one. */
  methodKinds?: readonly string[] | undefined
}

/** What a basket of these lines costs under some promotions and no others, once for each set of them. Nothing is stored. */
export const tryPromotions = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>,
  trial: Trial,
  sets: readonly (readonly RunningPromotion[])[],
): Promise<Calculation[]> => {
  const pickUp = trial.methodKinds === undefined
  const lines = trial.lines.map((line, index) => ({ ...line, itemId: String(index), pickUp }))
  const goods = await loadGoods(ctx, { country: trial.country, lines })
  const inputs = (promotions: readonly RunningPromotion[]): PricingInputs => ({
    country: countryOf(ctx, trial.country),
    shipping: ctx.site.shipping,
    goods: goods.bySku,
    promotions,
    firstOrder: trial.firstOrder,
    dispatches: new Map(),
    severalShipments: false,
  })
  const plain = calculateBasket({ lines }, inputs([]))
  const [shipment] = plain.shipments
  const options = shipment ? optionsFor(shipment, inputs([])) : []
  const method = options.find(({ kind }) => trial.methodKinds?.includes(kind))
  const basket = method === undefined ? { lines } : { lines, shippingMethodId: method.methodId }
  return sets.map((promotions) => calculateBasket(basket, inputs(promotions)))
}
