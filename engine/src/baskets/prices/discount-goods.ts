import type { Minor } from '../../../../facts/money.ts'
import {
  type DeliveredGoods,
  type Discount,
  discountLines,
  discountOrder,
  type PromotableLine,
  type PromotionContext,
  type RunningPromotion,
} from '../../promotions/index.ts'
import type { BasketLine } from '../basket.ts'
import type { CheckedLine } from '../lines/check-lines.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const promotable = ({ line, sellable, pieceMinor, isAgreed }: CheckedLine): PromotableLine | undefined => {
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

/** What was chosen along with a line counts as money of its product, not as further pieces of it. */
const promotableOptions = ({ options }: CheckedLine, line: PromotableLine): PromotableLine[] =>
  options.map(({ value: { pieceMinor } }) => ({
    ...line,
    pieces: 0,
    totalMm: 0,
    cut: undefined,
    pieceMinor,
    priceMinor: pieceMinor * line.pieces,
  }))

export type DiscountedLine = {
  checked: CheckedLine
  discounts: Discount[]
  afterItem: Minor
  afterOrder: Minor
  /** What is left of each option after the order's discounts. */
  optionsAfterOrder: Minor[]
}

/** Without any promotion: what a line costs by itself. */
const withoutDiscounts = (checked: CheckedLine): DiscountedLine => {
  const price = (checked.pieceMinor ?? 0) * checked.line.quantity
  return {
    checked,
    discounts: [],
    afterItem: price,
    afterOrder: price,
    optionsAfterOrder: checked.options.map(({ value }) => value.pieceMinor * checked.line.quantity),
  }
}

/**
 * Item promotions, then order promotions spread over everything that promotions may touch. Item promotions take
 * nothing off what was chosen along with a line.
 */
export const discountGoods = (
  checked: readonly CheckedLine[],
  promotions: readonly RunningPromotion[],
  context: PromotionContext,
) => {
  const open = checked.flatMap((one) => {
    const line = promotable(one)
    return line ? [{ one, line, options: promotableOptions(one, line) }] : []
  })
  const lines = open.map(({ line }) => line)
  const discounts = discountLines(lines, promotions, context)
  const afterItem = lines.map(
    ({ priceMinor }, index) => priceMinor - sum((discounts[index] ?? []).map((one) => one.amountMinor)),
  )
  const chosen = open.flatMap(({ options }) => options)
  const all = [...lines, ...chosen]
  const amounts = [...afterItem, ...chosen.map(({ priceMinor }) => priceMinor)]
  const order = discountOrder(all, amounts, promotions, context)
  const byLine = new Map<BasketLine, DiscountedLine>(checked.map((one) => [one.line, withoutDiscounts(one)]))
  let next = lines.length
  open.forEach(({ one, options }, index) => {
    byLine.set(one.line, {
      checked: one,
      discounts: discounts[index] ?? [],
      afterItem: afterItem[index] ?? 0,
      afterOrder: order.amounts[index] ?? 0,
      optionsAfterOrder: order.amounts.slice(next, next + options.length),
    })
    next += options.length
  })
  const owners = [
    ...open.map(({ one }) => one),
    ...open.flatMap(({ one, options }) => options.map(() => one)),
  ]
  const goods = all.map((line, index) => ({
    of: owners[index]?.line,
    line,
    amountMinor: order.amounts[index] ?? 0,
  }))
  return { byLine, orderDiscounts: order.discounts, goods }
}

/** What promotions of a delivery look at, where it is that of some lines. */
export const deliveredGoods = (
  { byLine, goods }: Pick<ReturnType<typeof discountGoods>, 'byLine' | 'goods'>,
  lines: readonly BasketLine[],
): DeliveredGoods => {
  const held = new Set<BasketLine | undefined>(lines)
  const amounts = [...byLine].flatMap(([line, { checked, afterOrder, optionsAfterOrder }]) =>
    held.has(line) && checked.pieceMinor !== undefined ? [afterOrder, ...optionsAfterOrder] : [],
  )
  return { goods: goods.filter(({ of }) => held.has(of)), goodsMinor: sum(amounts) }
}
