import { Type, type Static, type TSchema } from 'typebox'
import { AmountByCountry, CountryCode, Exact, Id, Instant, Localized, Moment, OneOf } from './parts.ts'

/** Products for which all given members hold. `products` names masters or SKUs; categories include those below. */
const Selector = Exact({
  categories: Type.Optional(Type.Array(Id)),
  products: Type.Optional(Type.Array(Id)),
  attributes: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})

const percent = Type.Number({ exclusiveMinimum: 0, maximum: 100, multipleOf: 0.5 })
const quantity = Type.Number({ exclusiveMinimum: 0 })

/** What has to be so before anything is taken off; all members together. */
const Condition = Exact({
  /** The products that quantity, metres and amount count; without it those that are discounted, else the whole order. */
  products: Type.Optional(Selector),
  /** Pieces, or metres of cut goods. */
  minQuantity: Type.Optional(quantity),
  /** Metres of goods that have a length. */
  minMetres: Type.Optional(quantity),
  /** Amounts of goods; in a country without one the promotion does not exist. */
  minAmounts: Type.Optional(AmountByCountry),
  /** Only on the customer's first order. */
  firstOrder: Type.Optional(Type.Literal(true)),
  /** The zone that is delivered to. */
  maxZoneKm: Type.Optional(Type.Integer({ minimum: 0 })),
})

/** At most `caps` altogether, in the countries that have one. */
const Percentage = Exact({
  type: Type.Literal('percentage'),
  percent,
  caps: Type.Optional(AmountByCountry),
})
/** Of each piece (metre of cut goods), of the order, or of the delivery. */
const AmountOff = Exact({ type: Type.Literal('amount'), amounts: AmountByCountry })
/** The price of a piece (metre of cut goods), or of the delivery, where it is below the one otherwise due. */
const FixedPrice = Exact({ type: Type.Literal('fixedPrice'), amounts: AmountByCountry })
/** The same with a price for each SKU; others keep theirs. */
const FixedPrices = Exact({
  type: Type.Literal('fixedPrices'),
  prices: Type.Array(Exact({ sku: Id, amounts: AmountByCountry }), { minItems: 1 }),
})
const Free = Exact({ type: Type.Literal('free') })
/** Of every `buy` pieces, cheapest first, only `pay` are charged. */
const NForM = Exact({
  type: Type.Literal('nForM'),
  buy: Type.Integer({ minimum: 2 }),
  pay: Type.Integer({ minimum: 1 }),
})

const ItemDiscount = Type.Union([Percentage, AmountOff, FixedPrice, FixedPrices, Free, NForM])
const OrderDiscount = Type.Union([Percentage, AmountOff])
const DeliveryDiscount = Type.Union([Percentage, AmountOff, FixedPrice, Free])

/** Another discount from a larger quantity on (counted as the condition counts); the highest reached holds. */
const tiers = <T extends TSchema>(discount: T) =>
  Type.Optional(Type.Array(Exact({ minQuantity: quantity, discount }), { minItems: 1 }))

const Rule = Type.Union([
  Exact({
    class: Type.Literal('item'),
    /** The lines that become cheaper. */
    products: Selector,
    when: Type.Optional(Condition),
    discount: ItemDiscount,
    tiers: tiers(ItemDiscount),
  }),
  Exact({
    class: Type.Literal('order'),
    when: Type.Optional(Condition),
    discount: OrderDiscount,
    tiers: tiers(OrderDiscount),
  }),
  Exact({
    class: Type.Literal('shipping'),
    methodKinds: Type.Array(Type.Enum(['courier', 'truck', 'truckWithCrane']), { minItems: 1 }),
    when: Type.Optional(Condition),
    discount: DeliveryDiscount,
    tiers: tiers(DeliveryDiscount),
  }),
])

/**
 * `none`: may come on top of others. `class`: the only one of its class on a line, on the order, on the delivery.
 * `global`: shuts out whatever ranks behind it, and itself stands back where something ranked before it works.
 * Without it items and deliveries have one discount each, orders as many as there are.
 */
const Exclusivity = OneOf('none', 'class', 'global')

const Code = Type.String({ minLength: 1, maxLength: 50 })

const Coupon = Exact({
  code: Code,
  /** Codes that are redeemed instead of `code`, which is then the name of them all; each has the limits below. */
  codes: Type.Optional(Type.Array(Code, { maxItems: 5_000 })),
  /** The shop makes the codes itself, each beginning so. */
  codePrefix: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{0,20}$' })),
  /** For the merchant's own people. */
  description: Type.Optional(Type.String({ maxLength: 1_000 })),
  /** False for a coupon that is not accepted at present. */
  enabled: Type.Optional(Type.Boolean()),
  /** How often all customers together, and each of them, may redeem it. */
  limitTotal: Type.Optional(Type.Integer({ minimum: 1 })),
  limitPerCustomer: Type.Optional(Type.Integer({ minimum: 1 })),
  /** And how often each of them within so many days. */
  limitPerTimeframe: Type.Optional(
    Exact({ uses: Type.Integer({ minimum: 1 }), days: Type.Integer({ minimum: 1, maximum: 366 }) }),
  ),
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
  /** The texts name an amount and guests shall read it all the same; without this such a promotion is refused. */
  amountForGuests: Type.Optional(Type.Literal(true)),
  countries: Type.Array(CountryCode, { minItems: 1 }),
  /** Without an offset each country's own clock decides. */
  startDate: Moment,
  endDate: Moment,
  /** Lower first: the order in which they are tried and stacked. */
  priority: Type.Integer(),
  exclusivity: Type.Optional(Exclusivity),
  /** Promotions of one campaign are asked for together. */
  campaign: Type.Optional(Id),
  coupons: Type.Optional(Type.Array(Coupon)),
  rule: Rule,
})
export type PromotionRow = Static<typeof PromotionRow>
export type CouponRow = Static<typeof Coupon>

/** A row of `campaigns.jsonl`: promotions that name it run only while it does. One that no row describes is a name alone. */
export const CampaignRow = Exact({
  id: Id,
  enabled: Type.Boolean(),
  /** For the merchant's own people. */
  description: Type.Optional(Type.String({ maxLength: 4_000 })),
  startDate: Type.Optional(Instant),
  endDate: Type.Optional(Instant),
})
export type CampaignRow = Static<typeof CampaignRow>
export type PromotionRule = PromotionRow['rule']
export type PromotionCondition = Static<typeof Condition>
export type PromotionDiscount = PromotionRule['discount']
export type ProductSelector = Static<typeof Selector>
