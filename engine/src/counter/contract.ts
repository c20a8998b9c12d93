import { sharedContract } from '../baskets/contract.ts'
import { CounterBalance } from '../customer-balances/index.ts'
import { invalidCustomer } from '../customers/index.ts'
import { idempotencyKeyReused } from '../kernel/idempotency-key.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'
import { nothingToQuote } from '../opportunities/index.ts'
import { ordersContract } from '../orders/contract.ts'
import { deskOrderContract } from '../orders/desk/index.ts'

const Id = Type.String({ minLength: 1, maxLength: 100 })
const channel = OneOf('counter', 'phone')
const name = Type.String({ minLength: 1, maxLength: 100 })
const email = Type.String({ minLength: 3, maxLength: 254 })
const phone = Type.String({ minLength: 8, maxLength: 40 })
const basketPath = Type.Object({ basketId: Id })

const exact = <P extends Parameters<typeof Type.Object>[0]>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })

/** The basket as its customer would see it, with who it is for and who fills it. */
const CounterBasket = Open('CounterBasket', {
  ...sharedContract.getBasket.answer.properties,
  c_counter: Open('CounterOrigin', {
    channel,
    storeId: Type.String(),
    createdBy: Type.String(),
    customer: Open('CounterCustomer', {
      customerId: Type.String(),
      customerNo: Type.String(),
      name: Type.String(),
      email: Type.String(),
      /** Absent where the books say nothing of them, or they are of another country. */
      balance: Type.Optional(CounterBalance),
    }),
  }),
})

/** Of cards and of PayPal, which the counter does not take. */
const shoppersOwn = new Set(['payment-declined', 'paypal-order-outdated'])
const placingProblems = [
  ...ordersContract.createOrder.problems,
  ...sharedContract.addPaymentInstrumentToBasket.problems,
].filter(({ kind }) => !shoppersOwn.has(kind.slug))

export const counterContract = {
  findCounterCustomers: {
    scope: 'sfcc.counter',
    /** One of the three, whole: nobody is found by a part. */
    body: exact('customer_search', {
      email: Type.Optional(email),
      phone: Type.Optional(phone),
      customerNo: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    }),
    answer: Open('CounterCustomers', {
      data: Type.Array(
        Open('FoundCustomer', {
          customerId: Type.String(),
          customerNo: Type.String(),
          name: Type.String(),
          companyName: Type.Optional(Type.String()),
          email: Type.String(),
          /** Its last signs. */
          phone: Type.Optional(Type.String()),
        }),
      ),
    }),
    problems: [badRequest],
    perMinute: 60,
  },
  createBasketFor: {
    scope: 'sfcc.counter.rw',
    body: exact('counter_basket', {
      /** Where the order is taken: goods are picked up there unless a line says otherwise. */
      storeId: Id,
      channel,
      customerId: Type.Optional(Id),
      /** Somebody new; whoever has an account with this address gets the basket there. */
      customer: Type.Optional(
        exact('new_customer', {
          firstName: name,
          lastName: name,
          companyName: Type.Optional(name),
          phone,
          email,
        }),
      ),
    }),
    success: [201],
    answer: CounterBasket,
    problems: [badRequest, invalidCustomer, notFound, outsideYourPlaces, idempotencyKeyReused],
    perMinute: 60,
  },
  getCounterBasket: {
    scope: 'sfcc.counter',
    params: basketPath,
    answer: CounterBasket,
    problems: sharedContract.getBasket.problems,
  },
  deleteCounterBasket: {
    scope: 'sfcc.counter.rw',
    params: basketPath,
    success: [204],
    problems: sharedContract.deleteBasket.problems,
  },
  updateCounterReceiver: {
    scope: 'sfcc.counter.rw',
    params: basketPath,
    /** Who receives or picks up. */
    body: exact('counter_receiver', {
      firstName: name,
      lastName: name,
      idType: Type.Optional(name),
      idNumber: Type.Optional(name),
      phone: Type.Optional(phone),
    }),
    answer: CounterBasket,
    problems: [...sharedContract.updateBasket.problems, idempotencyKeyReused],
  },
  addCounterItems: {
    scope: 'sfcc.counter.rw',
    params: sharedContract.addItemToBasket.params,
    body: sharedContract.addItemToBasket.body,
    answer: CounterBasket,
    problems: [...sharedContract.addItemToBasket.problems, idempotencyKeyReused],
  },
  updateCounterItem: {
    scope: 'sfcc.counter.rw',
    params: sharedContract.updateItemInBasket.params,
    body: sharedContract.updateItemInBasket.body,
    answer: CounterBasket,
    problems: [...sharedContract.updateItemInBasket.problems, idempotencyKeyReused],
  },
  removeCounterItem: {
    scope: 'sfcc.counter.rw',
    params: sharedContract.removeItemFromBasket.params,
    answer: CounterBasket,
    problems: [...sharedContract.removeItemFromBasket.problems, idempotencyKeyReused],
  },
  addCounterCoupon: {
    scope: 'sfcc.counter.rw',
    params: sharedContract.addCouponToBasket.params,
    body: sharedContract.addCouponToBasket.body,
    answer: CounterBasket,
    problems: [...sharedContract.addCouponToBasket.problems, idempotencyKeyReused],
  },
  removeCounterCoupon: {
    scope: 'sfcc.counter.rw',
    params: sharedContract.removeCouponFromBasket.params,
    answer: CounterBasket,
    problems: [...sharedContract.removeCouponFromBasket.problems, idempotencyKeyReused],
  },
  updateCounterBillingAddress: {
    scope: 'sfcc.counter.rw',
    params: sharedContract.updateBillingAddressForBasket.params,
    body: sharedContract.updateBillingAddressForBasket.body,
    answer: CounterBasket,
    problems: [...sharedContract.updateBillingAddressForBasket.problems, idempotencyKeyReused],
  },
  updateCounterShipment: {
    scope: 'sfcc.counter.rw',
    params: sharedContract.updateShipmentForBasket.params,
    body: sharedContract.updateShipmentForBasket.body,
    answer: CounterBasket,
    problems: [...sharedContract.updateShipmentForBasket.problems, idempotencyKeyReused],
  },
  getCounterShippingMethods: {
    scope: 'sfcc.counter',
    params: sharedContract.getShippingMethodsForShipment.params,
    answer: sharedContract.getShippingMethodsForShipment.answer,
    problems: sharedContract.getShippingMethodsForShipment.problems,
  },
  getCounterPaymentMethods: {
    scope: 'sfcc.counter',
    params: basketPath,
    answer: sharedContract.getPaymentMethodsForBasket.answer,
    problems: sharedContract.getPaymentMethodsForBasket.problems,
  },
  placeCounterOrder: {
    scope: 'sfcc.counter.rw',
    body: exact('counter_order', {
      basketId: Id,
      /** How its money comes: one of `getCounterPaymentMethods`. */
      paymentMethodId: Id,
      /** The total that was told to the customer; another one is refused. */
      c_orderTotal: Type.Optional(Type.Number()),
    }),
    answer: ordersContract.createOrder.answer,
    problems: placingProblems,
    perMinute: 60,
  },
  takePayment: {
    ...deskOrderContract.takeOrderPayment,
    scope: 'sfcc.counter.rw',
  },
  quoteCounterBasket: {
    scope: 'sfcc.quotes.rw',
    params: basketPath,
    success: [201],
    /** The basket is a request for a quote now, which the desk prices. */
    answer: Open('QuoteRequested', { quoteId: Type.String(), number: Type.String() }),
    problems: [...sharedContract.getBasket.problems, nothingToQuote, idempotencyKeyReused],
    perMinute: 30,
  },
  sendPaymentLink: {
    scope: 'sfcc.counter.rw',
    params: basketPath,
    /** The basket is its customer's now, who pays it as any other; `basketId` is the one it became part of. */
    answer: Open('PaymentLinkSent', { email: Type.String(), basketId: Type.String() }),
    problems: [...sharedContract.getBasket.problems, badRequest, idempotencyKeyReused],
    perMinute: 30,
  },
} as const
