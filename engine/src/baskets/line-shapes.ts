import { OneOf, Open, Type } from '../kernel/schema.ts'

const Text = Type.Optional(Type.String())
const Number = Type.Optional(Type.Number())
const Flag = Type.Optional(Type.Boolean())

export const Discount = Open('Discount', {
  type: OneOf('percentage', 'fixed_price', 'amount', 'free'),
  amount: Number,
  percentage: Number,
})

const Minimum = Type.Optional(Type.Object({ of: Type.Number(), min: Type.Number() }))

export const PriceAdjustment = Open('PriceAdjustment', {
  priceAdjustmentId: Type.String(),
  promotionId: Type.String(),
  itemText: Type.String(),
  /** Negative: what is taken off. */
  price: Type.Number(),
  couponCode: Text,
  appliedDiscount: Discount,
  reasonCode: Type.String(),
  custom: Type.Boolean(),
  manual: Type.Boolean(),
  /** How the amount came about. */
  c_receipt: Open('Receipt', {
    /** What it was taken off. */
    base: Type.Number(),
    /** The most it may take off in all, where that cut it. */
    cap: Number,
    freePieces: Number,
    /** The minima that were reached, and how far. */
    reached: Type.Optional(Open('Reached', { quantity: Minimum, metres: Minimum, amount: Minimum })),
  }),
})

const typeFlags = { item: Flag, master: Flag, variant: Flag, set: Flag, bundle: Flag, option: Flag }

/** What was chosen along with a line; its amounts are beside those of the line. */
const OptionItem = Open('OptionItem', {
  itemId: Type.String(),
  optionId: Type.String(),
  optionValueId: Type.String(),
  productName: Text,
  itemText: Text,
  quantity: Type.Number(),
  shipmentId: Type.String(),
  /** For one piece, tax included. */
  basePrice: Number,
  price: Number,
  priceAfterItemDiscount: Number,
  priceAfterOrderDiscount: Number,
  tax: Number,
  adjustedTax: Number,
  taxBasis: Number,
  taxRate: Number,
})

/** A line of a basket or an order. */
export const lineMembers = {
  itemId: Type.String(),
  /** SKU; `id` is the same. */
  productId: Type.String(),
  id: Type.String(),
  productName: Text,
  name: Text,
  itemText: Text,
  quantity: Type.Number(),
  shipmentId: Type.String(),
  gift: Flag,
  giftMessage: Text,
  currency: Type.String(),
  /** One piece (at its length), tax included. */
  basePrice: Number,
  price: Number,
  priceAfterItemDiscount: Number,
  priceAfterOrderDiscount: Number,
  priceAdjustments: Type.Optional(Type.Array(PriceAdjustment)),
  /** One metre of goods cut to length, else one piece. */
  pricePerUnit: Number,
  tax: Number,
  adjustedTax: Number,
  taxBasis: Number,
  taxRate: Number,
  taxClassId: Text,
  variationValues: Type.Optional(Type.Record(Type.String(), Type.String())),
  type: Type.Optional(Open('ProductType', typeFlags)),
  inventoryId: Text,
  optionItems: Type.Optional(Type.Array(OptionItem)),
  bundledProductItems: Type.Optional(
    Type.Array(
      Open('BundledProductItem', {
        /** Of a basket's part; an order keeps what it has agreed without. */
        itemId: Type.Optional(Type.String()),
        productId: Type.String(),
        quantity: Type.Number(),
      }),
    ),
  ),
  /** What tells a variant from its sisters, as it reads: `Calibre: 26, Color: Rojo`. */
  c_variationText: Text,
  /** What one of it is called (box, quintal, gallon); not of goods cut to length. */
  c_unit: Text,
  /** Days the shopper needs to see beside the line, and the rest of the custom fields. */
  c_salesPrice: Number,
  c_priceQuote: Number,
  /** The accepted quote that price is of, and which of its lines, from 0. */
  c_opportunityId: Text,
  c_opportunityLine: Number,
  c_pickUpProduct: Type.Boolean(),
  c_pickupFinishDate: Text,
  c_pickupFinishDateNotFormatted: Text,
  c_pickupDateEstimated: Text,
  c_measurementSelector: Text,
  c_lengthMetersToBuy: Number,
  c_Length: Number,
  /** Sold in steps of so many pieces; absent where it is one. */
  c_stepQuantity: Number,
  c_store: Text,
  /** The family of a choice. */
  c_masterId: Text,
  c_status: OneOf('purchasable', 'quote', 'unavailable'),
  c_image: Type.Optional(Open('LineImage', { link: Type.String(), alt: Type.String() })),
}

export const ProductItem = Open('BasketProductItem', {
  ...lineMembers,
  /** Through the line's store, as of now. */
  inventory: Type.Optional(
    Open('Inventory', {
      id: Text,
      /** Pieces, or metres of goods cut to length. */
      stockLevel: Type.Number(),
      ats: Type.Number(),
      orderable: Type.Boolean(),
    }),
  ),
})

/** Goods as a list tells them, outside any basket. */
export const ListedLines = Type.Array(
  Type.Object({
    productId: Type.String({ maxLength: 100 }),
    quantity: Type.Integer({ minimum: 1, maximum: 99_999 }),
    /** Of one piece, for goods cut to length. */
    c_lengthMetersToBuy: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
  }),
  { minItems: 1, maxItems: 300 },
)
