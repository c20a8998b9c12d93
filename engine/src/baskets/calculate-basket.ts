import { missingMm } from '../../../facts/length.ts'
import { type Minor, spreadByLargestRemainder, taxIncluded } from '../../../facts/money.ts'
import {
  type Discount,
  discountDelivery,
  discountLines,
  discountOrder,
  type PromotableLine,
} from '../promotions/index.ts'
import { type DeliveryOption, deliveryOptions, type Load, loadOf } from '../shipping/index.ts'
import { taxRateOf } from '../taxes/index.ts'
import { amountOf, type Basket, type BasketLine } from './basket.ts'
import type {
  CalculatedDelivery,
  CalculatedLine,
  Calculation,
  LinePrice,
  PricingFacts,
} from './calculation.ts'
import { type Judged, judgeLines } from './judge-lines.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const promotable = ({ line, sellable, pieceMinor, isAgreed }: Judged): PromotableLine | undefined => {
  // An agreed price is final: no promotion touches it.
  if (!sellable || pieceMinor === undefined || isAgreed) return undefined
  return {
    sku: line.productId,
    masterId: sellable.masterId,
    categoryIds: sellable.categoryIds,
    attributes: { ...sellable.attributes, ...sellable.variationValues },
    pieces: line.quantity,
    totalMm: line.quantity * (line.lengthMm ?? sellable.lengthMm ?? 0),
    cut: line.lengthMm === undefined ? undefined : { lengthMm: line.lengthMm },
    pieceMinor,
    priceMinor: pieceMinor * line.quantity,
  }
}

type Discounted = { judged: Judged; discount: Discount | undefined; afterItem: Minor; afterOrder: Minor }

/** Item promotions, then order promotions spread over the lines that promotions may touch. */
const discounted = (judged: readonly Judged[], facts: PricingFacts) => {
  const open = judged.flatMap((one) => {
    const line = promotable(one)
    return line ? [{ one, line }] : []
  })
  const openLines = open.map(({ line }) => line)
  const discounts = discountLines(openLines, facts.promotions, facts.country.code)
  const afterItem = open.map(({ line }, index) => line.priceMinor - (discounts[index]?.amountMinor ?? 0))
  const orderDiscounts = discountOrder(openLines, sum(afterItem), facts.promotions, {
    country: facts.country.code,
    firstOrder: facts.firstOrder,
  })
  const afterOrder = orderDiscounts.reduce<Minor[]>((left, { amountMinor }) => {
    const parts = spreadByLargestRemainder(amountMinor, left)
    return left.map((amount, index) => amount - (parts[index] ?? 0))
  }, afterItem)
  const byLine = new Map<BasketLine, Discounted>()
  for (const one of judged) {
    const price = (one.pieceMinor ?? 0) * one.line.quantity
    byLine.set(one.line, { judged: one, discount: undefined, afterItem: price, afterOrder: price })
  }
  open.forEach(({ one }, index) => {
    byLine.set(one.line, {
      judged: one,
      discount: discounts[index],
      afterItem: afterItem[index] ?? 0,
      afterOrder: afterOrder[index] ?? 0,
    })
  })
  return { byLine, orderDiscounts }
}

const priced = (
  { judged, discount, afterItem, afterOrder }: Discounted,
  facts: PricingFacts,
): CalculatedLine => {
  const { line, sellable, status, salesUnitMinor, pieceMinor, unitMinor } = judged
  if (!sellable || pieceMinor === undefined || unitMinor === undefined) {
    return { line, sellable, status, salesUnitMinor, price: undefined }
  }
  const rateBasisPoints = taxRateOf(facts.country, sellable.taxClass)
  const priceMinor = pieceMinor * line.quantity
  const price: LinePrice = {
    unitMinor,
    pieceMinor,
    priceMinor,
    discount,
    afterItemMinor: afterItem,
    afterOrderMinor: afterOrder,
    rateBasisPoints,
    taxMinor: taxIncluded(priceMinor, rateBasisPoints),
    adjustedTaxMinor: taxIncluded(afterOrder, rateBasisPoints),
  }
  return { line, sellable, status, salesUnitMinor, price }
}

const loadOfLines = (lines: readonly CalculatedLine[]): Load =>
  loadOf(
    lines.flatMap(({ line, sellable }) =>
      sellable ? [{ sellable, pieces: line.quantity, lengthMm: line.lengthMm }] : [],
    ),
  )

/** The methods the basket can choose from; without lines there are none. */
export const optionsFor = (
  calculation: Pick<Calculation, 'lines' | 'load'>,
  facts: PricingFacts,
): DeliveryOption[] =>
  calculation.lines.length === 0
    ? []
    : deliveryOptions({
        shipping: facts.shipping,
        country: facts.country.code,
        load: calculation.load,
        km: facts.dispatch?.km ?? facts.shipping.distances.otherKm,
      })

/** The price of a method in this basket after promotions of delivery. */
export const calculateDelivery = (
  option: DeliveryOption,
  productTotalMinor: Minor,
  facts: PricingFacts,
): CalculatedDelivery => {
  const discount = discountDelivery(
    { priceMinor: option.priceMinor, methodKind: option.kind, km: facts.dispatch?.km ?? Infinity },
    productTotalMinor,
    facts.promotions,
    facts.country.code,
  )
  const afterMinor = option.priceMinor - (discount?.amountMinor ?? 0)
  const rateBasisPoints = taxRateOf(facts.country, facts.shipping.taxClass)
  return {
    ...option,
    discount,
    afterMinor,
    rateBasisPoints,
    taxMinor: taxIncluded(option.priceMinor, rateBasisPoints),
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
 * order promotions spread over the lines, delivery, delivery promotions, and the tax inside all of it.
 */
export const calculateBasket = (
  basket: Pick<Basket, 'lines' | 'shippingMethodId'>,
  facts: PricingFacts,
): Calculation => {
  const judged = judgeLines(basket.lines, facts.goods, facts.country.code)
  const { byLine, orderDiscounts } = discounted(judged, facts)
  const lines = [...byLine.values()].map((one) => priced(one, facts))
  const prices = lines.flatMap(({ price }) => price ?? [])
  const delivered = lines.filter(({ line }) => !line.pickUp)
  const load = delivered.length > 0 ? loadOfLines(delivered) : undefined
  const productTotalMinor = sum(prices.map((price) => price.afterOrderMinor))
  const option = optionsFor({ lines, load }, facts).find(
    ({ methodId }) => methodId === basket.shippingMethodId,
  )
  const delivery = option && calculateDelivery(option, productTotalMinor, facts)
  const adjustedMerchandizeTaxMinor = sum(prices.map((price) => price.adjustedTaxMinor))
  return {
    lines,
    productSubTotalMinor: sum(prices.map((price) => price.afterItemMinor)),
    productTotalMinor,
    orderDiscounts,
    merchandizeTaxMinor: sum(prices.map((price) => price.taxMinor)),
    adjustedMerchandizeTaxMinor,
    delivery,
    taxTotalMinor: delivery && adjustedMerchandizeTaxMinor + delivery.adjustedTaxMinor,
    orderTotalMinor: delivery && productTotalMinor + delivery.afterMinor,
    taxesByRate: taxesByRate([...prices, ...(delivery ? [delivery] : [])]),
    lengths: lengthsOf(lines),
    kind: kindOf(lines),
    load,
    wholeLoad: loadOfLines(lines),
  }
}
