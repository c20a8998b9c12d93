import type { CountryCode } from '../../../facts/countries.ts'
import { fromMajor, type Minor, multiplyRatio } from '../../../facts/money.ts'
import type { PromotionRule } from '../import/bundle/index.ts'
import { type Selectable, selects } from './selects.ts'

/** A promotion that runs now in the basket's country and whose coupon, where it asks for one, the basket holds. */
export type RunningPromotion = { id: string; rule: PromotionRule }

/** What rules read of a basket line. */
export type PromotableLine = Selectable & {
  pieces: number
  /** Pieces × length; 0 for goods without a length. */
  totalMm: number
  cut: { lengthMm: number } | undefined
  /** Price of one piece. */
  pieceMinor: Minor
  /** Price of all pieces. */
  priceMinor: Minor
}

export type Discount = {
  promotionId: string
  /** Above 0: what is taken off. */
  amountMinor: Minor
  kind: 'percentage' | 'fixedPrice' | 'amount' | 'free'
  percent?: number
}

const percentOf = (amount: Minor, percent: number): Minor =>
  multiplyRatio(amount, Math.round(percent * 100), 10_000)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Thousandths of a piece or of a metre, so that both compare with a minimum written in pieces or metres. */
const thousandths = (line: PromotableLine) => (line.cut ? line.totalMm : line.pieces * 1000)
const reaches = (lines: readonly PromotableLine[], minimum: number) =>
  sum(lines.map(thousandths)) >= Math.round(minimum * 1000)

type RuleOf<K extends PromotionRule['kind']> = Extract<PromotionRule, { kind: K }>

const percentageAmounts = (rule: RuleOf<'percentage'>, lines: readonly PromotableLine[]): Minor[] => {
  const { whenMetres } = rule
  if (whenMetres) {
    const metres = sum(lines.filter((line) => selects(whenMetres.products, line)).map((line) => line.totalMm))
    if (metres < Math.round(whenMetres.minMetres * 1000)) return lines.map(() => 0)
  }
  return lines.map((line) => (selects(rule.products, line) ? percentOf(line.priceMinor, rule.percent) : 0))
}

const quantityAmounts = (
  rule: RuleOf<'percentageFromQuantity'>,
  lines: readonly PromotableLine[],
): Minor[] => {
  const selected = lines.filter((line) => selects(rule.products, line))
  if (!reaches(selected, rule.minQuantity)) return lines.map(() => 0)
  return lines.map((line) => (selected.includes(line) ? percentOf(line.priceMinor, rule.percent) : 0))
}

const fixedPriceAmounts = (
  rule: RuleOf<'fixedPrice'>,
  lines: readonly PromotableLine[],
  country: CountryCode,
): Minor[] =>
  lines.map((line) => {
    const written = rule.prices.find(({ sku }) => sku === line.sku)?.amounts[country]
    const sameSku = lines.filter(({ sku }) => sku === line.sku)
    if (written === undefined || !reaches(sameSku, rule.minQuantity ?? 0)) return 0
    const unit = fromMajor(Number(written))
    const piece = line.cut ? multiplyRatio(unit, line.cut.lengthMm, 1000) : unit
    return Math.max(0, line.pieceMinor - piece) * line.pieces
  })

/** The free pieces are the cheapest of the selected ones; equal prices give theirs in the order of the lines. */
const freePieceAmounts = (rule: RuleOf<'buyXPayY'>, lines: readonly PromotableLine[]): Minor[] => {
  const selected = lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => selects(rule.products, line))
    .sort((a, b) => a.line.pieceMinor - b.line.pieceMinor || a.index - b.index)
  const groups = Math.floor(sum(selected.map(({ line }) => line.pieces)) / rule.buy)
  let free = groups * Math.max(0, rule.buy - rule.pay)
  const amounts = lines.map(() => 0)
  for (const { line, index } of selected) {
    const taken = Math.min(free, line.pieces)
    amounts[index] = taken * line.pieceMinor
    free -= taken
  }
  return amounts
}

const lineAmounts = (
  rule: PromotionRule,
  lines: readonly PromotableLine[],
  country: CountryCode,
): { amounts: Minor[]; kind: Discount['kind']; percent?: number } | undefined => {
  if (rule.kind === 'percentage')
    return { amounts: percentageAmounts(rule, lines), kind: 'percentage', percent: rule.percent }
  if (rule.kind === 'percentageFromQuantity')
    return { amounts: quantityAmounts(rule, lines), kind: 'percentage', percent: rule.percent }
  if (rule.kind === 'fixedPrice')
    return { amounts: fixedPriceAmounts(rule, lines, country), kind: 'fixedPrice' }
  if (rule.kind === 'buyXPayY') return { amounts: freePieceAmounts(rule, lines), kind: 'amount' }
  return undefined
}

/**
 * The discount of each line, or undefined. Promotions come in order of priority; the first that takes something off
 * a line is the line's only one. Conditions look at the whole basket, what is given away only at lines still free.
 */
export const discountLines = (
  lines: readonly PromotableLine[],
  promotions: readonly RunningPromotion[],
  country: CountryCode,
): (Discount | undefined)[] => {
  const discounts: (Discount | undefined)[] = lines.map(() => undefined)
  for (const { id, rule } of promotions) {
    const open = lines.map((_, index) => index).filter((index) => !discounts[index])
    // Three for two must not give away a piece of a line that is already reduced; sums of metres count every line.
    const seen = rule.kind === 'buyXPayY' ? open : lines.map((_, index) => index)
    const result = lineAmounts(
      rule,
      seen.flatMap((index) => lines[index] ?? []),
      country,
    )
    result?.amounts.forEach((amountMinor, position) => {
      const index = seen[position]
      if (index === undefined || discounts[index] || amountMinor <= 0) return
      discounts[index] = {
        promotionId: id,
        amountMinor,
        kind: result.kind,
        ...(result.percent === undefined ? {} : { percent: result.percent }),
      }
    })
  }
  return discounts
}

const capped = (amount: Minor, cap: string | undefined) =>
  cap === undefined ? amount : Math.min(amount, fromMajor(Number(cap)))

const orderDiscount = (
  rule: PromotionRule,
  lines: readonly PromotableLine[],
  goodsMinor: Minor,
  facts: { country: CountryCode; firstOrder: boolean },
): { amountMinor: Minor; percent: number } | undefined => {
  if (rule.kind === 'orderPercentageFromQuantity') {
    const selected = lines.filter((line) => selects(rule.products, line))
    if (!reaches(selected, rule.minQuantity)) return undefined
    return { amountMinor: percentOf(goodsMinor, rule.percent), percent: rule.percent }
  }
  if (rule.kind !== 'orderPercentage' || (rule.firstOrderOnly && !facts.firstOrder)) return undefined
  const minimum = rule.minAmounts?.[facts.country]
  if (minimum !== undefined && goodsMinor < fromMajor(Number(minimum))) return undefined
  const amountMinor = capped(percentOf(goodsMinor, rule.percent), rule.caps?.[facts.country])
  return { amountMinor, percent: rule.percent }
}

/**
 * Discounts on the whole order, one after the other in order of priority, each on what the earlier ones left.
 * `goodsMinor` is the sum of the lines after their own discounts.
 */
export const discountOrder = (
  lines: readonly PromotableLine[],
  goodsMinor: Minor,
  promotions: readonly RunningPromotion[],
  facts: { country: CountryCode; firstOrder: boolean },
): Discount[] => {
  const discounts: Discount[] = []
  let left = goodsMinor
  for (const { id, rule } of promotions) {
    const discount = orderDiscount(rule, lines, left, facts)
    if (!discount || discount.amountMinor <= 0) continue
    left -= discount.amountMinor
    discounts.push({ promotionId: id, kind: 'percentage', ...discount })
  }
  return discounts
}

/** Free delivery, if a promotion gives it: `goodsMinor` after all discounts, `km` of the zone the address lies in. */
export const discountDelivery = (
  delivery: { priceMinor: Minor; methodKind: string; km: number },
  goodsMinor: Minor,
  promotions: readonly RunningPromotion[],
  country: CountryCode,
): Discount | undefined => {
  if (delivery.priceMinor <= 0) return undefined
  const free = promotions.find(({ rule }) => {
    if (rule.kind !== 'freeShipping') return false
    const minimum = rule.minAmounts[country]
    return (
      minimum !== undefined &&
      goodsMinor >= fromMajor(Number(minimum)) &&
      delivery.km <= rule.maxZoneKm &&
      rule.methodKinds.some((kind) => kind === delivery.methodKind)
    )
  })
  return free && { promotionId: free.id, amountMinor: delivery.priceMinor, kind: 'free' }
}
