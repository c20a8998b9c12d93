import { missingMm } from '../../../../facts/length.ts'
import { type Minor, taxIncluded } from '../../../../facts/money.ts'
import {
  discountDelivery,
  type PromotionContext,
  type RunningPromotion,
  withoutExcluded,
} from '../../promotions/index.ts'
import { type DeliveryOption, deliveryOptions, type Load, loadOf } from '../../shipping/index.ts'
import { taxRateOf } from '../../taxes/index.ts'
import { amountOf, type Basket, type BasketLine } from '../basket.ts'
import { type CheckedLine, checkLines } from '../lines/check-lines.ts'
import type {
  CalculatedDelivery,
  CalculatedLine,
  Calculation,
  LinePrice,
  OptionPrice,
  PricingInputs,
} from './calculation.ts'
import { type DiscountedLine, discountGoods } from './discount-goods.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Where and for whom promotions are reckoned. */
export const promotionContext = (inputs: PricingInputs, delivers: boolean): PromotionContext => ({
  country: inputs.country.code,
  firstOrder: inputs.firstOrder,
  km: delivers ? (inputs.dispatch?.km ?? Infinity) : Infinity,
})

const optionPrice = (
  { checked, optionsAfterOrder }: DiscountedLine,
  index: number,
  rateBasisPoints: number,
): OptionPrice => {
  const pieceMinor = checked.options[index]?.value.pieceMinor ?? 0
  const priceMinor = pieceMinor * checked.line.quantity
  const afterOrderMinor = optionsAfterOrder[index] ?? 0
  return {
    pieceMinor,
    priceMinor,
    afterOrderMinor,
    rateBasisPoints,
    taxMinor: taxIncluded(priceMinor, rateBasisPoints),
    adjustedTaxMinor: taxIncluded(afterOrderMinor, rateBasisPoints),
  }
}

const priceLine = (discounted: DiscountedLine, inputs: PricingInputs): CalculatedLine => {
  const { checked, discounts, afterItem, afterOrder } = discounted
  const { line, sellable, status, salesUnitMinor, pieceMinor, unitMinor } = checked
  if (!sellable || pieceMinor === undefined || unitMinor === undefined) {
    const options = checked.options.map((one) => ({ ...one, price: undefined }))
    return { line, sellable, status, salesUnitMinor, price: undefined, options }
  }
  const rateBasisPoints = taxRateOf(inputs.country, sellable.taxClass)
  const priceMinor = pieceMinor * line.quantity
  const price: LinePrice = {
    unitMinor,
    pieceMinor,
    priceMinor,
    discounts,
    afterItemMinor: afterItem,
    afterOrderMinor: afterOrder,
    rateBasisPoints,
    taxMinor: taxIncluded(priceMinor, rateBasisPoints),
    adjustedTaxMinor: taxIncluded(afterOrder, rateBasisPoints),
  }
  const options = checked.options.map((one, index) => ({
    ...one,
    price: optionPrice(discounted, index, rateBasisPoints),
  }))
  return { line, sellable, status, salesUnitMinor, price, options }
}

const loadOfLines = (lines: readonly Pick<CheckedLine, 'line' | 'sellable'>[]): Load =>
  loadOf(
    lines.flatMap(({ line, sellable }) =>
      sellable ? [{ sellable, pieces: line.quantity, lengthMm: line.lengthMm }] : [],
    ),
  )

/** The methods the basket can choose from; without lines there are none. */
export const optionsFor = (
  calculation: { lines: readonly Pick<CheckedLine, 'line'>[]; load: Load | undefined },
  inputs: PricingInputs,
): DeliveryOption[] => {
  if (calculation.lines.length === 0) return []
  const options = deliveryOptions({
    shipping: inputs.shipping,
    country: inputs.country.code,
    load: calculation.load,
    km: inputs.dispatch?.km ?? inputs.shipping.distances.otherKm,
  })
  const priceMinor = agreedFreight(
    calculation.lines.map(({ line }) => line),
    inputs,
  )
  if (priceMinor === undefined) return options
  return options.map((option) => (option.kind === 'truck' ? { ...option, priceMinor } : option))
}

/** What a truck costs where all that it brings is of one quote that has agreed on that, as far as it goes. */
const agreedFreight = (
  lines: readonly BasketLine[],
  { country, dispatch }: PricingInputs,
): Minor | undefined => {
  const [first, ...rest] = lines.filter(({ pickUp }) => !pickUp).map(({ agreed }) => agreed)
  if (!first?.freight || first.country !== country.code) return undefined
  if (rest.some((agreed) => agreed?.opportunityId !== first.opportunityId)) return undefined
  const { amountMinor, withinKm } = first.freight
  return withinKm === undefined || (dispatch && dispatch.km <= withinKm) ? amountMinor : undefined
}

/** The price of a method in this basket after promotions of delivery. */
export const calculateDelivery = (
  option: DeliveryOption,
  { delivered, promotions }: Pick<Calculation, 'delivered' | 'promotions'>,
  inputs: PricingInputs,
): CalculatedDelivery => {
  const { priceMinor, kind: methodKind } = option
  const discounts = discountDelivery(
    { priceMinor, methodKind },
    delivered,
    promotions,
    promotionContext(inputs, methodKind !== 'pickup'),
  )
  const afterMinor = priceMinor - sum(discounts.map(({ amountMinor }) => amountMinor))
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

const lengthsOf = (lines: readonly CalculatedLine[]): Calculation['lengths'] => {
  const totals = new Map<string, { totalMm: number; minTotalMm: number }>()
  for (const { line, sellable } of lines) {
    if (line.lengthMm === undefined || !sellable?.cut) continue
    const before = totals.get(line.productId)?.totalMm ?? 0
    totals.set(line.productId, {
      totalMm: before + amountOf(line),
      minTotalMm: sellable.cut.minTotalMm,
    })
  }
  return [...totals].map(([sku, { totalMm, minTotalMm }]) => ({
    sku,
    totalMm,
    missingMm: missingMm(totalMm, minTotalMm),
  }))
}

/** For a basket with lines exactly one is true, for an empty one none (decisions S1.034). */
const kindOf = (lines: readonly CalculatedLine[]): Calculation['kind'] => {
  const quotes = lines.filter(({ status }) => status === 'quote').length
  const some = lines.length > 0
  return {
    isProductQuote: some && quotes === lines.length,
    isProductFinished: some && quotes === 0,
    isMixedCart: quotes > 0 && quotes < lines.length,
  }
}

const taxesByRate = (amounts: readonly { rateBasisPoints: number; adjustedTaxMinor: Minor }[]) => {
  const rates = new Map<number, Minor>()
  for (const { rateBasisPoints, adjustedTaxMinor } of amounts) {
    rates.set(rateBasisPoints, (rates.get(rateBasisPoints) ?? 0) + adjustedTaxMinor)
  }
  return [...rates]
    .map(([rateBasisPoints, taxMinor]) => ({ rateBasisPoints, taxMinor }))
    .sort((a, b) => a.rateBasisPoints - b.rateBasisPoints)
}

/**
 * What a basket costs, and why (decisions, section 0 "Arithmetic of money"): line prices by tier, item promotions,
 * order promotions spread over the lines and what was
 * chosen along with them, delivery, delivery promotions, and the tax inside all of it.
 */
export const calculateBasket = (
  basket: Pick<Basket, 'lines' | 'shippingMethodId'>,
  inputs: PricingInputs,
): Calculation => {
  const checked = checkLines(basket.lines, inputs.goods, inputs.country.code)
  const toDeliver = checked.filter(({ line }) => !line.pickUp)
  const load = toDeliver.length > 0 ? loadOfLines(toDeliver) : undefined
  const option = optionsFor({ lines: checked, load }, inputs).find(
    ({ methodId }) => methodId === basket.shippingMethodId,
  )
  const context = promotionContext(inputs, load !== undefined)
  const reckon = (promotions: readonly RunningPromotion[]) => {
    const goods = discountGoods(checked, promotions, context)
    return { ...goods, delivery: option && calculateDelivery(option, { ...goods, promotions }, inputs) }
  }
  const works = (some: readonly RunningPromotion[]) => {
    const { byLine, orderDiscounts, delivery } = reckon(some)
    const onLines = [...byLine.values()].some(({ discounts }) => discounts.length > 0)
    return onLines || orderDiscounts.length > 0 || (delivery?.discounts.length ?? 0) > 0
  }
  const promotions = withoutExcluded(inputs.promotions, works)
  const { byLine, orderDiscounts, delivered, delivery } = reckon(promotions)
  const lines = [...byLine.values()].map((one) => priceLine(one, inputs))
  const prices = lines.flatMap(({ price }) => price ?? [])
  const chosen = lines.flatMap(({ options }) => options.flatMap(({ price }) => price ?? []))
  const goods = [...prices, ...chosen]
  const productTotalMinor = sum(goods.map((price) => price.afterOrderMinor))
  const adjustedMerchandizeTaxMinor = sum(goods.map((price) => price.adjustedTaxMinor))
  return {
    lines,
    productSubTotalMinor: sum([
      ...prices.map((price) => price.afterItemMinor),
      ...chosen.map((price) => price.priceMinor),
    ]),
    productTotalMinor,
    orderDiscounts,
    delivered,
    promotions,
    merchandizeTaxMinor: sum(goods.map((price) => price.taxMinor)),
    adjustedMerchandizeTaxMinor,
    delivery,
    taxTotalMinor: delivery && adjustedMerchandizeTaxMinor + delivery.adjustedTaxMinor,
    orderTotalMinor: delivery && productTotalMinor + delivery.afterMinor,
    taxesByRate: taxesByRate([...goods, ...(delivery ? [delivery] : [])]),
    lengths: lengthsOf(lines),
    kind: kindOf(lines),
    load,
    wholeLoad: loadOfLines(lines),
  }
}
