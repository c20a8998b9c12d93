import fc from 'fast-check'
import { type CountryCode, countryCodes } from '../../../../facts/countries.ts'
import type { ProductSelector, PromotionRule } from '../../bundle/index.ts'

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
  /** What each value of each option adds to a piece; the first value is the default. */
  options: fc.array(fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 3 }), {
    maxLength: 2,
  }),
})

const amounts = (arbitrary: fc.Arbitrary<number>) =>
  arbitrary.map((minor) =>
    Object.fromEntries(countryCodes.map((code) => [code, (minor / 100).toFixed(2)])),
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

const arbitraryMethod = fc.constantFrom(undefined, 'store-pickup', 'courier', 'truck', 'crane')

/** A basket, its goods, the promotions that run and where it is. */
export const arbitraryBasket = fc.record({
  country: fc.constantFrom(...countryCodes),
  goods: fc.array(arbitraryGoods, { minLength: 1, maxLength: 3 }),
  lines: fc.array(
    fc.record({
      product: fc.nat(),
      quantity: fc.integer({ min: 1, max: 120 }),
      lengthMm: fc.integer({ min: 1000, max: 12_000 }),
      pickUp: fc.boolean(),
      choice: fc.nat(),
      shipment: fc.nat(),
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
  method: arbitraryMethod,
  /** Those beside the first. */
  further: fc.uniqueArray(fc.record({ id: fc.constantFrom('near', 'far'), method: arbitraryMethod }), {
    selector: ({ id }) => id,
    maxLength: 2,
  }),
  severalShipments: fc.boolean(),
})
