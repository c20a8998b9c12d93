import { missingMm } from '../../../../facts/length.ts'
import { type Minor, taxIncluded } from '../../../../facts/money.ts'
import { type RunningPromotion, withoutExcluded } from '../../promotions/index.ts'
import { taxRateOf } from '../../taxes/index.ts'
import { amountOf, type BasketLine } from '../basket.ts'
import { checkLines } from '../lines/check-lines.ts'
import { type Shipped, shipmentsOf } from '../shipments.ts'
import {
  basketContext,
  calculateDelivery,
  loadOfLines,
  loadToDeliver,
  optionsFor,
} from './calculate-delivery.ts'
import type {
  CalculatedLine,
  CalculatedShipment,
  Calculation,
  LinePrice,
  OptionPrice,
  PricingInputs,
} from './calculation.ts'
import { deliveredGoods, type DiscountedLine, discountGoods } from './discount-goods.ts'
import { deliveriesOf, goodsOf, totalUp } from './total-up.ts'

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

/** The lines of a shipment, in the order they have in the basket. */
const linesOf = <L extends { line: BasketLine }>(
  all: readonly L[],
  { lines }: { lines: readonly BasketLine[] },
) => {
  const held = new Set(lines)
  return all.filter(({ line }) => held.has(line))
}

/**
 * What a basket costs, and why (decisions, section 0 "Arithmetic of money"): line prices by tier, item promotions,
 * order promotions spread over the lines and what was
 * chosen along with them, then of each shipment the delivery and its promotions, and the tax inside all of it.
 */
export const calculateBasket = (basket: Shipped, inputs: PricingInputs): Calculation => {
  const checked = checkLines(basket.lines, inputs.goods, inputs.country.code)
  const loaded = shipmentsOf(basket).map((shipment) => {
    const lines = linesOf(checked, shipment)
    const load = loadToDeliver(lines)
    const option = optionsFor({ id: shipment.id, lines, load }, inputs).find(
      ({ methodId }) => methodId === shipment.chosen.shippingMethodId,
    )
    return { ...shipment, load, option }
  })
  const context = basketContext(loaded, inputs)
  const reckon = (promotions: readonly RunningPromotion[]) => {
    const goods = discountGoods(checked, promotions, context)
    const shipments = loaded.map(({ option, ...shipment }) => {
      const delivered = deliveredGoods(goods, shipment.lines)
      const delivery = option && calculateDelivery(option, { id: shipment.id, delivered }, promotions, inputs)
      return { ...shipment, delivered, delivery }
    })
    return { ...goods, shipments }
  }
  const works = (some: readonly RunningPromotion[]) => {
    const { byLine, orderDiscounts, shipments } = reckon(some)
    const onLines = [...byLine.values()].some(({ discounts }) => discounts.length > 0)
    const onDelivery = shipments.some(({ delivery }) => (delivery?.discounts.length ?? 0) > 0)
    return onLines || orderDiscounts.length > 0 || onDelivery
  }
  const promotions = withoutExcluded(inputs.promotions, works)
  const reckoned = reckon(promotions)
  const lines = [...reckoned.byLine.values()].map((one) => priceLine(one, inputs))
  const shipments = reckoned.shipments.map((shipment): CalculatedShipment => {
    const held = linesOf(lines, shipment)
    return { ...shipment, lines: held, ...totalUp(held, [shipment.delivery]) }
  })
  const { prices, chosen } = goodsOf(lines)
  const deliveries = shipments.flatMap(({ delivery }) => delivery ?? [])
  return {
    lines,
    shipments,
    ...totalUp(lines, deliveriesOf(shipments)),
    orderDiscounts: reckoned.orderDiscounts,
    delivered: deliveredGoods(reckoned, basket.lines),
    promotions,
    taxesByRate: taxesByRate([...prices, ...chosen, ...deliveries]),
    lengths: lengthsOf(lines),
    kind: kindOf(lines),
    wholeLoad: loadOfLines(lines),
  }
}
