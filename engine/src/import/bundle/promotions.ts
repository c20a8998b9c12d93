import { Type, type Static } from 'typebox'
import { AmountByCountry, CountryCode, Exact, Id, Localized, Moment } from './parts.ts'

/** Products for which all given members hold. `products` names masters or SKUs; categories include those below. */
const Selector = Exact({
  categories: Type.Optional(Type.Array(Id)),
  products: Type.Optional(Type.Array(Id)),
  attributes: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})

const percent = Type.Number({ exclusiveMinimum: 0, maximum: 100, multipleOf: 0.5 })

const Rule = Type.Union([
  /** Percent off the selected lines, when other lines of the basket reach a total of metres. */
  Exact({
    kind: Type.Literal('percentage'),
    products: Selector,
    percent,
    whenMetres: Type.Optional(Exact({ products: Selector, minMetres: Type.Number() })),
  }),
  /** Percent off the selected lines once together they reach a quantity (pieces, or metres for cut goods). */
  Exact({
    kind: Type.Literal('percentageFromQuantity'),
    products: Selector,
    percent,
    minQuantity: Type.Number(),
  }),
  /** A promotional price per piece (per metre for cut goods), where it is below the price otherwise due. */
  Exact({
    kind: Type.Literal('fixedPrice'),
    prices: Type.Array(Exact({ sku: Id, amounts: AmountByCountry }), { minItems: 1 }),
    minQuantity: Type.Optional(Type.Number()),
  }),
  /** Of every `buy` pieces of the selected lines, cheapest first, only `pay` are charged. */
  Exact({
    kind: Type.Literal('buyXPayY'),
    products: Selector,
    buy: Type.Integer({ minimum: 2 }),
    pay: Type.Integer({ minimum: 1 }),
  }),
  /** Percent off the order once the selected lines reach a quantity. */
  Exact({
    kind: Type.Literal('orderPercentageFromQuantity'),
    products: Selector,
    percent,
    minQuantity: Type.Number(),
  }),
  /** Percent off the order, at most `caps` where the country has one; on the customer's first order only if so said. */
  Exact({
    kind: Type.Literal('orderPercentage'),
    percent,
    caps: Type.Optional(AmountByCountry),
    minAmounts: Type.Optional(AmountByCountry),
    firstOrderOnly: Type.Boolean(),
  }),
  /** Free delivery inside a zone from an amount of goods on; only in countries with an amount. */
  Exact({
    kind: Type.Literal('freeShipping'),
    maxZoneKm: Type.Integer(),
    minAmounts: AmountByCountry,
    methodKinds: Type.Array(Type.Enum(['courier', 'truck', 'truckWithCrane'])),
  }),
])

const Coupon = Exact({
  code: Type.String({ minLength: 1, maxLength: 50 }),
  /** How often all customers together, and each of them, may redeem it. */
  limitTotal: Type.Optional(Type.Integer({ minimum: 1 })),
  limitPerCustomer: Type.Optional(Type.Integer({ minimum: 1 })),
})

/** A row of `promotions.jsonl`. With coupons it applies only to baskets that hold one of them. */
export const PromotionRow = Exact({
  id: Id,
  enabled: Type.Boolean(),
  name: Localized,
  /** HTML; the short line on tiles and product pages. */
  calloutMsg: Localized,
  details: Localized,
  /** The texts name an amount, so they are withheld from guests. */
  customersOnly: Type.Boolean(),
  countries: Type.Array(CountryCode, { minItems: 1 }),
  startDate: Moment,
  endDate: Moment,
  /** Lower first; among promotions of a line the first that applies is taken. */
  priority: Type.Integer(),
  coupons: Type.Optional(Type.Array(Coupon)),
  rule: Rule,
})
export type PromotionRow = Static<typeof PromotionRow>
export type PromotionRule = PromotionRow['rule']
export type ProductSelector = Static<typeof Selector>
