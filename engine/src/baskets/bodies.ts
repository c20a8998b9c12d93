import type { TObject, TProperties } from 'typebox'
import { addressFurtherTexts, addressMarks, addressTexts } from '../../../facts/address.ts'
import { Body, Nullable, Open, optionalMembers, Type } from '../kernel/schema.ts'

const Id = Type.String({ maxLength: 100 })

/**
 * A request document: the members that are written, and the other names of the contract's type, which clients send
 * along and the engine decides itself (prices, totals, owners). Names of neither kind are refused.
 */
const Document = <P extends TProperties>(title: string, written: P, decidedHere: string): TObject<P> => {
  const rest = decidedHere.split(' ').map((name) => [name, Type.Optional(Type.Unknown())])
  return Body(title, { ...(Object.fromEntries(rest) as TProperties), ...written }) as unknown as TObject<P>
}

const itemNames =
  'adjustedTax basePrice bonusDiscountLineItemId bonusProductLineItem bundledProductItems itemText ' +
  'price priceAdjustments priceAfterItemDiscount priceAfterOrderDiscount productListItem productName ' +
  'qualifyingProductItemId shippingItemId tax taxBasis taxClassId taxRate inventory variationValues'

const basketNames =
  'adjustedMerchandizeTotalTax adjustedShippingTotalTax agentBasket basketId bonusDiscountLineItems ' +
  'channelType creationDate giftCertificateItems groupedTaxItems inventoryReservationExpiry lastModified ' +
  'merchandizeTotalTax notes orderPriceAdjustments orderTotal paymentInstruments productSubTotal productTotal ' +
  'shippingItems shippingTotal shippingTotalTax taxTotal taxation taxRoundedAtGroup ' +
  'temporaryBasket approachingDiscounts'

/** Words of a card; `gift: false` takes them away. */
const gift = {
  gift: Type.Optional(Nullable(Type.Boolean())),
  giftMessage: Type.Optional(Nullable(Type.String({ maxLength: 250 }))),
}

/** Chosen along with the product; options that are not named keep their choice. */
const optionItems = Type.Array(
  Document(
    'option_item',
    { optionId: Id, optionValueId: Id },
    'adjustedTax basePrice bonusDiscountLineItemId bonusProductLineItem gift giftMessage inventoryId itemId itemText ' +
      'price priceAfterItemDiscount priceAfterOrderDiscount productId productName quantity shipmentId ' +
      'shippingItemId tax taxBasis taxClassId taxRate',
  ),
  { maxItems: 20 },
)

const itemWishes = {
  ...gift,
  inventoryId: Type.Optional(Id),
  optionItems: Type.Optional(optionItems),
  c_lengthMetersToBuy: Type.Optional(Nullable(Type.Number())),
  c_store: Type.Optional(Nullable(Id)),
  c_pickUpProduct: Type.Optional(Type.Boolean()),
  c_measurementSelector: Type.Optional(Nullable(Type.Union([Type.String(), Type.Boolean()]))),
}

export const NewItem = Document(
  'product_item',
  {
    productId: Id,
    quantity: Type.Optional(Type.Number()),
    shipmentId: Type.Optional(Id),
    itemId: Type.Optional(Id),
    /** Where a line that was taken out goes back to, from 0; without it a new line is the last. */
    c_position: Type.Optional(Type.Integer({ minimum: 0, maximum: 300 })),
    ...itemWishes,
  },
  itemNames,
)

const changedItem = {
  productId: Type.Optional(Id),
  quantity: Type.Optional(Type.Number()),
  shipmentId: Type.Optional(Id),
  ...itemWishes,
}
export const ChangedItem = Document(
  'product_item',
  { ...changedItem, itemId: Type.Optional(Id) },
  `${itemNames} id name`,
)
export const ListedItem = Document('product_item', { ...changedItem, itemId: Id }, `${itemNames} id name`)

const writable = {
  currency: Type.Optional(Type.String({ maxLength: 3 })),
  sourceCode: Type.Optional(Nullable(Type.String({ maxLength: 256 }))),
  c_country: Type.Optional(Type.String({ maxLength: 2 })),
  /** An object, or the same as JSON text. */
  c_personPicksUpData: Type.Optional(
    Nullable(Type.Union([Type.String({ maxLength: 2000 }), Type.Object({})])),
  ),
}

const text = Type.Optional(Nullable(Type.String({ maxLength: 256 })))
const address = optionalMembers([...addressTexts, ...addressMarks], Nullable(Type.String({ maxLength: 256 })))
const taxpayer = {
  c_taxpayerType: text,
  c_fiscalCredit: text,
  c_taxIdType: text,
  c_taxId: text,
  c_nrc: text,
  c_economicActivity: text,
  c_legalName: text,
}
const addressNames = `addressId creationDate fullName id lastModified preferred ${addressFurtherTexts.join(' ')}`

export const ShippingMethodChoice = Document(
  'shipping_method',
  { id: Id },
  'name description price externalShippingMethod shippingPromotions',
)

const instrument = {
  paymentMethodId: Type.Optional(Id),
  paymentCard: Type.Optional(
    Nullable(
      Document(
        'payment_card_request',
        {
          cardType: Type.Optional(Type.String({ maxLength: 50 })),
          holder: Type.Optional(Type.String({ maxLength: 256 })),
          maskedNumber: Type.Optional(Type.String({ maxLength: 30 })),
          expirationMonth: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
          expirationYear: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 })),
          creditCardToken: Type.Optional(Type.String({ maxLength: 4000 })),
        },
        'issueNumber validFromMonth validFromYear numberLastDigits creditCardExpired',
      ),
    ),
  ),
  c_transaction_id: text,
}
const instrumentNames =
  'amount bankRoutingNumber giftCertificateCode giftCardRequest paymentReferenceRequest paymentInstrumentId ' +
  'authorizationStatus maskedGiftCertificateCode giftCard paymentReference default'

export const ChangedBasket = Document(
  'basket',
  writable,
  `${basketNames} billingAddress couponItems customerInfo productItems shipments`,
)

export const NewCoupon = Document(
  'coupon_item',
  { code: Type.String({ minLength: 1, maxLength: 256 }) },
  'couponItemId statusCode valid',
)

export const BasketCustomer = Document(
  'customer_info',
  { email: Type.String({ maxLength: 254 }) },
  'customerId customerNo customerName guest',
)

export const BillingAddress = Document('order_address', { ...address, ...taxpayer }, addressNames)

export const ShippingAddress = Document('order_address', address, addressNames)

export const ChangedShipment = Document(
  'shipment',
  {
    shippingAddress: Type.Optional(ShippingAddress),
    shippingMethod: Type.Optional(ShippingMethodChoice),
    c_fromStoreId: Type.Optional(Nullable(Id)),
    shipmentId: Type.Optional(Id),
    ...gift,
  },
  'shipmentNo shippingStatus trackingNumber',
)

export const InstrumentRequest = Document('payment_instrument_request', instrument, instrumentNames)

/** Shipments a basket may have, where the shop allows several: far above any order. */
export const maxShipments = 50

/** A new basket with what is in it already. */
export const FilledBasket = Document(
  'basket',
  {
    ...writable,
    productItems: Type.Optional(Type.Array(NewItem, { maxItems: 100 })),
    couponItems: Type.Optional(Type.Array(NewCoupon, { maxItems: 10 })),
    billingAddress: Type.Optional(BillingAddress),
    shipments: Type.Optional(Type.Array(ChangedShipment, { maxItems: maxShipments })),
    customerInfo: Type.Optional(Open('customer_info', { email: Type.Optional(Type.String()) })),
  },
  basketNames,
)

export const NewBasket = Type.Optional(FilledBasket)
