import type { ordersRoutes } from '../../orders/routes.ts'
import type { paymentsRoutes } from '../../payments/routes.ts'
import type { Case } from './case.ts'
import { challengedOrder, order, readyBasket } from './scene.ts'

const own = { by: ['customer'], owned: true } as const

export const orderCases: Record<keyof typeof ordersRoutes | keyof typeof paymentsRoutes, Case> = {
  createOrder: { ...own, given: [readyBasket], body: ({ basketId }) => ({ basketId }), statements: 12 },
  getOrder: { ...own, given: [order], statements: 2 },
  failOrder: {
    ...own,
    given: [order],
    query: { reopenBasket: 'true' },
    body: { reasonCode: 'payment_confirm_failure' },
    status: 201,
    statements: 10,
  },
  getCustomerOrders: { ...own, given: [order], statements: 2 },
  // Whoever knows the unguessable id may ask: the bank may send the browser back without its session.
  getPayment: { by: ['customer'], given: [challengedOrder], statements: 6 },
  finishPayment: { by: ['customer'], given: [challengedOrder], body: {}, statements: 6 },
  getCardFields: { by: ['customer'], statements: 1 },
}
