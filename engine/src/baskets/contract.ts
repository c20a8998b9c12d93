import type { TObject, TProperties } from 'typebox'
import { badRequest, notFound } from '../kernel/problem.ts'
import { Body, Nullable, Open, Type } from '../kernel/schema.ts'
import {
  basketNotFound,
  basketQuotaExceeded,
  productItemNotAvailable,
  productItemNotFound,
  productNotFound,
  temporaryBasketQuotaExceeded,
} from './problems.ts'
import { BasketShape } from './shapes.ts'

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
