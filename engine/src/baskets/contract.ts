import { badRequest, forbidden, notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'
import {
  BasketCustomer,
  BillingAddress,
  ChangedBasket,
  ChangedItem,
  ChangedShipment,
  InstrumentRequest,
  ListedItem,
  NewBasket,
  NewCoupon,
  NewItem,
  ShippingAddress,
  ShippingMethodChoice,
} from './bodies.ts'
import { mergeModes } from './lines/merge-lines.ts'
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
  paypalOrderOutdated,
  productItemNotAvailable,
  productItemNotFound,
  productNotFound,
  shipmentNotFound,
  shipmentQuotaExceeded,
  temporaryBasketQuotaExceeded,
} from './problems.ts'
import { BasketShape, paymentMethod, ShippingMethod } from './shapes.ts'

const Id = Type.String({ maxLength: 100 })
export const BasketPath = Type.Object({ basketId: Id })
const ItemPath = Type.Object({ basketId: Id, itemId: Id })
/** Taxes from outside: taken, and of no effect where the engine reckons them itself. */
const removeExternalTax = Type.Optional(Type.Boolean())
const StoreQuery = Type.Object({ c_store: Type.Optional(Id), removeExternalTax })
const ShipmentPath = Type.Object({ basketId: Id, shipmentId: Id })
const InstrumentPath = Type.Object({ basketId: Id, paymentInstrumentId: Id })

const newItemProblems = [basketNotFound, productNotFound, productItemNotAvailable, badRequest]
const itemProblems = [...newItemProblems, productItemNotFound]

/** Every call of both versions of the contract. */
export const sharedContract = {
  createBasket: {
    query: Type.Object({
      taxMode: Type.Optional(Type.String()),
      temporary: Type.Optional(Type.Boolean()),
      populateCustomerDetails: Type.Optional(Type.Boolean()),
    }),
    body: NewBasket,
    answer: BasketShape,
    problems: [
      basketQuotaExceeded,
      temporaryBasketQuotaExceeded,
      productItemNotAvailable,
      shipmentQuotaExceeded,
      badRequest,
    ],
  },
  getBasket: {
    params: BasketPath,
    /** approaching_discounts: what more goods would earn. */
    query: Type.Object({ expand: Type.Optional(Type.String({ maxLength: 200 })) }),
    answer: BasketShape,
    problems: [basketNotFound],
  },
  updateBasket: {
    params: BasketPath,
    query: Type.Object({ removeExternalTax }),
    body: ChangedBasket,
    answer: BasketShape,
    problems: [basketNotFound, badRequest],
  },
  deleteBasket: { params: BasketPath, problems: [basketNotFound] },
  addItemToBasket: {
    params: BasketPath,
    body: Type.Array(NewItem, { minItems: 1, maxItems: 100 }),
    answer: BasketShape,
    problems: newItemProblems,
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
      populateCustomerDetails: Type.Optional(Type.Boolean()),
    }),
    answer: BasketShape,
    success: [200, 204],
    problems: [forbidden, basketAlreadyExists],
  },
  addCouponToBasket: {
    params: BasketPath,
    body: NewCoupon,
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
    body: BasketCustomer,
    answer: BasketShape,
    problems: [basketNotFound, badRequest],
  },
  updateBillingAddressForBasket: {
    params: BasketPath,
    query: Type.Object({
      useAsShipping: Type.Optional(Type.Boolean()),
      removeExternalTax,
    }),
    body: BillingAddress,
    answer: BasketShape,
    problems: [basketNotFound, badRequest],
  },
  updateShippingAddressForShipment: {
    params: ShipmentPath,
    query: Type.Object({
      useAsBilling: Type.Optional(Type.Boolean()),
      removeExternalTax,
    }),
    body: ShippingAddress,
    answer: BasketShape,
    problems: [basketNotFound, shipmentNotFound, badRequest],
  },
  updateShipmentForBasket: {
    params: ShipmentPath,
    body: ChangedShipment,
    answer: BasketShape,
    problems: [basketNotFound, shipmentNotFound, invalidShippingMethod, badRequest],
  },
  removeShipmentFromBasket: {
    params: ShipmentPath,
    answer: BasketShape,
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
          ...paymentMethod,
          /** PayPal, once the total is known: what will be paid in US dollars, by the rate of that day. */
          c_amountUsd: Type.Optional(Type.Number()),
          c_perUsd: Type.Optional(Type.String()),
          c_rateDate: Type.Optional(Type.String()),
        }),
      ),
    }),
    problems: [basketNotFound],
  },
  addPaymentInstrumentToBasket: {
    params: BasketPath,
    body: InstrumentRequest,
    answer: BasketShape,
    problems: [basketNotFound, invalidPaymentMethod, badRequest, paypalOrderOutdated],
  },
  updatePaymentInstrumentInBasket: {
    params: InstrumentPath,
    query: Type.Object({ removeExternalTax }),
    body: InstrumentRequest,
    answer: BasketShape,
    problems: [basketNotFound, paymentInstrumentNotFound, invalidPaymentMethod, badRequest],
  },
  removePaymentInstrumentFromBasket: {
    params: InstrumentPath,
    answer: BasketShape,
    problems: [basketNotFound, paymentInstrumentNotFound],
  },
} as const

export const basketsContract = {
  ...sharedContract,
  getCustomerBaskets: {
    params: Type.Object({ customerId: Id }),
    answer: Open('BasketsResult', { total: Type.Integer(), baskets: Type.Array(BasketShape) }),
    problems: [notFound],
  },
} as const
