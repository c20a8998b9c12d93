import { OrderAddress, PaymentMethod } from '../baskets/index.ts'
import { tooManyRequests } from '../kernel/problem.ts'
import { Body, OneOf, Open, Type } from '../kernel/schema.ts'
import { History, Order, statusMembers } from './contract.ts'
import { insufficientInformation, orderNotFound, orderStatusTransition } from './problems.ts'

const OrderNo = Type.String({ maxLength: 50 })
const OrderPath = Type.Object({ orderNo: OrderNo })
const InstrumentPath = Type.Object({ orderNo: OrderNo, paymentInstrumentId: Type.String({ maxLength: 100 }) })
const Text = Type.Optional(Type.String())
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** What is needed to follow an order, for guests: no amount, and its people and places only with the code. */
const FollowedOrder = Open('FollowedOrder', {
  ...statusMembers,
  creationDate: Type.String(),
  lastModified: Type.String(),
  currency: Type.String(),
  productItems: Type.Array(
    Open('FollowedItem', {
      itemId: Type.String(),
      productId: Type.String(),
      productName: Text,
      itemText: Text,
      quantity: Type.Number(),
      shipmentId: Type.String(),
      variationValues: Type.Optional(Type.Record(Type.String(), Type.String())),
      c_pickUpProduct: Type.Boolean(),
      c_store: Text,
      c_lengthMetersToBuy: Type.Optional(Type.Number()),
      c_pickupFinishDate: Text,
    }),
  ),
  shipments: Type.Array(
    Open('FollowedShipment', {
      shipmentId: Type.String(),
      shippingStatus: OneOf('not_shipped', 'shipped'),
      shippingMethod: Type.Optional(Open('FollowedMethod', { id: Type.String(), name: Type.String() })),
      shippingAddress: Type.Optional(OrderAddress),
    }),
  ),
  customerName: Text,
  customerInfo: Type.Optional(
    Open('FollowedCustomer', { customerName: Type.String(), email: Type.String() }),
  ),
  billingAddress: Type.Optional(OrderAddress),
  c_history: Type.Optional(History),
})

/** An order is paid by what it was placed with. */
const settled = {
  answer: Order,
  problems: [orderNotFound, orderStatusTransition],
}

export const clientOrderContract = {
  guestOrderLookup: {
    params: OrderPath,
    query: Type.Object({ expand: Type.Optional(Type.String({ maxLength: 100 })) }),
    body: Body('order_lookup', {
      email: Type.String({ minLength: 1, maxLength: 254 }),
      orderViewCode: text(100),
      postalCode: text(20),
      phone: text(32),
    }),
    /** Whole with the code, else what is needed to follow it. For guests without any amount. */
    answer: Type.Union([Order, FollowedOrder]),
    problems: [insufficientInformation, orderNotFound, tooManyRequests(1)],
  },
  getPaymentMethodsForOrder: {
    params: OrderPath,
    answer: Open('PaymentMethodResult', {
      applicablePaymentMethods: Type.Array(PaymentMethod),
    }),
    problems: [orderNotFound],
  },
  /** The tax inside each line's price, as it was agreed. */
  getTaxesFromOrder: {
    params: OrderPath,
    answer: Open('Taxes', {
      taxes: Type.Record(
        Type.String(),
        Open('TaxItems', {
          taxItems: Type.Array(
            Open('TaxItem', {
              id: Text,
              rate: Type.Optional(Type.Number()),
              value: Type.Optional(Type.Number()),
            }),
          ),
        }),
      ),
    }),
    problems: [orderNotFound],
  },
  createPaymentInstrumentForOrder: {
    params: OrderPath,
    body: Open('order_payment_instrument_request', {}),
    ...settled,
  },
  updatePaymentInstrumentForOrder: {
    params: InstrumentPath,
    body: Open('order_payment_instrument_request', {}),
    ...settled,
  },
  removePaymentInstrumentFromOrder: {
    params: InstrumentPath,
    body: Type.Optional(Open('nothing', {})),
    ...settled,
  },
}
