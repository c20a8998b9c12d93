import { addressMarks, addressTexts } from '../../../facts/address.ts'
import { Json, Nullable, OneOf, Open, optionalMembers, Type } from '../kernel/schema.ts'
import { Discount, PriceAdjustment, ProductItem } from './line-shapes.ts'

const Text = Type.Optional(Type.String())
const Number = Type.Optional(Type.Number())
const Flag = Type.Optional(Type.Boolean())
/** Null while a method is not chosen; absent for guests. */
const Unknown = Type.Optional(Nullable(Type.Number()))

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
