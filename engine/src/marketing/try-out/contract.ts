import { PromotionRow } from '../../bundle/promotions.ts'
import { CountryCode, CurrencyCode, Id } from '../../bundle/parts.ts'
import { OneOf, Open, Type } from '../../kernel/schema.ts'

const Reached = Type.Object({ of: Type.Number(), min: Type.Number() })

/** What a promotion takes off, and how that came about. Amounts in the country's currency, tax included. */
const TriedDiscount = Open('TriedDiscount', {
  promotionId: Type.String(),
  kind: OneOf('percentage', 'fixedPrice', 'amount', 'free'),
  amount: Type.Number(),
  /** What it was taken off. */
  base: Type.Number(),
  percent: Type.Optional(Type.Number()),
  /** The most it may take off in all, where it would have been more. */
  cap: Type.Optional(Type.Number()),
  freePieces: Type.Optional(Type.Number()),
  /** The minima that were reached, with how far. */
  reached: Type.Optional(
    Type.Object({
      quantity: Type.Optional(Reached),
      metres: Type.Optional(Reached),
      amount: Type.Optional(Reached),
    }),
  ),
})

const TriedLine = Open('TriedLine', {
  productId: Type.String(),
  quantity: Type.Number(),
  c_lengthMetersToBuy: Type.Optional(Type.Number()),
  status: OneOf('purchasable', 'quote', 'unavailable'),
  /** All pieces by the price list; absent of what has no price. */
  price: Type.Optional(Type.Number()),
  /** After its own discounts. */
  priceAfter: Type.Optional(Type.Number()),
  discounts: Type.Array(TriedDiscount),
})

export const tryOutContract = {
  /** Reckons a basket as a customer of the country would have it now, without and with a promotion. Nothing is stored. */
  tryPromotion: {
    scope: 'sfcc.promotions',
    body: Type.Object(
      {
        country: CountryCode,
        lines: Type.Array(
          Type.Object(
            {
              productId: Id,
              quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
              c_lengthMetersToBuy: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000 })),
            },
            { additionalProperties: false },
          ),
          { minItems: 1, maxItems: 50 },
        ),
        /** In the place of the one of this id; the others are those that run. */
        promotion: Type.Object(
          {
            id: Id,
            c_rule: PromotionRow.properties.rule,
            c_priority: Type.Optional(PromotionRow.properties.priority),
            exclusivity: Type.Optional(OneOf('no', 'class', 'global')),
          },
          { additionalProperties: false },
        ),
        /** As if it were the customer's first order. */
        firstOrder: Type.Optional(Type.Boolean()),
      },
      { title: 'promotion_try_out', additionalProperties: false },
    ),
    answer: Open('PromotionTryOut', {
      currency: CurrencyCode,
      lines: Type.Array(TriedLine),
      orderDiscounts: Type.Array(TriedDiscount),
      delivery: Type.Optional(
        Open('TriedDelivery', {
          methodId: Type.String(),
          price: Type.Number(),
          priceAfter: Type.Number(),
          discounts: Type.Array(TriedDiscount),
        }),
      ),
      /** Goods and delivery by the price list, with the promotions that run, and with this one too. */
      total: Type.Number(),
      totalWithout: Type.Number(),
      totalWith: Type.Number(),
    }),
  },
} as const
