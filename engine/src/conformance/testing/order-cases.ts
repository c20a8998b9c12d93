import type { clientOrderRoutes } from '../../orders/client-routes.ts'
import type { ordersRoutes } from '../../orders/routes.ts'
import type { paymentsRoutes } from '../../payments/routes.ts'
import type { paypalRoutes } from '../../paypal/routes.ts'
import type { Case } from './case.ts'
import { cardToken, challengedOrder, order, placedOrder, readyBasket } from './scene.ts'

const own = { by: ['customer'], owned: true } as const

/** The payment of an order cannot be changed, by its owner neither. */
const settled: Case = {
  ...own,
  given: [order],
  params: { paymentInstrumentId: 'none' },
  body: {},
  status: 409,
  statements: 3,
}

type Operations =
  | keyof typeof ordersRoutes
  | keyof typeof clientOrderRoutes
  | keyof typeof paymentsRoutes
  | keyof typeof paypalRoutes

export const orderCases: Record<Operations, Case> = {
  createOrder: { ...own, given: [readyBasket], body: ({ basketId }) => ({ basketId }), statements: 9 },
  getOrder: { ...own, given: [order], statements: 2 },
  failOrder: {
    ...own,
    given: [order],
    query: { reopenBasket: 'true' },
    body: { reasonCode: 'payment_confirm_failure' },
    status: 201,
    statements: 10,
  },
  guestOrderLookup: {
    by: ['guest', 'customer'],
    open: true,
    given: [placedOrder],
    body: ({ email = 'nadie@qa.example', orderViewCode = 'x' }) => ({ email, orderViewCode }),
    statements: 2,
  },
  getPaymentMethodsForOrder: { ...own, given: [order], statements: 2 },
  getTaxesFromOrder: { ...own, given: [order], statements: 2 },
  createPaymentInstrumentForOrder: settled,
  updatePaymentInstrumentForOrder: settled,
  removePaymentInstrumentFromOrder: settled,
  addTransferProof: {
    ...own,
    given: [order],
    body: { file: { filename: 'a.gif', fileContent: Buffer.from('GIF89a--').toString('base64') } },
    statements: 12,
  },
  getOrderDocument: { ...own, given: [order], statements: 2 },
  cancelOrder: { ...own, given: [order], statements: 14 },
  getCustomerOrders: { ...own, given: [order], statements: 2 },
  // Whoever knows the unguessable id may ask: the bank may send the browser back without its session.
  getPayment: { by: ['customer'], given: [challengedOrder], statements: 6 },
  finishPayment: { by: ['customer'], given: [challengedOrder], body: {}, statements: 6 },
  getCardFields: { by: ['customer'], statements: 2 },
  setUpCardAuthentication: {
    by: ['customer'],
    given: [cardToken],
    body: ({ cardToken: token }) => ({ token }),
    statements: 3,
  },
  createPaypalOrder: {
    ...own,
    given: [readyBasket],
    body: ({ basketId }) => ({ basketId }),
    statements: 10,
  },
  // Nobody but PayPal can call it rightly.
  receivePaypalNotice: { by: [], body: {}, status: 400, statements: 0 },
}
