import { toMajor } from '../../../facts/money.ts'
import type { Payment } from '../payments/index.ts'
import { isCancellable, type Order } from './order.ts'

/** A basket's view without the members that only an open basket has. */
const agreedOf = ({
  basketId: _basket,
  temporaryBasket: _temporary,
  c_productTypeForCheckoutFlow: _flow,
  c_totalLengthByProduct: _lengths,
  c_paypalOrderId: _approved,
  ...agreed
}: Order['document']['view']) => agreed

/** Stock of the moment of ordering says nothing later. */
const orderItem = ({ inventory: _stock, ...item }: Order['document']['view']['productItems'][number]) => item

/** All of them are known of an order. */
const totalsOf = ({ totalMinor, document: { view } }: Order) => ({
  orderTotal: toMajor(totalMinor),
  taxTotal: view.taxTotal ?? 0,
  shippingTotal: view.shippingTotal ?? 0,
  productSubTotal: view.productSubTotal ?? 0,
  productTotal: view.productTotal ?? 0,
})

const confirmationOf = ({ status }: Order) =>
  status === 'created' || status === 'failed' ? ('not_confirmed' as const) : ('confirmed' as const)

/** An order as the contract writes it: what was agreed, and where it stands now. Its owner alone gets to see it. */
export const orderView = (siteId: string, order: Order) => {
  const { view, email, viewCode, customerName, customerNo, bank, payUntil, places, paymentResult } =
    order.document
  const shipped = order.shippingStatus === 'shipped' ? ('shipped' as const) : ('not_shipped' as const)
  return {
    ...agreedOf(view),
    ...totalsOf(order),
    orderNo: order.orderNo,
    siteId,
    status: order.status,
    paymentStatus: order.paymentStatus,
    shippingStatus: order.shippingStatus,
    confirmationStatus: confirmationOf(order),
    exportStatus: 'not_exported',
    channelType: 'storefront',
    createdBy: 'Customer',
    guest: false,
    currency: order.currency,
    creationDate: order.createdAt.toISOString(),
    lastModified: order.modifiedAt.toISOString(),
    ...(viewCode === undefined ? {} : { orderViewCode: viewCode }),
    customerName,
    customerInfo: { customerId: order.customerId, customerNo, customerName, email },
    productItems: view.productItems.map(orderItem),
    shipments: view.shipments.map((shipment) => ({ ...shipment, shippingStatus: shipped })),
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
  ...(payment.status === 'challenge' ? { c_challengeUrl: payment.record.challengeUrl } : {}),
})
