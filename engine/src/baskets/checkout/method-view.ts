import { formatDate } from '../../../../facts/format-date.ts'
import { localeOf } from '../../../../facts/locales.ts'
import { toMajor } from '../../../../facts/money.ts'
import type { Ctx } from '../../kernel/context.ts'
import { localize } from '../../kernel/localized.ts'
import type { DeliveryOption } from '../../shipping/index.ts'
import { calculateDelivery } from '../prices/calculate-delivery.ts'
import type { CalculatedShipment } from '../prices/calculation.ts'
import { arrivalDay } from '../supply.ts'
import type { BasketState } from '../with-basket.ts'

/** A method as the contract writes it for a shipment: with its price for customers only. */
export const methodView = (
  ctx: Ctx,
  state: BasketState,
  shipment: CalculatedShipment,
  option: DeliveryOption,
) => {
  const { inputs, calculation, basket } = state
  const method = inputs.shipping.methods.find(({ id }) => id === option.methodId)
  const locale = localeOf(ctx.language, basket.country)
  const { discounts, afterMinor } = calculateDelivery(option, shipment, calculation.promotions, inputs)
  const promotions = discounts.flatMap(({ promotionId }) => inputs.promotionRecords.get(promotionId) ?? [])
  const day = option.kind === 'pickup' ? undefined : arrivalDay(ctx, state, shipment)
  const vehicle = inputs.shipping.vehicles.find(({ id }) => id === option.vehicleId)
  const shown = ctx.audience === 'registered'
  const promotionsView = (given: typeof promotions) =>
    given.length === 0
      ? undefined
      : {
          shippingPromotions: given.map((promotion) => ({
            promotionId: promotion.id,
            promotionName: localize(promotion.name, locale),
            calloutMsg: localize(promotion.calloutMsg, locale),
          })),
        }
  return {
    id: option.methodId,
    name: localize(method?.name, locale),
    description: localize(method?.description, locale),
    ...(shown ? { price: toMajor(option.priceMinor), c_priceAfterPromotions: toMajor(afterMinor) } : {}),
    ...promotionsView(promotions.filter((promotion) => shown || !promotion.customersOnly)),
    c_kind: option.kind,
    c_storePickupEnabled: option.kind === 'pickup',
    ...(day === undefined ? {} : { c_deliveryDate: formatDate(day), c_deliveryDateNotFormatted: day }),
    ...(vehicle ? { c_vehicle: localize(vehicle.name, locale), c_trips: option.trips } : {}),
  }
}
