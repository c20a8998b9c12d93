import { agreedMembers, lineMembers, Shipment } from '../baskets/index.ts'
import { attachmentBodyLimit, FileBody, fileNotAccepted } from '../kernel/attachment.ts'
import { idempotencyKeyReused } from '../kernel/idempotency-key.ts'
import { forbidden, notFound, unavailable } from '../kernel/problem.ts'
import { Body, OneOf, Open, Type } from '../kernel/schema.ts'
import {
  basketIncomplete,
  couponNotRedeemable,
  notWaiting,
  orderNotFound,
  orderStatusTransition,
  paymentDeclined,
  paymentMethodNotAvailable,
  paymentNotFound,
  productItemNotAvailable,
  tooManyProofs,
  totalChanged,
} from './problems.ts'

const OrderNo = Type.String({ maxLength: 50 })

const HistoryEntry = Open('HistoryEntry', {
  at: Type.String(),
  what: Type.String(),
  note: Type.Optional(Type.String()),
})

const BankTransfer = Open('BankTransfer', {
  bankName: Type.String(),
  accountHolder: Type.String(),
  accountNumber: Type.String(),
  accountType: Type.String(),
  currency: Type.String(),
  instructions: Type.String(),
  /** What to write on the transfer: the order's number. */
  reference: Type.String(),
  /** Until then the goods are set aside. */
  until: Type.Optional(Type.String()),
})

const PickupStore = Open('PickupStore', {
  id: Type.String(),
  name: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  hours: Type.String(),
  map: Type.String(),
})

/** A frame posts `accessToken` as `JWT` to `stepUpUrl`; the bank asks there, and comes back to `/cs-callback/{id}`. */
const Challenge = Type.Object({ stepUpUrl: Type.String(), accessToken: Type.String() })

/** Who ordered. */
const CustomerInfo = Open('OrderCustomer', {
  customerId: Type.String(),
  customerNo: Type.String(),
  customerName: Type.String(),
  email: Type.String(),
})

/** What tells where an order stands. */
export const statusMembers = {
  orderNo: Type.String(),
  status: OneOf('created', 'new', 'completed', 'cancelled', 'replaced', 'failed'),
  paymentStatus: OneOf('not_paid', 'part_paid', 'paid'),
  shippingStatus: OneOf('not_shipped', 'part_shipped', 'shipped'),
}

/** What happened, oldest first. */
export const History = Type.Array(HistoryEntry)

/** What was agreed, and where it stands now. */
export const Order = Open('Order', {
  ...agreedMembers,
  ...statusMembers,
  siteId: Type.String(),
  /** As the tax was called when the order was placed; orders of a closed account do not tell it. */
  c_taxName: Type.Optional(Type.String()),
  confirmationStatus: OneOf('not_confirmed', 'confirmed'),
  exportStatus: Type.String(),
  createdBy: Type.String(),
  guest: Type.Boolean(),
  orderViewCode: Type.Optional(Type.String()),
  orderTotal: Type.Number(),
  taxTotal: Type.Number(),
  shippingTotal: Type.Number(),
  productSubTotal: Type.Number(),
  productTotal: Type.Number(),
  customerName: Type.String(),
  customerInfo: CustomerInfo,
  productItems: Type.Array(Open('OrderProductItem', lineMembers), { minItems: 1 }),
  shipments: Type.Array(Shipment, { minItems: 1 }),
  /** Absent, as that of the longest piece, where the account of whoever ordered was closed. */
  agentBasket: Type.Optional(Type.Boolean()),
  c_longestPieceMeters: Type.Optional(Type.Number()),
  c_history: History,
  /** Orders to be paid by transfer. */
  c_bankTransfer: Type.Optional(BankTransfer),
  /** The last day (ISO) on which the money may be brought to the store. */
  c_payUntil: Type.Optional(Type.String()),
  /** Where goods are picked up, with hours and a map. */
  c_pickupStores: Type.Optional(Type.Array(PickupStore)),
  /** While a card payment is not finished. */
  c_transactionId: Type.Optional(Type.String()),
  /** The bank's page: the payment goes on there. */
  c_challenge: Type.Optional(Challenge),
  c_paymentResult: Type.Optional(Type.String()),
  /** While something paid waits to be picked up, in `getOrder`: it shows who has the order, and works once. */
  c_pickupCode: Type.Optional(Type.String()),
  /** The same for the clerk's camera: an SVG path of the dark squares in a square of `size`. */
  c_pickupQr: Type.Optional(Open('QrDrawing', { size: Type.Integer(), path: Type.String() })),
  /** Its owner may still cancel it. */
  c_cancellable: Type.Boolean(),
})

const Payment = Open('Payment', {
  transactionId: Type.String(),
  status: OneOf('pending', 'review', 'paid', 'failed'),
  orderNo: Type.String(),
  challenge: Type.Optional(Challenge),
  resultCode: Type.Optional(Type.String()),
  /** Of a failed payment: the basket that is open again. */
  basketId: Type.Optional(Type.String()),
})

/** Of the basket named, nothing that a client says counts. */
const ignored = Object.fromEntries(
  ['customerInfo', 'orderTotal', 'productItems', 'shipments', 'currency', 'paymentInstruments'].map(
    (name) => [name, Type.Optional(Type.Unknown())],
  ),
)

const TransactionPath = Type.Object({ transactionId: Type.String({ maxLength: 100 }) })

/** `oms`, `oms_shipments`: taken, and answered by nothing, since no other system keeps orders. */
const expand = Type.Optional(Type.String({ maxLength: 100 }))

export const ordersContract = {
  createOrder: {
    body: Body('order', {
      ...ignored,
      basketId: Type.String({ minLength: 1, maxLength: 100 }),
      /** The total the shopper saw; another one is refused. */
      c_orderTotal: Type.Optional(Type.Number()),
    }),
    answer: Order,
    problems: [
      forbidden,
      basketIncomplete,
      productItemNotAvailable,
      couponNotRedeemable,
      paymentMethodNotAvailable,
      paymentDeclined,
      totalChanged,
      idempotencyKeyReused,
    ],
    perMinute: 60,
  },
  getOrder: {
    params: Type.Object({ orderNo: OrderNo }),
    query: Type.Object({ expand }),
    answer: Order,
    problems: [orderNotFound],
  },
  failOrder: {
    params: Type.Object({ orderNo: OrderNo }),
    query: Type.Object({ reopenBasket: Type.Optional(Type.Boolean()) }),
    body: Body('order_fail', {
      reasonCode: OneOf('payment_confirm_failure', 'payment_capture_failure', 'payment_auth_failure'),
    }),
    success: [201, 204],
    problems: [orderNotFound, orderStatusTransition, unavailable],
    perMinute: 60,
  },
  cancelOrder: {
    auth: 'registered',
    params: Type.Object({ orderNo: OrderNo }),
    answer: Order,
    problems: [orderNotFound, orderStatusTransition, unavailable],
    perMinute: 20,
  },
  addTransferProof: {
    auth: 'registered',
    params: Type.Object({ orderNo: OrderNo }),
    body: Body('transfer_proof', { file: FileBody }),
    answer: Order,
    problems: [orderNotFound, notWaiting, fileNotAccepted, tooManyProofs],
    bodyLimit: attachmentBodyLimit,
    perMinute: 10,
  },
  getOrderDocument: {
    auth: 'registered',
    params: Type.Object({ orderNo: OrderNo }),
    /** A PDF in base64, without prefix. */
    answer: Open('OrderDocument', { filename: Type.String(), fileContent: Type.String() }),
    problems: [orderNotFound],
    perMinute: 20,
  },
  getCustomerOrders: {
    auth: 'registered',
    params: Type.Object({ customerId: Type.String({ maxLength: 100 }) }),
    query: Type.Object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
      status: Type.Optional(OneOf('created', 'new', 'completed', 'cancelled', 'replaced', 'failed')),
      /** Placed from this moment on, and before that one. */
      from: Type.Optional(Type.String({ format: 'date-time' })),
      until: Type.Optional(Type.String({ format: 'date-time' })),
      /** Customers belong to one site: the same orders either way. */
      crossSites: Type.Optional(Type.Boolean()),
      expand,
    }),
    answer: Open('OrderList', {
      limit: Type.Integer(),
      offset: Type.Integer(),
      total: Type.Integer(),
      data: Type.Optional(Type.Array(Order)),
    }),
    problems: [notFound],
  },
  getPayment: {
    params: TransactionPath,
    answer: Payment,
    problems: [paymentNotFound],
    perMinute: 120,
  },
  finishPayment: {
    params: TransactionPath,
    body: Body('payment', {
      abandon: Type.Optional(Type.Boolean()),
      /** As the bank's page has brought it (`TransactionId`). */
      authenticationId: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Payment,
    problems: [paymentNotFound],
    perMinute: 120,
  },
} as const
