import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountryCode, countries, countryOrder } from '../../../facts/countries.ts'
import type { ProductSelector, PromotionRule, ShippingFile } from '../import/bundle/index.ts'
import type { Sellable } from '../products/index.ts'
import type { RunningPromotion } from '../promotions/index.ts'
import type { BasketLine } from './basket.ts'
import { calculateBasket } from './calculate-basket.ts'
import type { PricingFacts } from './calculation.ts'

const shipping: ShippingFile = {
  methods: [
    {
      id: 'store-pickup',
      kind: 'pickup',
      name: { es: '', en: '' },
      description: { es: '', en: '' },
      default: false,
    },
    {
      id: 'courier',
      kind: 'courier',
      name: { es: '', en: '' },
      description: { es: '', en: '' },
      default: false,
    },
    { id: 'truck', kind: 'truck', name: { es: '', en: '' }, description: { es: '', en: '' }, default: true },
    {
      id: 'crane',
      kind: 'truckWithCrane',
      name: { es: '', en: '' },
      description: { es: '', en: '' },
      default: false,
    },
  ],
  vehicles: [
    { id: 'moto', name: { es: '', en: '' }, kind: 'courier', payloadGrams: 20_000, maxLengthMm: 1200 },
    { id: 'pickup', name: { es: '', en: '' }, kind: 'truck', payloadGrams: 1_000_000, maxLengthMm: 3200 },
    { id: 'rastra', name: { es: '', en: '' }, kind: 'truck', payloadGrams: 20_000_000, maxLengthMm: 12_200 },
  ],
  rates: countryOrder.flatMap((country) => [
    { country, vehicleId: 'moto', base: '3.50', perKm: '0.15' },
    { country, vehicleId: 'pickup', base: '12.00', perKm: '0.75', crane: '20.00' },
    { country, vehicleId: 'rastra', base: '110.00', perKm: '2.40', crane: '60.25' },
  ]),
  distances: { sameSecondLevelKm: 15, sameFirstLevelKm: 40, otherKm: 120, overrides: [] },
  taxClass: 'standard',
  calendar: { workingDays: [1, 2, 3, 4, 5, 6], cutOff: '15:00' },
  transferDays: { min: 2, max: 5 },
  readyDays: { pickup: { min: 0, max: 1 }, delivery: { min: 1, max: 2 } },
}

const sellable = (over: Partial<Sellable>): Sellable => ({
  sku: 'A',
  masterId: undefined,
  kind: 'item',
  name: 'A',
  sellMode: 'unit',
  unit: 'pieza',
  categoryIds: [],
  attributes: {},
  variationValues: {},
  taxClass: 'standard',
  online: true,
  soldInCountry: true,
  stepQuantity: 1,
  minOrderQuantity: 1,
  weightGrams: 1000,
  longestSideMm: undefined,
  lengthMm: undefined,
  cut: undefined,
  leadDays: undefined,
  stockPattern: 'S1',
  courier: true,
  prices: [{ minQuantity: 1, amountMinor: 1000, listMinor: null }],
  components: [],
  image: undefined,
  ...over,
})

const line = (over: Partial<BasketLine>): BasketLine => ({
  itemId: 'i',
  productId: 'A',
  quantity: 1,
  pickUp: false,
  ...over,
})

const factsOf = (
  goods: Sellable[],
  promotions: RunningPromotion[] = [],
  country: CountryCode = 'SV',
): PricingFacts => ({
  country: {
    code: country,
    taxes: [
      { class: 'standard', rateBasisPoints: countries[country].taxRateBasisPoints },
      { class: 'construction', rateBasisPoints: 500 },
      { class: 'exempt', rateBasisPoints: 0 },
    ],
  },
  shipping,
  goods: new Map(goods.map((one) => [one.sku, one])),
  promotions,
  firstOrder: true,
  dispatch: { storeId: 's', km: 15 },
})

const roofing = sellable({
  sku: 'L',
  sellMode: 'cut',
  cut: { minMm: 1000, maxMm: 12_000, stepMm: 50, minTotalMm: 30_000 },
  weightGrams: 4400,
  courier: false,
  prices: [
    { minQuantity: 1000, amountMinor: 845, listMinor: null },
    { minQuantity: 50_000, amountMinor: 820, listMinor: null },
    { minQuantity: 500_000, amountMinor: null, listMinor: null },
  ],
})

test('[S3.007] a cut line costs the rounded piece times the pieces; the unit price is the metre', () => {
  const [first] = calculateBasket(
    { lines: [line({ productId: 'L', quantity: 3, lengthMm: 4350 })] },
    factsOf([roofing]),
  ).lines
  // 8.45 × 4.35 m = 36.7575 → 36.76 a piece
  expect(first?.price).toMatchObject({ unitMinor: 845, pieceMinor: 3676, priceMinor: 11_028 })
})

test('a tier counts the metres of all lines of the SKU, not of one line', () => {
  const lines = [
    line({ productId: 'L', quantity: 5, lengthMm: 6000 }),
    line({ itemId: 'j', productId: 'L', quantity: 5, lengthMm: 4000 }),
  ]
  const units = calculateBasket({ lines }, factsOf([roofing])).lines.map((one) => one.price?.unitMinor)
  expect(units).toEqual([820, 820])
})

test('[S1.034] from the amount on that is only quoted the line has no price and the cart is a quote', () => {
  const calculation = calculateBasket(
    { lines: [line({ productId: 'L', quantity: 100, lengthMm: 5000 }), line({ itemId: 'j' })] },
    factsOf([roofing, sellable({})]),
  )
  expect(calculation.lines.map(({ status }) => status)).toEqual(['quote', 'purchasable'])
  expect(calculation.lines[0]?.price).toBeUndefined()
  expect(calculation.kind).toEqual({ isProductQuote: false, isProductFinished: false, isMixedCart: true })
  expect(calculation.productTotalMinor).toBe(1000)
})

test('[S1.034] an agreed price makes a quoted line purchasable, takes no promotion and ends at the border', () => {
  const agreed = { pieceMinor: 777, country: 'SV' as const }
  const everything: RunningPromotion = {
    id: 'p',
    rule: { class: 'item', products: {}, discount: { type: 'percentage', percent: 50 } },
  }
  const made = sellable({ sellMode: 'quote', prices: [] })
  const here = calculateBasket({ lines: [line({ agreed, quantity: 2 })] }, factsOf([made], [everything]))
  expect(here.kind.isProductFinished).toBe(true)
  expect(here.productTotalMinor).toBe(1554)
  const there = calculateBasket({ lines: [line({ agreed })] }, factsOf([made], [], 'GT'))
  expect(there.kind.isProductQuote).toBe(true)
})

test('[S3.008] missing metres are the minimum less the total of all lines of the SKU, never below 0', () => {
  const lines = [
    line({ productId: 'L', quantity: 3, lengthMm: 3650 }),
    line({ itemId: 'j', productId: 'L', quantity: 1, lengthMm: 1000 }),
  ]
  expect(calculateBasket({ lines }, factsOf([roofing])).lengths).toEqual([
    { sku: 'L', totalMm: 11_950, missingMm: 18_050 },
  ])
  const enough = [line({ productId: 'L', quantity: 30, lengthMm: 3650 })]
  expect(calculateBasket({ lines: enough }, factsOf([roofing])).lengths[0]?.missingMm).toBe(0)
})

test('total and tax are unknown until a method that can carry the basket is chosen', () => {
  const lines = [line({ productId: 'L', quantity: 10, lengthMm: 6000 })]
  const without = calculateBasket({ lines }, factsOf([roofing]))
  expect([without.orderTotalMinor, without.taxTotalMinor, without.delivery]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(calculateBasket({ lines, shippingMethodId: 'courier' }, factsOf([roofing])).delivery).toBeUndefined()
  // 6 m needs the long vehicle: 110 + 15 × 2.40
  const truck = calculateBasket({ lines, shippingMethodId: 'truck' }, factsOf([roofing]))
  expect(truck.delivery).toMatchObject({ priceMinor: 14_600, vehicleId: 'rastra', trips: 1 })
  expect(truck.orderTotalMinor).toBe(truck.productTotalMinor + 14_600)
})

test('only lines to be delivered count for the vehicle; all picked up costs nothing', () => {
  const long = line({ productId: 'L', quantity: 1, lengthMm: 8000, pickUp: true })
  const small = line({ itemId: 'j' })
  const mixed = calculateBasket(
    { lines: [long, small], shippingMethodId: 'courier' },
    factsOf([roofing, sellable({})]),
  )
  expect(mixed.delivery?.vehicleId).toBe('moto')
  const picked = calculateBasket({ lines: [long], shippingMethodId: 'store-pickup' }, factsOf([roofing]))
  expect(picked.delivery?.priceMinor).toBe(0)
  expect(picked.orderTotalMinor).toBe(picked.productTotalMinor)
})

test('a load above the largest vehicle goes in several trips', () => {
  const heavy = sellable({ weightGrams: 45_360, longestSideMm: 6000, courier: false })
  const { delivery } = calculateBasket(
    { lines: [line({ quantity: 1000 })], shippingMethodId: 'truck' },
    factsOf([heavy]),
  )
  expect(delivery).toMatchObject({ trips: 3, priceMinor: 3 * 14_600 })
})

// ------------------------------------------------------------------------------------------------ the oracle
// A second implementation, in exact fractions, sharing no code with the first.

type Fraction = { n: bigint; d: bigint }
const of = (n: number | bigint, d: number | bigint = 1): Fraction => ({ n: BigInt(n), d: BigInt(d) })
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d })
const roundHalfUp = ({ n, d }: Fraction): bigint => (2n * n + d) / (2n * d)
const decimal = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
}
const taxIn = (amount: bigint, rate: number) =>
  roundHalfUp({ n: amount * BigInt(rate), d: BigInt(10_000 + rate) })

const deliveryPrice = (
  lines: readonly BasketLine[],
  shippingMethodId: string | undefined,
  facts: PricingFacts,
): bigint | undefined => {
  const delivered = lines.filter((one) => !one.pickUp)
  let delivery: bigint | undefined
  const pickedUp = lines.length > 0 && delivered.length === 0
  if (pickedUp && shippingMethodId === 'store-pickup') delivery = 0n
  if (delivered.length > 0 && shippingMethodId !== undefined && shippingMethodId !== 'store-pickup') {
    let grams = 0n
    let longest = 0
    for (const one of delivered) {
      const goods = facts.goods.get(one.productId)!
      const weight = BigInt(goods.weightGrams) * BigInt(one.quantity)
      grams += one.lengthMm ? roundHalfUp(times(of(weight), of(one.lengthMm, 1000))) : weight
      longest = Math.max(longest, one.lengthMm ?? goods.longestSideMm ?? goods.lengthMm ?? 0)
    }
    const km = 15n
    if (shippingMethodId === 'courier') {
      const carried = delivered.every((one) => facts.goods.get(one.productId)!.courier)
      if (carried && grams <= 20_000n && longest <= 1200) delivery = 350n + km * 15n
    } else if (longest <= 12_200) {
      const crane = shippingMethodId === 'crane'
      if (grams <= 1_000_000n && longest <= 3200) delivery = 1200n + km * 75n + (crane ? 2000n : 0n)
      else {
        const trips = grams === 0n ? 1n : (grams + 19_999_999n) / 20_000_000n
        delivery = (11_000n + km * 240n + (crane ? 6025n : 0n)) * trips
      }
    }
  }
  return delivery
}

const oracle = (
  { lines, shippingMethodId }: { lines: BasketLine[]; shippingMethodId?: string },
  facts: PricingFacts,
) => {
  const country = facts.country.code
  const rate = (name: string) => {
    const row = facts.country.taxes.find((tax) => tax.class === name)
    return row ? row.rateBasisPoints : facts.country.taxes[0]!.rateBasisPoints
  }
  const totals: Record<string, bigint> = {}
  for (const one of lines) {
    totals[one.productId] = (totals[one.productId] ?? 0n) + BigInt(one.quantity) * BigInt(one.lengthMm ?? 1)
  }
  type Row = {
    index: number
    piece: bigint
    price: bigint
    left: bigint
    goods: Sellable
    touched: boolean
    closed: boolean
  }
  const rows: Row[] = []
  lines.forEach((one, index) => {
    const goods = facts.goods.get(one.productId)!
    let unit: number | null | undefined = goods.prices[0]?.amountMinor
    for (const row of goods.prices)
      if (BigInt(row.minQuantity) <= totals[one.productId]!) unit = row.amountMinor
    if (unit === null || unit === undefined) return
    const piece = one.lengthMm ? roundHalfUp(times(of(unit), of(one.lengthMm, 1000))) : BigInt(unit)
    const price = piece * BigInt(one.quantity)
    rows.push({ index, piece, price, left: price, goods, touched: false, closed: false })
  })
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
    lines[row.index]!.lengthMm
      ? BigInt(lines[row.index]!.quantity) * BigInt(lines[row.index]!.lengthMm!)
      : BigInt(lines[row.index]!.quantity) * 1000n
  const metres = (row: Row) => {
    const { quantity, lengthMm } = lines[row.index]!
    return BigInt(quantity) * BigInt(lengthMm ?? row.goods.lengthMm ?? 0)
  }
  const add = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n)
  /** Largest remainder by hand: floor of each share, then one unit at a time to the largest fraction left. */
  const share = (amount: bigint, weights: bigint[]) => {
    const base = add(weights)
    const parts = weights.map((weight, index) => ({
      index,
      floor: (amount * weight) / base,
      rest: (amount * weight) % base,
    }))
    let open = amount - add(parts.map((part) => part.floor))
    for (const part of [...parts].sort((a, b) =>
      a.rest > b.rest ? -1 : a.rest < b.rest ? 1 : a.index - b.index,
    )) {
      if (open === 0n) break
      part.floor += 1n
      open -= 1n
    }
    return parts.map((part) => part.floor)
  }
  const delivers = lines.some((one) => !one.pickUp)
  const written = (amounts: Partial<Record<CountryCode, string>> | undefined) => {
    const text = amounts?.[country]
    return text === undefined ? undefined : decimal(text)
  }

  /** The rule's discount by tier; undefined when its condition does not hold. */
  const granted = (
    rule: PromotionRule,
    own: ProductSelector,
    amountOf: (row: Row) => bigint,
    all?: bigint,
  ) => {
    const { when } = rule
    const counted = rows.filter((row) => matches(when?.products ?? own, row.goods))
    const total = add(counted.map(milli))
    if (when?.firstOrder && !facts.firstOrder) return undefined
    if (when?.maxZoneKm !== undefined && (!delivers || when.maxZoneKm < 15)) return undefined
    if (when?.minQuantity !== undefined && total < BigInt(when.minQuantity) * 1000n) return undefined
    if (when?.minMetres !== undefined && add(counted.map(metres)) < BigInt(when.minMetres) * 1000n)
      return undefined
    if (when?.minAmounts) {
      const least = written(when.minAmounts)
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
      const cap = written(discount.caps)
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
      const unit = written(
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
      const cap = written(discount.caps)
      return cap !== undefined && given > cap ? cap : given
    }
    if (discount.type === 'free') return amount
    const unit = 'amounts' in discount ? written(discount.amounts) : undefined
    if (unit === undefined) return 0n
    if (discount.type === 'amount') return unit < amount ? unit : amount
    return amount > unit ? amount - unit : 0n
  }

  const price = deliveryPrice(lines, shippingMethodId, facts)
  const methodKind = shippingMethodId === 'crane' ? 'truckWithCrane' : shippingMethodId

  /** The whole reckoning with some promotions; `gave` counts those that took something off. */
  const reckon = (promotions: readonly RunningPromotion[]) => {
    let gave = 0
    for (const row of rows) Object.assign(row, { left: row.price, touched: false, closed: false })
    for (const { rule, exclusivity = 'class' } of promotions) {
      if (rule.class !== 'item') continue
      const discount = granted(rule, rule.products, (row) => row.price)
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
    const afterItem = rows.map((row) => row.left)
    let orderGave = 0
    for (const { rule, exclusivity = 'none' } of promotions) {
      if (rule.class !== 'order') continue
      if (exclusivity !== 'none' && orderGave > 0) continue
      const discount = granted(rule, {}, (row) => row.left)
      const base = add(rows.map((row) => row.left))
      const amount = discount ? ofWhole(discount, base) : 0n
      if (amount <= 0n) continue
      orderGave++
      const parts = share(
        amount,
        rows.map((row) => row.left),
      )
      rows.forEach((row, index) => {
        row.left -= parts[index]!
      })
      if (exclusivity !== 'none') break
    }
    const productTotal = add(rows.map((row) => row.left))
    let shippingAfter = price
    let shippingGave = 0
    for (const { rule, exclusivity = 'class' } of promotions) {
      if (rule.class !== 'shipping' || shippingAfter === undefined || shippingAfter <= 0n) continue
      if (!rule.methodKinds.some((one) => one === methodKind)) continue
      if (exclusivity !== 'none' && shippingGave > 0) continue
      const discount = granted(rule, {}, (row) => row.left, productTotal)
      const amount = discount ? ofWhole(discount, shippingAfter) : 0n
      if (amount <= 0n) continue
      shippingGave++
      shippingAfter -= amount
      if (exclusivity !== 'none') break
    }
    const afterOrder = rows.map((row) => row.left)
    return { gave: gave + orderGave + shippingGave, afterItem, afterOrder, productTotal, shippingAfter }
  }

  const chosen = (): readonly RunningPromotion[] => {
    for (const [index, one] of facts.promotions.entries()) {
      if (one.exclusivity !== 'global') continue
      const before = facts.promotions.slice(0, index).filter(({ exclusivity }) => exclusivity !== 'global')
      if (reckon(before).gave === 0 && reckon([one]).gave > 0) return [one]
    }
    return facts.promotions.filter(({ exclusivity }) => exclusivity !== 'global')
  }
  const { afterItem, afterOrder, productTotal, shippingAfter } = reckon(chosen())
  const itemTax = add(rows.map((row, index) => taxIn(afterOrder[index]!, rate(row.goods.taxClass))))
  return {
    prices: rows.map((row) => row.price),
    afterItem,
    afterOrder,
    subTotal: add(afterItem),
    productTotal,
    itemTax,
    delivery: price,
    shippingAfter,
    tax: shippingAfter === undefined ? undefined : itemTax + taxIn(shippingAfter, rate('standard')),
    total: shippingAfter === undefined ? undefined : productTotal + shippingAfter,
  }
}

const categories = ['techos', 'hierro', 'cemento', 'tornillos']
const arbitraryGoods = fc.record({
  cut: fc.boolean(),
  categoryIds: fc.subarray(categories, { minLength: 1 }),
  color: fc.constantFrom('rojo', 'azul'),
  taxClass: fc.constantFrom('standard', 'construction', 'exempt', 'unheard-of'),
  weightGrams: fc.integer({ min: 0, max: 50_000 }),
  longestSideMm: fc.option(fc.integer({ min: 10, max: 13_000 }), { nil: undefined }),
  lengthMm: fc.option(fc.integer({ min: 1000, max: 6000 }), { nil: undefined }),
  courier: fc.boolean(),
  price: fc.integer({ min: 1, max: 5_000_000 }),
  tiers: fc.uniqueArray(fc.integer({ min: 2, max: 300 }), { maxLength: 3 }),
  quote: fc.boolean(),
})

const amounts = (arbitrary: fc.Arbitrary<number>) =>
  arbitrary.map((minor) =>
    Object.fromEntries(countryOrder.map((code) => [code, (minor / 100).toFixed(2)])),
  ) as fc.Arbitrary<Record<CountryCode, string>>
const percent = fc.integer({ min: 1, max: 120 }).map((half) => half / 2)
const selector: fc.Arbitrary<ProductSelector> = fc.oneof(
  fc.record({ categories: fc.subarray(categories, { minLength: 1 }) }),
  fc.record({ products: fc.subarray(['p0', 'p1', 'p2'], { minLength: 1 }) }),
  fc.constant<ProductSelector>({ attributes: { color: ['rojo'] } }),
  fc.constant({}),
)
const optional = <T>(arbitrary: fc.Arbitrary<T>, freq = 2) => fc.option(arbitrary, { nil: undefined, freq })
const money = amounts(fc.integer({ min: 1, max: 1_000_000 }))
const condition = fc.record(
  {
    products: optional(selector),
    minQuantity: optional(fc.integer({ min: 1, max: 60 }), 1),
    minMetres: optional(fc.integer({ min: 1, max: 80 }), 1),
    minAmounts: optional(money, 1),
    firstOrder: optional(fc.constant(true as const), 1),
    maxZoneKm: optional(fc.constantFrom(10, 25), 1),
  },
  { noNullPrototype: true },
)
const percentage = fc.record({
  type: fc.constant('percentage' as const),
  percent,
  caps: optional(amounts(fc.integer({ min: 1, max: 100_000 }))),
})
const amountOff = fc.record({
  type: fc.constant('amount' as const),
  amounts: amounts(fc.integer({ min: 1, max: 200_000 })),
})
const fixedPrice = fc.record({ type: fc.constant('fixedPrice' as const), amounts: money })
const fixedPriceOfDelivery = fc.record({
  type: fc.constant('fixedPrice' as const),
  amounts: amounts(fc.integer({ min: 1, max: 4000 })),
})
const fixedPrices = fc.record({
  type: fc.constant('fixedPrices' as const),
  prices: amounts(fc.integer({ min: 1, max: 2_000_000 })).map((price) => [
    { sku: 'p0', amounts: price },
    { sku: 'p1', amounts: price },
  ]),
})
const free = fc.record({ type: fc.constant('free' as const) })
const nForM = fc.record({ type: fc.constant('nForM' as const), buy: fc.constant(3), pay: fc.constant(2) })

const withTiers = <T>(discount: fc.Arbitrary<T>) => ({
  discount,
  tiers: optional(
    fc.array(fc.record({ minQuantity: fc.integer({ min: 1, max: 90 }), discount }), {
      minLength: 1,
      maxLength: 2,
    }),
  ),
})
const arbitraryRule: fc.Arbitrary<PromotionRule> = fc.oneof(
  fc.record({
    class: fc.constant('item' as const),
    products: selector,
    when: optional(condition),
    ...withTiers(fc.oneof(percentage, amountOff, fixedPrice, fixedPrices, free, nForM)),
  }),
  fc.record({
    class: fc.constant('order' as const),
    when: optional(condition),
    ...withTiers(fc.oneof(percentage, amountOff)),
  }),
  fc.record({
    class: fc.constant('shipping' as const),
    when: optional(condition),
    ...withTiers(fc.oneof(percentage, amountOff, fixedPriceOfDelivery, free)),
    methodKinds: fc
      .subarray(['courier', 'truck', 'truckWithCrane'] as const, { minLength: 1 })
      .map((kinds) => [...kinds]),
  }),
)

const arbitraryBasket = fc.record({
  country: fc.constantFrom(...countryOrder),
  goods: fc.array(arbitraryGoods, { minLength: 1, maxLength: 3 }),
  lines: fc.array(
    fc.record({
      product: fc.nat(),
      quantity: fc.integer({ min: 1, max: 120 }),
      lengthMm: fc.integer({ min: 1000, max: 12_000 }),
      pickUp: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  rules: fc.array(
    fc.record({
      rule: arbitraryRule,
      exclusivity: optional(
        fc.constantFrom('none' as const, 'none' as const, 'class' as const, 'global' as const),
      ),
    }),
    { maxLength: 5 },
  ),
  firstOrder: fc.boolean(),
  method: fc.constantFrom(undefined, 'store-pickup', 'courier', 'truck', 'crane'),
})

const runs = process.env.LONG === '1' ? 3000 : 400

test(`totals of ${runs} generated baskets agree with an independent calculation in exact fractions`, () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(arbitraryBasket, (made) => {
      const goods = made.goods.map((one, index) => {
        const size = one.cut ? 1000 : 1
        const tiers = one.tiers
          .toSorted((a, b) => a - b)
          .map((min, step, all) => ({
            minQuantity: min * size,
            amountMinor: one.quote && step === all.length - 1 ? null : Math.max(1, one.price - step * 7),
            listMinor: null,
          }))
        return sellable({
          sku: `p${index}`,
          sellMode: one.cut ? 'cut' : 'unit',
          cut: one.cut ? { minMm: 1000, maxMm: 12_000, stepMm: 1, minTotalMm: 20_000 } : undefined,
          categoryIds: one.categoryIds,
          attributes: { color: one.color },
          taxClass: one.taxClass,
          weightGrams: one.weightGrams,
          longestSideMm: one.longestSideMm,
          lengthMm: one.lengthMm,
          courier: one.courier,
          prices: [{ minQuantity: size, amountMinor: one.price, listMinor: null }, ...tiers],
        })
      })
      const lines = made.lines.map((one, index) => {
        const product = goods[one.product % goods.length]!
        return line({
          itemId: `i${index}`,
          productId: product.sku,
          quantity: one.quantity,
          pickUp: one.pickUp,
          ...(product.cut ? { lengthMm: one.lengthMm } : {}),
        })
      })
      const promotions = made.rules.map((one, index) => ({ id: `r${index}`, ...one }))
      const facts = { ...factsOf(goods, promotions, made.country), firstOrder: made.firstOrder }
      const basket = made.method ? { lines, shippingMethodId: made.method } : { lines }
      const calculation = calculateBasket(basket, facts)
      const expected = oracle(basket, facts)
      const prices = calculation.lines.flatMap(({ price }) => price ?? [])
      const big = (value: number | undefined) => (value === undefined ? undefined : BigInt(value))
      expect({
        prices: prices.map((price) => BigInt(price.priceMinor)),
        afterItem: prices.map((price) => BigInt(price.afterItemMinor)),
        afterOrder: prices.map((price) => BigInt(price.afterOrderMinor)),
        subTotal: BigInt(calculation.productSubTotalMinor),
        productTotal: BigInt(calculation.productTotalMinor),
        itemTax: BigInt(calculation.adjustedMerchandizeTaxMinor),
        delivery: big(calculation.delivery?.priceMinor),
        shippingAfter: big(calculation.delivery?.afterMinor),
        tax: big(calculation.taxTotalMinor),
        total: big(calculation.orderTotalMinor),
      }).toEqual(expected)
      // What is shown must add up.
      const add = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
      expect(calculation.productTotalMinor).toBe(
        calculation.productSubTotalMinor - add(calculation.orderDiscounts.map((one) => one.amountMinor)),
      )
      expect(prices.every((price) => price.afterOrderMinor >= 0)).toBe(true)
      if (calculation.taxTotalMinor !== undefined) {
        expect(add(calculation.taxesByRate.map((one) => one.taxMinor))).toBe(calculation.taxTotalMinor)
      }
      // What is explained is what was taken.
      for (const price of prices) {
        const kinds = price.discounts.map(({ kind }) => kind)
        expect(price.priceMinor - price.afterItemMinor).toBe(
          add(price.discounts.map(({ amountMinor }) => amountMinor)),
        )
        let base = price.priceMinor
        for (const { baseMinor, amountMinor } of price.discounts) {
          expect(baseMinor).toBe(base)
          base -= amountMinor
        }
        for (const kind of kinds) seen.add(kind)
        if (kinds.length > 1) seen.add('stacked')
        if (price.discounts.some(({ capMinor }) => capMinor !== undefined)) seen.add('capped')
        if (price.discounts.some(({ freePieces }) => freePieces !== undefined)) seen.add('given away')
      }
      if (calculation.orderDiscounts.length > 0) seen.add('order')
      for (const { kind } of calculation.delivery?.discounts ?? []) seen.add(`delivery ${kind}`)
      if (calculation.promotions.some(({ exclusivity }) => exclusivity === 'global')) seen.add('alone')
      seen.add(made.country)
    }),
    { numRuns: runs, seed: 20_261_120 },
  )
  // The generator must reach every kind of rule and every country, or the comparison proves little.
  expect([...seen].sort()).toEqual(
    [
      'alone',
      'amount',
      'capped',
      'fixedPrice',
      'free',
      'given away',
      'order',
      'percentage',
      'stacked',
      ...['amount', 'fixedPrice', 'free', 'percentage'].map((kind) => `delivery ${kind}`),
      ...countryOrder,
    ].sort(),
  )
})
