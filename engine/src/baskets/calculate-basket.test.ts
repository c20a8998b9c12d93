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
  const everything: RunningPromotion = { id: 'p', rule: { kind: 'percentage', products: {}, percent: 50 } }
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
  type Row = { index: number; piece: bigint; price: bigint; left: bigint; goods: Sellable; done: boolean }
  const rows: Row[] = []
  lines.forEach((one, index) => {
    const goods = facts.goods.get(one.productId)!
    let unit: number | null | undefined = goods.prices[0]?.amountMinor
    for (const row of goods.prices)
      if (BigInt(row.minQuantity) <= totals[one.productId]!) unit = row.amountMinor
    if (unit === null || unit === undefined) return
    const piece = one.lengthMm ? roundHalfUp(times(of(unit), of(one.lengthMm, 1000))) : BigInt(unit)
    const price = piece * BigInt(one.quantity)
    rows.push({ index, piece, price, left: price, goods, done: false })
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
  for (const { rule } of facts.promotions) {
    const free = rows.filter((row) => !row.done)
    const give = (row: Row, amount: bigint) => {
      if (amount > 0n && !row.done) {
        row.left -= amount
        row.done = true
      }
    }
    if (rule.kind === 'percentage') {
      let metres = 0n
      for (const row of rows) {
        const one = lines[row.index]!
        const length = one.lengthMm ?? row.goods.lengthMm ?? 0
        if (rule.whenMetres && matches(rule.whenMetres.products, row.goods))
          metres += BigInt(one.quantity) * BigInt(length)
      }
      if (rule.whenMetres && metres < BigInt(rule.whenMetres.minMetres) * 1000n) continue
      for (const row of free) if (matches(rule.products, row.goods)) give(row, off(row.price, rule.percent))
    }
    if (rule.kind === 'percentageFromQuantity') {
      const selected = rows.filter((row) => matches(rule.products, row.goods))
      if (selected.reduce((all, row) => all + milli(row), 0n) < BigInt(rule.minQuantity) * 1000n) continue
      for (const row of selected) give(row, off(row.price, rule.percent))
    }
    if (rule.kind === 'fixedPrice') {
      for (const row of free) {
        const amount = rule.prices.find((price) => price.sku === row.goods.sku)?.amounts[country]
        if (!amount) continue
        const { lengthMm, quantity } = lines[row.index]!
        const piece = lengthMm ? roundHalfUp(times(of(decimal(amount)), of(lengthMm, 1000))) : decimal(amount)
        give(row, (row.piece - piece) * BigInt(quantity))
      }
    }
    if (rule.kind === 'buyXPayY') {
      // One entry per piece, cheapest first.
      const pieces = free
        .filter((row) => matches(rule.products, row.goods))
        .flatMap((row) => Array.from({ length: lines[row.index]!.quantity }, () => row))
        .sort((a, b) => (a.piece < b.piece ? -1 : a.piece > b.piece ? 1 : a.index - b.index))
      const count = Math.floor(pieces.length / rule.buy) * (rule.buy - rule.pay)
      const given = new Map<Row, bigint>()
      for (const row of pieces.slice(0, count)) given.set(row, (given.get(row) ?? 0n) + row.piece)
      for (const [row, amount] of given) give(row, amount)
    }
  }
  const afterItem = rows.map((row) => row.left)
  const add = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n)
  for (const { rule } of facts.promotions) {
    const base = add(rows.map((row) => row.left))
    let amount = 0n
    if (rule.kind === 'orderPercentage' && (!rule.firstOrderOnly || facts.firstOrder)) {
      const minimum = rule.minAmounts?.[country]
      if (!minimum || base >= decimal(minimum)) amount = off(base, rule.percent)
      const cap = rule.caps?.[country]
      if (cap && amount > decimal(cap)) amount = decimal(cap)
    }
    if (rule.kind === 'orderPercentageFromQuantity') {
      const selected = rows.filter((row) => matches(rule.products, row.goods))
      if (add(selected.map(milli)) >= BigInt(rule.minQuantity) * 1000n) amount = off(base, rule.percent)
    }
    if (amount <= 0n) continue
    // Largest remainder by hand: floor of each share, then one unit at a time to the largest fraction left.
    const shares = rows.map((row, index) => ({
      index,
      row,
      floor: (amount * row.left) / base,
      rest: (amount * row.left) % base,
    }))
    let open = amount - add(shares.map((share) => share.floor))
    for (const share of [...shares].sort((a, b) =>
      a.rest > b.rest ? -1 : a.rest < b.rest ? 1 : a.index - b.index,
    )) {
      if (open === 0n) break
      share.floor += 1n
      open -= 1n
    }
    for (const share of shares) share.row.left -= share.floor
  }
  const productTotal = add(rows.map((row) => row.left))
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
  let shippingAfter = delivery
  if (delivery !== undefined && delivery > 0n) {
    for (const { rule } of facts.promotions) {
      if (rule.kind !== 'freeShipping' || rule.maxZoneKm < 15) continue
      const minimum = rule.minAmounts[country]
      const kind = shippingMethodId === 'crane' ? 'truckWithCrane' : shippingMethodId
      if (minimum && productTotal >= decimal(minimum) && rule.methodKinds.some((one) => one === kind))
        shippingAfter = 0n
    }
  }
  const itemTax = add(rows.map((row) => taxIn(row.left, rate(row.goods.taxClass))))
  return {
    prices: rows.map((row) => row.price),
    afterItem,
    afterOrder: rows.map((row) => row.left),
    subTotal: add(afterItem),
    productTotal,
    itemTax,
    delivery,
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
const arbitraryRule: fc.Arbitrary<PromotionRule> = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    products: selector,
    percent,
    whenMetres: fc.option(fc.record({ products: selector, minMetres: fc.integer({ min: 1, max: 80 }) }), {
      nil: undefined,
    }),
  }),
  fc.record({
    kind: fc.constant('percentageFromQuantity' as const),
    products: selector,
    percent,
    minQuantity: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('fixedPrice' as const),
    prices: amounts(fc.integer({ min: 1, max: 2_000_000 })).map((price) => [
      { sku: 'p0', amounts: price },
      { sku: 'p1', amounts: price },
    ]),
  }),
  fc.record({
    kind: fc.constant('buyXPayY' as const),
    products: selector,
    buy: fc.constant(3),
    pay: fc.constant(2),
  }),
  fc.record({
    kind: fc.constant('orderPercentageFromQuantity' as const),
    products: selector,
    percent,
    minQuantity: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('orderPercentage' as const),
    percent,
    caps: fc.option(amounts(fc.integer({ min: 1, max: 100_000 })), { nil: undefined }),
    minAmounts: fc.option(amounts(fc.integer({ min: 1, max: 1_000_000 })), { nil: undefined }),
    firstOrderOnly: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('freeShipping' as const),
    maxZoneKm: fc.constantFrom(10, 25),
    minAmounts: amounts(fc.integer({ min: 1, max: 1_000_000 })),
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
  rules: fc.array(arbitraryRule, { maxLength: 4 }),
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
      const promotions = made.rules.map((rule, index) => ({ id: `r${index}`, rule }))
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
      for (const price of prices) if (price.discount) seen.add(price.discount.kind)
      if (calculation.orderDiscounts.length > 0) seen.add('order')
      if (calculation.delivery?.discount) seen.add('free')
      seen.add(made.country)
    }),
    { numRuns: runs, seed: 20_261_120 },
  )
  // The generator must reach every kind of rule and every country, or the comparison proves little.
  expect([...seen].sort()).toEqual(
    ['amount', 'fixedPrice', 'free', 'order', 'percentage', ...countryOrder].sort(),
  )
})
