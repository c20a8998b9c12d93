import type { TObject, TProperties } from 'typebox'
import { badRequest, forbidden, notFound } from '../kernel/problem.ts'
import { Body, Nullable, OneOf, Open, Type } from '../kernel/schema.ts'
import { mergeModes } from './merge-lines.ts'
import {
  basketAlreadyExists,
  basketNotFound,
  basketQuotaExceeded,
  couponItemNotFound,
  invalidCoupon,
  invalidPaymentMethod,
  invalidShippingMethod,
  noCurrentBasket,
  noSourceBasket,
  paymentInstrumentNotFound,
  productItemNotAvailable,
  productItemNotFound,
  productNotFound,
  shipmentNotFound,
  temporaryBasketQuotaExceeded,
} from './problems.ts'
import { BasketShape, ShippingMethod } from './shapes.ts'

const Id = Type.String({ maxLength: 100 })
const BasketPath = Type.Object({ basketId: Id })
const ItemPath = Type.Object({ basketId: Id, itemId: Id })
const StoreQuery = Type.Object({ c_store: Type.Optional(Id) })

/**
 * A request document: the members that are written, and the other names of the contract's type, which clients send
 * along and the engine decides itself (prices, totals, owners). Names of neither kind are refused.
 */
const Document = <P extends TProperties>(title: string, written: P, decidedHere: string): TObject<P> => {
  const rest = decidedHere.split(' ').map((name) => [name, Type.Optional(Type.Unknown())])
  return Body(title, { ...(Object.fromEntries(rest) as TProperties), ...written }) as unknown as TObject<P>
}

const itemNames =
  'adjustedTax basePrice bonusDiscountLineItemId bonusProductLineItem bundledProductItems gift giftMessage itemText ' +
  'optionItems price priceAdjustments priceAfterItemDiscount priceAfterOrderDiscount productListItem productName ' +
  'qualifyingProductItemId shippingItemId tax taxBasis taxClassId taxRate inventory variationValues'

const basketNames =
  'adjustedMerchandizeTotalTax adjustedShippingTotalTax agentBasket basketId billingAddress bonusDiscountLineItems ' +
  'channelType couponItems creationDate giftCertificateItems groupedTaxItems inventoryReservationExpiry lastModified ' +
  'merchandizeTotalTax notes orderPriceAdjustments orderTotal paymentInstruments productSubTotal productTotal ' +
  'shipments shippingItems shippingTotal shippingTotalTax sourceCode taxTotal taxation taxRoundedAtGroup ' +
  'temporaryBasket approachingDiscounts'

const itemWishes = {
  inventoryId: Type.Optional(Id),
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
const ListedItem = Document('product_item', { ...changedItem, itemId: Id }, `${itemNames} id name`)

const writable = {
  currency: Type.Optional(Type.String({ maxLength: 3 })),
  c_country: Type.Optional(Type.String({ maxLength: 2 })),
  /** An object, or the same as JSON text. */
  c_personPicksUpData: Type.Optional(
    Nullable(Type.Union([Type.String({ maxLength: 2000 }), Type.Object({})])),
  ),
}

const ShipmentPath = Type.Object({ basketId: Id, shipmentId: Id })
const InstrumentPath = Type.Object({ basketId: Id, paymentInstrumentId: Id })

const text = Type.Optional(Nullable(Type.String({ maxLength: 256 })))
const address = {
  firstName: text,
  lastName: text,
  companyName: text,
  phone: text,
  address1: text,
  address2: text,
  city: text,
  stateCode: text,
  postalCode: text,
  countryCode: text,
  c_divisionId: text,
}
const taxpayer = {
  c_taxpayerType: text,
  c_fiscalCredit: text,
  c_taxIdType: text,
  c_taxId: text,
  c_nrc: text,
  c_economicActivity: text,
  c_legalName: text,
}
const addressNames =
  'addressId creationDate fullName id jobTitle lastModified postBox preferred salutation secondName suffix suite title'

const ShippingMethodChoice = Document(
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
          creditCardToken: Type.Optional(Type.String({ maxLength: 2000 })),
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

const itemProblems = [
  basketNotFound,
  productItemNotFound,
  productNotFound,
  productItemNotAvailable,
  badRequest,
]

const v1 = {
  createBasket: {
    query: Type.Object({
      taxMode: Type.Optional(Type.String()),
      temporary: Type.Optional(Type.Boolean()),
      populateCustomerDetails: Type.Optional(Type.Boolean()),
    }),
    body: Type.Optional(
      Document(
        'basket',
        {
          ...writable,
          productItems: Type.Optional(Type.Array(NewItem, { maxItems: 100 })),
          customerInfo: Type.Optional(Open('customer_info', { email: Type.Optional(Type.String()) })),
        },
        basketNames,
      ),
    ),
    answer: BasketShape,
    problems: [basketQuotaExceeded, temporaryBasketQuotaExceeded, productItemNotAvailable, badRequest],
  },
  getBasket: { params: BasketPath, answer: BasketShape, problems: [basketNotFound] },
  updateBasket: {
    params: BasketPath,
    query: Type.Object({ removeExternalTax: Type.Optional(Type.Boolean()) }),
    body: Document('basket', writable, `${basketNames} customerInfo productItems`),
    answer: BasketShape,
    problems: [basketNotFound, badRequest],
  },
  deleteBasket: { params: BasketPath, problems: [basketNotFound] },
  addItemToBasket: {
    params: BasketPath,
    body: Type.Array(NewItem, { minItems: 1, maxItems: 100 }),
    answer: BasketShape,
    problems: itemProblems,
  },
  updateItemsInBasket: {
    params: BasketPath,
    query: StoreQuery,
    body: Type.Array(ListedItem, { minItems: 1, maxItems: 100 }),
    answer: BasketShape,
    problems: itemProblems,
  },
  updateItemInBasket: {
    params: ItemPath,
    query: StoreQuery,
    body: ChangedItem,
    answer: BasketShape,
    problems: itemProblems,
  },
  removeItemFromBasket: {
    params: ItemPath,
    answer: BasketShape,
    problems: [basketNotFound, productItemNotFound],
  },
  mergeBasket: {
    query: Type.Object({
      createDestinationBasket: Type.Optional(Type.Boolean()),
      productItemMergeMode: Type.Optional(OneOf(...mergeModes)),
    }),
    answer: BasketShape,
    problems: [forbidden, noSourceBasket, noCurrentBasket],
  },
  transferBasket: {
    query: Type.Object({
      merge: Type.Optional(Type.Boolean()),
      overrideExisting: Type.Optional(Type.Boolean()),
    }),
    answer: BasketShape,
    problems: [forbidden, basketAlreadyExists],
  },
  addCouponToBasket: {
    params: BasketPath,
    body: Document(
      'coupon_item',
      { code: Type.String({ minLength: 1, maxLength: 256 }) },
      'couponItemId statusCode valid',
    ),
    answer: BasketShape,
    problems: [basketNotFound, invalidCoupon],
  },
  removeCouponFromBasket: {
    params: Type.Object({ basketId: Id, couponItemId: Id }),
    answer: BasketShape,
    problems: [basketNotFound, couponItemNotFound],
  },
  updateCustomerForBasket: {
    params: BasketPath,
    body: Document(
      'customer_info',
      { email: Type.String({ maxLength: 254 }) },
      'customerId customerNo customerName guest',
    ),
    answer: BasketShape,
    problems: [basketNotFound, badRequest],
  },
  updateBillingAddressForBasket: {
    params: BasketPath,
    query: Type.Object({
      useAsShipping: Type.Optional(Type.Boolean()),
      removeExternalTax: Type.Optional(Type.Boolean()),
    }),
    body: Document('order_address', { ...address, ...taxpayer }, addressNames),
    answer: BasketShape,
    problems: [basketNotFound, badRequest],
  },
  updateShippingAddressForShipment: {
    params: ShipmentPath,
    query: Type.Object({
      useAsBilling: Type.Optional(Type.Boolean()),
      removeExternalTax: Type.Optional(Type.Boolean()),
    }),
    body: Document('order_address', address, addressNames),
    answer: BasketShape,
    problems: [basketNotFound, shipmentNotFound, badRequest],
  },
  updateShipmentForBasket: {
    params: ShipmentPath,
    body: Document(
      'shipment',
      {
        shippingAddress: Type.Optional(Document('order_address', address, addressNames)),
        shippingMethod: Type.Optional(ShippingMethodChoice),
        c_fromStoreId: Type.Optional(Nullable(Id)),
      },
      'gift giftMessage shipmentId shipmentNo shippingStatus trackingNumber',
    ),
    answer: BasketShape,
    problems: [basketNotFound, shipmentNotFound, invalidShippingMethod, badRequest],
  },
  removeShipmentFromBasket: {
    params: ShipmentPath,
    problems: [basketNotFound, shipmentNotFound, forbidden],
  },
  getShippingMethodsForShipment: {
    params: ShipmentPath,
    query: StoreQuery,
    answer: Open('ShippingMethodResult', {
      applicableShippingMethods: Type.Array(ShippingMethod),
      defaultShippingMethodId: Type.Optional(Type.String()),
    }),
    problems: [basketNotFound, shipmentNotFound],
  },
  updateShippingMethodForShipment: {
    params: ShipmentPath,
    body: ShippingMethodChoice,
    answer: BasketShape,
    problems: [basketNotFound, shipmentNotFound, invalidShippingMethod],
  },
  getPaymentMethodsForBasket: {
    params: BasketPath,
    answer: Open('PaymentMethodResult', {
      applicablePaymentMethods: Type.Array(
        Open('PaymentMethod', {
          id: Type.String(),
          name: Type.String(),
          cards: Type.Optional(
            Type.Array(Open('PaymentCardSpec', { cardType: Type.String(), name: Type.String() })),
          ),
        }),
      ),
    }),
    problems: [basketNotFound],
  },
  addPaymentInstrumentToBasket: {
    params: BasketPath,
    body: Document('payment_instrument_request', instrument, instrumentNames),
    answer: BasketShape,
    problems: [basketNotFound, invalidPaymentMethod, badRequest],
  },
  updatePaymentInstrumentInBasket: {
    params: InstrumentPath,
    body: Document('payment_instrument_request', instrument, instrumentNames),
    answer: BasketShape,
    problems: [basketNotFound, paymentInstrumentNotFound, invalidPaymentMethod, badRequest],
  },
  removePaymentInstrumentFromBasket: {
    params: InstrumentPath,
    answer: BasketShape,
    problems: [basketNotFound, paymentInstrumentNotFound],
  },
} as const

type V2<T> = { [K in keyof T & string as `${K}V2`]: T[K] }
const v2 = Object.fromEntries(
  Object.entries(v1).map(([name, operation]) => [`${name}V2`, operation]),
) as unknown as V2<typeof v1>

export const basketsContract = {
  ...v1,
  ...v2,
  getCustomerBaskets: {
    params: Type.Object({ customerId: Id }),
    answer: Open('BasketsResult', { total: Type.Integer(), baskets: Type.Array(BasketShape) }),
    problems: [notFound],
  },
} as const
