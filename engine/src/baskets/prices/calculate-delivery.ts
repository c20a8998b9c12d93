import { type Minor, taxIncluded } from '../../../../facts/money.ts'
import { discountDelivery, type PromotionContext, type RunningPromotion } from '../../promotions/index.ts'
import { type DeliveryOption, deliveryOptions, type Load, loadOf } from '../../shipping/index.ts'
import { taxRateOf } from '../../taxes/index.ts'
import type { BasketLine } from '../basket.ts'
import type { CheckedLine } from '../lines/check-lines.ts'
import type { CalculatedDelivery, CalculatedShipment, PricingInputs } from './calculation.ts'

type Loaded = Pick<CheckedLine, 'line' | 'sellable'>

/** What some lines weigh and measure together, picked up or delivered. */
export const loadOfLines = (lines: readonly Loaded[]): Load =>
  loadOf(
    lines.flatMap(({ line, sellable }) =>
      sellable ? [{ sellable, pieces: line.quantity, lengthMm: line.lengthMm }] : [],
    ),
  )

/** The load of those lines that are delivered; undefined where all are picked up. */
export const loadToDeliver = (lines: readonly Loaded[]): Load | undefined => {
  const delivered = lines.filter(({ line }) => !line.pickUp)
  return delivered.length > 0 ? loadOfLines(delivered) : undefined
}

/** Where and for whom promotions of a shipment are reckoned. */
export const shipmentContext = (
  { id }: Pick<CalculatedShipment, 'id'>,
  inputs: PricingInputs,
  delivers: boolean,
): PromotionContext => ({
  country: inputs.country.code,
  firstOrder: inputs.firstOrder,
  km: delivers ? (inputs.dispatches.get(id)?.km ?? Infinity) : Infinity,
})

/** Where and for whom promotions of goods and order are reckoned: a zone has to hold every delivery. */
export const basketContext = (
  shipments: readonly Pick<CalculatedShipment, 'id' | 'load'>[],
  inputs: PricingInputs,
): PromotionContext => {
  const delivered = shipments.filter(({ load }) => load !== undefined)
  const kms = delivered.map(({ id }) => inputs.dispatches.get(id)?.km ?? Infinity)
  const { code: country } = inputs.country
  return { country, firstOrder: inputs.firstOrder, km: kms.length > 0 ? Math.max(...kms) : Infinity }
}

/**
 * The methods a shipment can choose from. One without lines has none; where baskets may have several, it chooses ahead of its
 * goods, from all of them, and costs nothing before it brings something.
 */
export const optionsFor = (
  { id, lines, load }: { id: string; lines: readonly Pick<CheckedLine, 'line'>[]; load: Load | undefined },
  inputs: PricingInputs,
): DeliveryOption[] => {
  const optionsOf = (carried: Load | undefined) =>
    deliveryOptions({
      shipping: inputs.shipping,
      country: inputs.country.code,
      load: carried,
      km: inputs.dispatches.get(id)?.km ?? inputs.shipping.distances.otherKm,
    })
  if (lines.length === 0) {
    if (!inputs.severalShipments) return []
    return [...optionsOf(loadOfLines([])), ...optionsOf(undefined)].map((one) => ({ ...one, priceMinor: 0 }))
  }
  const options = optionsOf(load)
  const priceMinor = agreedFreight(
    lines.map(({ line }) => line),
    id,
    inputs,
  )
  if (priceMinor === undefined) return options
  return options.map((option) => (option.kind === 'truck' ? { ...option, priceMinor } : option))
}

/** What a truck costs where all that it brings is of one quote that has agreed on that, as far as it goes. */
const agreedFreight = (
  lines: readonly BasketLine[],
  id: string,
  { country, dispatches }: PricingInputs,
): Minor | undefined => {
  const [first, ...rest] = lines.filter(({ pickUp }) => !pickUp).map(({ agreed }) => agreed)
  if (!first?.freight || first.country !== country.code) return undefined
  if (rest.some((agreed) => agreed?.opportunityId !== first.opportunityId)) return undefined
  const { amountMinor, withinKm } = first.freight
  const dispatch = dispatches.get(id)
  return withinKm === undefined || (dispatch && dispatch.km <= withinKm) ? amountMinor : undefined
}

/** The price of a method for a shipment after promotions of delivery, which look at its own goods. */
export const calculateDelivery = (
  option: DeliveryOption,
  shipment: Pick<CalculatedShipment, 'id' | 'delivered'>,
  promotions: readonly RunningPromotion[],
  inputs: PricingInputs,
): CalculatedDelivery => {
  const { priceMinor, kind: methodKind } = option
  const discounts = discountDelivery(
    { priceMinor, methodKind },
    shipment.delivered,
    promotions,
    shipmentContext(shipment, inputs, methodKind !== 'pickup'),
  )
  const afterMinor = priceMinor - discounts.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const rateBasisPoints = taxRateOf(inputs.country, inputs.shipping.taxClass)
  return {
    ...option,
    discounts,
    afterMinor,
    rateBasisPoints,
    taxMinor: taxIncluded(priceMinor, rateBasisPoints),
    adjustedTaxMinor: taxIncluded(afterMinor, rateBasisPoints),
  }
}
