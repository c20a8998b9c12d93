import { tooManyRequests } from '../kernel/problem.ts'
import { Body, Open, Type } from '../kernel/schema.ts'
import { insufficientInformation, orderNotFound, orderStatusTransition } from './problems.ts'

const OrderNo = Type.String({ maxLength: 50 })
const OrderPath = Type.Object({ orderNo: OrderNo })
const InstrumentPath = Type.Object({ orderNo: OrderNo, paymentInstrumentId: Type.String({ maxLength: 100 }) })
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** An order is paid by what it was placed with. */
const settled = {
  answer: Open('Order', { orderNo: Type.String() }),
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
    answer: Open('Order', { orderNo: Type.String(), status: Type.String() }),
    problems: [insufficientInformation, orderNotFound, tooManyRequests(1)],
  },
  getPaymentMethodsForOrder: {
    params: OrderPath,
    answer: Open('PaymentMethodResult', {
      applicablePaymentMethods: Type.Array(Open('PaymentMethod', { id: Type.String(), name: Type.String() })),
    }),
    problems: [orderNotFound],
  },
  /** The tax inside each line's price, as it was agreed. */
  getTaxesFromOrder: {
    params: OrderPath,
    answer: Open('Taxes', { taxes: Type.Record(Type.String(), Open('TaxItems', {})) }),
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
