import type { CountryCode } from '../../../../facts/countries.ts'
import type { ProductSelector, PromotionRule } from '../../bundle/index.ts'
import type { Sellable } from '../../products/index.ts'
import type { RunningPromotion } from '../../promotions/index.ts'
import type { PricingInputs } from '../prices/calculation.ts'
import { deliveriesOf, type ExactBasket } from './exact-delivery.ts'
import { add, decimal, of, roundHalfUp, share, taxIn, times } from './fractions.ts'

/**
 * What a basket costs by a second implementation in exact fractions. Amounts come line by line, those of what was
 * chosen along with the lines behind them.
 */
export const calculateExactly = (basket: ExactBasket, inputs: PricingInputs) => {
  const { lines } = basket
  const country = inputs.country.code
  const rate = (name: string) => {
    const row = inputs.country.taxes.find((tax) => tax.class === name)
    return row ? row.rateBasisPoints : inputs.country.taxes[0]!.rateBasisPoints
  }
  const totals: Record<string, bigint> = {}
  for (const one of lines) {
    totals[one.productId] = (totals[one.productId] ?? 0n) + BigInt(one.quantity) * BigInt(one.lengthMm ?? 1)
  }
  /** A line, or one thing chosen along with it: money of the same product, but no further pieces. */
  type Row = {
    index: number
    chosen: boolean
    piece: bigint
    price: bigint
    left: bigint
    goods: Sellable
    touched: boolean
    closed: boolean
  }
  const rows: Row[] = []
  const extras: Row[] = []
  lines.forEach((one, index) => {
    const goods = inputs.goods.get(one.productId)!
    let unit: number | null | undefined = goods.prices[0]?.amountMinor
    for (const row of goods.prices)
      if (BigInt(row.minQuantity) <= totals[one.productId]!) unit = row.amountMinor
    if (unit === null || unit === undefined) return
    const piece = one.lengthMm ? roundHalfUp(times(of(unit), of(one.lengthMm, 1000))) : BigInt(unit)
    const price = piece * BigInt(one.quantity)
    const state = { index, goods, touched: false, closed: false }
    rows.push({ ...state, chosen: false, piece, price, left: price })
    for (const { optionId, valueId } of one.options ?? []) {
      const option = goods.options.find(({ id }) => id === optionId)!
      const cost = BigInt(option.values.find(({ id }) => id === valueId)!.pieceMinor)
      const all = cost * BigInt(one.quantity)
      extras.push({ ...state, chosen: true, piece: cost, price: all, left: all })
    }
  })
  const everything = [...rows, ...extras]
  const matches = (
    selector: { categories?: string[]; products?: string[]; attributes?: Record<string, string[]> },
    goods: Sellable,
  ) => {
    if (selector.categories && !selector.categories.some((id) => goods.categoryIds.includes(id))) return false
    if (selector.products && !selector.products.includes(goods.sku)) return false
    for (const key in selector.attributes)
      if (!selector.attributes[key]!.includes(goods.attributes[key] ?? '')) return false
    return true
  }
  const off = (amount: bigint, percent: number) => roundHalfUp({ n: amount * BigInt(percent * 10), d: 1000n })
  const milli = (row: Row) =>
    row.chosen
      ? 0n
      : lines[row.index]!.lengthMm
        ? BigInt(lines[row.index]!.quantity) * BigInt(lines[row.index]!.lengthMm!)
        : BigInt(lines[row.index]!.quantity) * 1000n
  const metres = (row: Row) => {
    const { quantity, lengthMm } = lines[row.index]!
    if (row.chosen) return 0n
    return BigInt(quantity) * BigInt(lengthMm ?? row.goods.lengthMm ?? 0)
  }
  const deliveries = deliveriesOf(basket, inputs)
  /** Every delivery has to be within a zone. */
  const kms = deliveries.filter((one) => one.lines.some(({ pickUp }) => !pickUp)).map(({ km }) => km)
  const amountInCountry = (amounts: Partial<Record<CountryCode, string>> | undefined) => {
    const text = amounts?.[country]
    return text === undefined ? undefined : decimal(text)
  }

  /** The rule's discount by tier; undefined when its condition does not hold. */
  const discountOfRule = (
    rule: PromotionRule,
    own: ProductSelector,
    pool: Row[],
    amountOf: (row: Row) => bigint,
    all?: bigint,
    reach = kms,
  ) => {
    const { when } = rule
    const counted = pool.filter((row) => matches(when?.products ?? own, row.goods))
    const total = add(counted.map(milli))
    if (when?.firstOrder && !inputs.firstOrder) return undefined
    const zone = when?.maxZoneKm
    if (zone !== undefined && !(reach.length > 0 && reach.every((km) => km <= zone))) return undefined
    if (when?.minQuantity !== undefined && total < BigInt(when.minQuantity) * 1000n) return undefined
    if (when?.minMetres !== undefined && add(counted.map(metres)) < BigInt(when.minMetres) * 1000n)
      return undefined
    if (when?.minAmounts) {
      const least = amountInCountry(when.minAmounts)
      const amount = when.products || all === undefined ? add(counted.map(amountOf)) : all
      if (least === undefined || amount < least) return undefined
    }
    let best: { from: number; discount: PromotionRule['discount'] } = { from: 0, discount: rule.discount }
    for (const tier of rule.tiers ?? [])
      if (total >= BigInt(tier.minQuantity) * 1000n && tier.minQuantity > best.from)
        best = { from: tier.minQuantity, discount: tier.discount }
    return best.discount
  }

  /** Off each row; `row.left` is what it costs by now. */
  const perRow = (discount: PromotionRule['discount'], open: Row[]): bigint[] => {
    if (discount.type === 'free') return open.map((row) => row.left)
    if (discount.type === 'percentage') {
      const given = open.map((row) => off(row.left, discount.percent))
      const cap = amountInCountry(discount.caps)
      return cap !== undefined && add(given) > cap ? share(cap, given) : given
    }
    if (discount.type === 'nForM') {
      // One entry per piece, cheapest first.
      const pieces = open
        .flatMap((row) => Array.from({ length: lines[row.index]!.quantity }, () => row))
        .sort((a, b) => (a.piece < b.piece ? -1 : a.piece > b.piece ? 1 : a.index - b.index))
      const free = pieces.slice(0, Math.floor(pieces.length / discount.buy) * (discount.buy - discount.pay))
      return open.map((row) => BigInt(free.filter((one) => one === row).length) * row.piece)
    }
    return open.map((row) => {
      const { lengthMm, quantity } = lines[row.index]!
      const unit = amountInCountry(
        discount.type === 'fixedPrices'
          ? discount.prices.find((price) => price.sku === row.goods.sku)?.amounts
          : discount.amounts,
      )
      if (unit === undefined) return 0n
      const piece = lengthMm ? roundHalfUp(times(of(unit), of(lengthMm, 1000))) : unit
      const all = piece * BigInt(quantity)
      const amount = discount.type === 'amount' ? all : row.left - all
      return amount < 0n ? 0n : amount > row.left ? row.left : amount
    })
  }
  /** Off one amount as a whole. */
  const ofWhole = (discount: PromotionRule['discount'], amount: bigint): bigint => {
    if (discount.type === 'percentage') {
      const given = off(amount, discount.percent)
      const cap = amountInCountry(discount.caps)
      return cap !== undefined && given > cap ? cap : given
    }
    if (discount.type === 'free') return amount
    const unit = 'amounts' in discount ? amountInCountry(discount.amounts) : undefined
    if (unit === undefined) return 0n
    if (discount.type === 'amount') return unit < amount ? unit : amount
    return amount > unit ? amount - unit : 0n
  }

  /** The whole reckoning with some promotions; `gave` counts those that took something off. */
  const reckon = (promotions: readonly RunningPromotion[]) => {
    let gave = 0
    for (const row of everything) Object.assign(row, { left: row.price, touched: false, closed: false })
    for (const { rule, exclusivity = 'class' } of promotions) {
      if (rule.class !== 'item') continue
      const discount = discountOfRule(rule, rule.products, rows, (row) => row.price)
      if (!discount) continue
      const alone = exclusivity !== 'none' || discount.type === 'nForM'
      const open = rows.filter(
        (row) => !row.closed && !(alone && row.touched) && matches(rule.products, row.goods),
      )
      perRow(discount, open).forEach((amount, position) => {
        if (amount <= 0n) return
        gave++
        const row = open[position]!
        row.left -= amount
        row.touched = true
        row.closed = alone
      })
    }
    const afterItem = everything.map((row) => row.left)
    let orderGave = 0
    for (const { rule, exclusivity = 'none' } of promotions) {
      if (rule.class !== 'order') continue
      if (exclusivity !== 'none' && orderGave > 0) continue
      const discount = discountOfRule(rule, {}, everything, (row) => row.left)
      const base = add(everything.map((row) => row.left))
      const amount = discount ? ofWhole(discount, base) : 0n
      if (amount <= 0n) continue
      orderGave++
      const parts = share(
        amount,
        everything.map((row) => row.left),
      )
      everything.forEach((row, index) => {
        row.left -= parts[index]!
      })
      if (exclusivity !== 'none') break
    }
    const productTotal = add(everything.map((row) => row.left))
    let shippingGave = 0
    const shippingAfter = deliveries.map(({ lines: held, km, price: after, methodKind }) => {
      const own = everything.filter((row) => held.includes(lines[row.index]!))
      const worth = add(own.map((row) => row.left))
      let gave = 0
      for (const { rule, exclusivity = 'class' } of promotions) {
        if (rule.class !== 'shipping' || after === undefined || after <= 0n) continue
        if (!rule.methodKinds.some((one) => one === methodKind)) continue
        if (exclusivity !== 'none' && gave > 0) continue
        const discount = discountOfRule(rule, {}, own, (row) => row.left, worth, [km])
        const amount = discount ? ofWhole(discount, after) : 0n
        if (amount <= 0n) continue
        gave++
        after -= amount
        if (exclusivity !== 'none') break
      }
      shippingGave += gave
      return after
    })
    const afterOrder = everything.map((row) => row.left)
    return { gave: gave + orderGave + shippingGave, afterItem, afterOrder, productTotal, shippingAfter }
  }

  const chosen = (): readonly RunningPromotion[] => {
    for (const [index, one] of inputs.promotions.entries()) {
      if (one.exclusivity !== 'global') continue
      const before = inputs.promotions.slice(0, index).filter(({ exclusivity }) => exclusivity !== 'global')
      if (reckon(before).gave === 0 && reckon([one]).gave > 0) return [one]
    }
    return inputs.promotions.filter(({ exclusivity }) => exclusivity !== 'global')
  }
  const { afterItem, afterOrder, productTotal, shippingAfter } = reckon(chosen())
  const waited = shippingAfter.filter((_, index) => deliveries[index]!.lines.length > 0)
  const known =
    waited.length > 0 && !waited.includes(undefined) ? waited.flatMap((one) => one ?? []) : undefined
  const itemTax = add(everything.map((row, index) => taxIn(afterOrder[index]!, rate(row.goods.taxClass))))
  return {
    prices: everything.map((row) => row.price),
    afterItem,
    afterOrder,
    subTotal: add(afterItem),
    productTotal,
    itemTax,
    delivery: deliveries.map(({ price }) => price),
    shippingAfter,
    tax: known && itemTax + add(known.map((after) => taxIn(after, rate('standard')))),
    total: known && productTotal + add(known),
  }
}
