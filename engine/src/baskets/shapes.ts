import { addressMarks, addressTexts } from '../../../facts/address.ts'
import { Json, Nullable, OneOf, Open, optionalMembers, Type } from '../kernel/schema.ts'

const Text = Type.Optional(Type.String())
const Number = Type.Optional(Type.Number())
const Flag = Type.Optional(Type.Boolean())
/** Null while a method is not chosen; absent for guests. */
const Unknown = Type.Optional(Nullable(Type.Number()))

const Discount = Open('Discount', {
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

export const OrderAddress = Open('OrderAddress', {
  id: Text,
  fullName: Text,
  ...optionalMembers([...addressTexts, ...addressMarks], Type.String()),
  c_taxpayerType: Text,
  c_fiscalCredit: Text,
  c_taxIdType: Text,
  c_taxId: Text,
  c_nrc: Text,
  c_economicActivity: Text,
  c_legalName: Text,
})

export const ShippingMethod = Open('ShippingMethod', {
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  price: Number,
  /** What is charged for it: the price less what promotions take off. For customers, in lists of methods. */
  c_priceAfterPromotions: Type.Optional(Type.Number()),
  shippingPromotions: Type.Optional(
    Type.Array(
      Open('ShippingPromotion', {
        promotionId: Type.String(),
        promotionName: Type.String(),
        calloutMsg: Type.String(),
      }),
    ),
  ),
  c_kind: OneOf('pickup', 'courier', 'truck', 'truckWithCrane'),
  c_storePickupEnabled: Type.Boolean(),
  /** DD/MM/YYYY, and the same as ISO. */
  c_deliveryDate: Text,
  c_deliveryDateNotFormatted: Text,
  c_vehicle: Text,
  c_trips: Number,
})

export const Shipment = Open('Shipment', {
  shipmentId: Type.String(),
  gift: Type.Boolean(),
  giftMessage: Text,
  shippingStatus: OneOf('not_shipped', 'shipped'),
  shippingAddress: Type.Optional(OrderAddress),
  shippingMethod: Type.Optional(ShippingMethod),
  /** The store it is picked up at, where that was chosen for a shipment of its own. */
  c_fromStoreId: Text,
  productSubTotal: Number,
  productTotal: Number,
  merchandizeTotalTax: Number,
  adjustedMerchandizeTotalTax: Number,
  shipmentTotal: Unknown,
  shippingTotal: Unknown,
  shippingTotalTax: Unknown,
  adjustedShippingTotalTax: Unknown,
  taxTotal: Unknown,
})

export const ShippingItem = Open('ShippingItem', {
  itemId: Type.String(),
  itemText: Type.String(),
  shipmentId: Type.String(),
  basePrice: Number,
  price: Number,
  priceAfterItemDiscount: Number,
  priceAdjustments: Type.Optional(Type.Array(PriceAdjustment)),
  tax: Number,
  adjustedTax: Number,
  taxBasis: Number,
  taxRate: Number,
  taxClassId: Text,
})

export const PaymentInstrument = Open('OrderPaymentInstrument', {
  paymentInstrumentId: Type.String(),
  paymentMethodId: Type.String(),
  /** Absent while the total is not known, and for guests. */
  amount: Number,
  paymentCard: Type.Optional(
    Open('PaymentCard', {
      cardType: Text,
      holder: Text,
      maskedNumber: Text,
      numberLastDigits: Text,
      expirationMonth: Number,
      expirationYear: Number,
      creditCardExpired: Flag,
    }),
  ),
  /** `cc` or `TB`; PayPal has none. */
  c_paymentType: Type.Optional(OneOf('cc', 'TB')),
  c_transaction_id: Text,
  /** PayPal: what is paid in US dollars, by the rate (units for one dollar) of that day. */
  c_amountUsd: Number,
  c_perUsd: Text,
  c_rateDate: Text,
})

/** A way to pay, and of cards the brands that are taken. */
export const paymentMethod = {
  id: Type.String(),
  name: Type.String(),
  cards: Type.Optional(Type.Array(Open('PaymentCardSpec', { cardType: Type.String(), name: Type.String() }))),
}
export const PaymentMethod = Open('PaymentMethod', paymentMethod)

export const CouponItem = Open('CouponItem', {
  couponItemId: Type.String(),
  code: Type.String(),
  statusCode: Type.String(),
  valid: Type.Boolean(),
})

/** What more goods would earn. */
const ApproachingDiscount = Open('ApproachingDiscount', {
  type: OneOf('order', 'shipping'),
  conditionThreshold: Type.Number(),
  merchandiseTotal: Type.Number(),
  discount: Discount,
  promotionLink: Open('PromotionLink', { promotionId: Type.String(), name: Text, calloutMsg: Text }),
  shipmentId: Text,
  shippingMethods: Type.Optional(Type.Array(ShippingMethod)),
})

/** Who receives or picks up. */
const PickupPerson = Open(
  'PickupPerson',
  optionalMembers(['firstName', 'lastName', 'idType', 'idNumber', 'phone', 'email'], Type.String()),
)

/** The answer for a basket, and for the order a basket becomes. For guests no price, total, tax or adjustment is present. */
export const agreedMembers = {
  currency: Type.String(),
  creationDate: Type.String(),
  lastModified: Type.String(),
  channelType: Type.String(),
  taxation: OneOf('gross', 'net'),
  agentBasket: Type.Boolean(),
  sourceCode: Text,
  shippingItems: Type.Array(ShippingItem),
  couponItems: Type.Array(CouponItem),
  orderPriceAdjustments: Type.Optional(Type.Array(PriceAdjustment)),
  billingAddress: Type.Optional(OrderAddress),
  paymentInstruments: Type.Optional(Type.Array(PaymentInstrument)),
  productSubTotal: Number,
  productTotal: Number,
  merchandizeTotalTax: Number,
  adjustedMerchandizeTotalTax: Number,
  shippingTotal: Unknown,
  shippingTotalTax: Unknown,
  adjustedShippingTotalTax: Unknown,
  taxTotal: Unknown,
  orderTotal: Unknown,
  groupedTaxItems: Type.Optional(
    Type.Array(Open('GroupedTaxItem', { taxRate: Type.Number(), taxValue: Type.Number() })),
  ),
  taxRoundedAtGroup: Flag,
  c_country: Type.String(),
  c_personPicksUpData: Type.Optional(Json(PickupPerson)),
  c_totalWeightKg: Type.Number(),
  c_longestPieceMeters: Type.Number(),
}

/** A basket as the contract writes it. */
export const BasketShape = Open('Basket', {
  ...agreedMembers,
  basketId: Type.String(),
  temporaryBasket: Type.Boolean(),
  /** The address is empty until the shopper has given one. */
  customerInfo: Open('CustomerInfo', { customerId: Type.String(), email: Type.String() }),
  productItems: Type.Array(ProductItem),
  shipments: Type.Array(Shipment),
  approachingDiscounts: Type.Optional(Type.Array(ApproachingDiscount)),
  c_paypalOrderId: Text,
  /** By SKU: metres added, and metres missing to the minimum run. */
  c_totalLengthByProduct: Type.Record(
    Type.String(),
    Type.Object({ value: Type.Number(), missingMt: Type.Number() }),
  ),
  c_productTypeForCheckoutFlow: Type.Object({
    isProductQuote: Type.Boolean(),
    isProductFinished: Type.Boolean(),
    isMixedCart: Type.Boolean(),
  }),
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
