import type { CountryCode } from '../../../facts/countries.ts'
import type { LocaleId } from '../../../facts/locales.ts'
import type { Currency, Minor } from '../../../facts/money.ts'
import type { Basket } from '../baskets/index.ts'
import type { OrderMail } from '../mail/index.ts'
import type { Terms } from '../payment-methods/index.ts'
import type { Agreed } from './agreed/agreed.ts'

export type OrderStatus = 'created' | 'new' | 'completed' | 'cancelled' | 'failed'

/** What happened to an order, in the order it happened. */
export type Event =
  | 'created'
  | 'paid'
  | 'payment_review'
  | 'payment_refused'
  /** Money of a paid order was taken back by the payer. */
  | 'payment_reversed'
  | 'failed'
  /** The owner was told that the transfer is still expected. */
  | 'reminded'
  /** The owner has sent what shows that the transfer was made. */
  | 'proof_received'
  | 'cut'
  | 'ready'
  | 'shipped'
  | 'handed_over'
  | 'cancelled'
  | 'refunded'
export type HistoryEntry = { at: string; what: Event; note?: string }

/** A store where goods of the order are picked up. */
export type PickupPlace = NonNullable<OrderMail['places']>[number] & { id: string }

/** The order as it was agreed. */
export type OrderDocument = Terms & {
  /** What was agreed. Views are written when they are read. */
  agreed: Agreed
  /** What the shopper had put together, without tokens. */
  basket: Basket
  locale: LocaleId
  email: string
  /** Whoever has it, the number and the e-mail may see the order; orders from before it have none. */
  viewCode?: string
  customerName: string
  customerNo: string
  /** Put together by the merchant's people; `name` where one of them placed it too. */
  placedBy?: { channel: 'counter' | 'phone'; storeId: string; name?: string }
  /** Placed without an account. */
  guest?: true
  mail: OrderMail
  /** Absent in orders older than it. */
  places?: PickupPlace[]
  /** Who of the merchant's people is told: stores that give goods out, and by `desk` the address of the country's support. */
  merchant?: { stores: string[]; desk: string }
  /** Result code of the latest payment where it has one. */
  paymentResult?: string
}

export type Order = {
  orderNo: string
  basketId: string
  customerId: string
  country: CountryCode
  currency: Currency
  status: OrderStatus
  paymentStatus: 'not_paid' | 'part_paid' | 'paid'
  shippingStatus: 'not_shipped' | 'part_shipped' | 'shipped'
  totalMinor: Minor
  document: OrderDocument
  history: HistoryEntry[]
  /** How many hand-overs have shown a pickup code. */
  pickupUses?: number
  createdAt: Date
  modifiedAt: Date
}

/** Whether money is still expected: only such an order can fail. */
export const isOpen = (order: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  order.status === 'created' && order.paymentStatus === 'not_paid'

/** Until cutting or dispatch begins, and not once it waits at the counter. */
const begun = ['cut', 'ready', 'shipped', 'handed_over']

/** Whether its owner may still cancel it. */
export const isCancellable = ({ status, history }: Pick<Order, 'status' | 'history'>): boolean =>
  (status === 'created' || status === 'new') && !history.some(({ what }) => begun.includes(what))
