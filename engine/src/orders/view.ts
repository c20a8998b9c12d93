import type { Payment } from '../payments/index.ts'
import { agreedView } from './agreed/agreed-view.ts'
import { isCancellable, type Order } from './order.ts'

/** What was agreed, as the contract writes it. */
export const agreedViewOf = (order: Order) =>
  agreedView(order.document.agreed, {
    country: order.country,
    currency: order.currency,
    totalMinor: order.totalMinor,
    isShipped: order.shippingStatus === 'shipped',
    placed: order.createdAt,
  })

const confirmationOf = ({ status }: Order) =>
  status === 'created' || status === 'failed' ? ('not_confirmed' as const) : ('confirmed' as const)

/** An order as the contract writes it: what was agreed, and where it stands now. Its owner alone gets to see it. */
export const orderView = (siteId: string, order: Order) => {
  const { email, viewCode, customerName, customerNo, bank, payUntil, places, paymentResult } = order.document
  // An order of a closed account has none.
  const { mail }: Partial<Order['document']> = order.document
  return {
    ...agreedViewOf(order),
    orderNo: order.orderNo,
    siteId,
    status: order.status,
    paymentStatus: order.paymentStatus,
    shippingStatus: order.shippingStatus,
    confirmationStatus: confirmationOf(order),
    exportStatus: 'not_exported',
    createdBy: order.document.placedBy?.name ?? 'Customer',
    guest: order.document.guest === true,
    ...(mail ? { c_taxName: mail.taxName } : undefined),
    creationDate: order.createdAt.toISOString(),
    lastModified: order.modifiedAt.toISOString(),
    ...(viewCode === undefined ? {} : { orderViewCode: viewCode }),
    customerName,
    customerInfo: { customerId: order.customerId, customerNo, customerName, email },
    c_history: order.history,
    c_cancellable: isCancellable(order),
    ...(bank ? { c_bankTransfer: bank } : {}),
    ...(payUntil ? { c_payUntil: payUntil } : {}),
    ...(places?.length ? { c_pickupStores: places } : {}),
    ...(paymentResult === undefined ? {} : { c_paymentResult: paymentResult }),
  }
}

/** How the payment goes on, for the shopper who has just ordered. */
export const paymentStepView = (payment: Payment) => ({
  c_transactionId: payment.id,
  ...(payment.status === 'challenge' ? { c_challenge: payment.record.challenge } : {}),
})
