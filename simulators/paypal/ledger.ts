import { randomBytes } from 'node:crypto'
import { type Behaviour, behaviourOf } from './test-payers.ts'

export type Capture = {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  /** Cents of the order's currency. */
  refundedCents: number
  /** Milliseconds of the vendor's clock. */
  at: number
}

/** Who moved money back: the merchant, the vendor for a buyer's complaint, or the buyer's bank. */
export type RefundCause = 'refund' | 'reversal' | 'chargeback'

/** Money that went back, with an id of its own. */
export type Refund = {
  id: string
  cause: RefundCause
  at: number
  captureId: string
  cents: number
  currency: string
  status: 'COMPLETED' | 'FAILED'
}

/** An order as the vendor keeps it. */
export type Order = {
  id: string
  intent: 'CAPTURE' | 'AUTHORIZE'
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  reference: string
  description: string
  brandName: string
  currency: string
  /** The amount as it was written. */
  value: string
  returnUrl: string
  cancelUrl: string
  behaviour: Behaviour | undefined
  capture: Capture | undefined
  createdAt: number
  /** How often money was asked for: faults happen at the first time only. */
  captureAttempts: number
}

export type NewOrder = Pick<
  Order,
  | 'intent'
  | 'status'
  | 'currency'
  | 'reference'
  | 'description'
  | 'brandName'
  | 'value'
  | 'returnUrl'
  | 'cancelUrl'
>

/** After this an order that was not captured is not known any more. */
export const orderHours = 3

const centsOf = ({ value }: Order) => Math.round(Number(value) * 100)

const newId = () => randomBytes(9).toString('hex').slice(0, 17).toUpperCase()

/** What the vendor remembers while the process lives. `notify` is called for everything a webhook is sent for. */
export const createLedger = (
  now: () => Date,
  notify: (event: string, order: Order, refund?: Refund) => void,
) => {
  const orders = new Map<string, Order>()
  const refunds = new Map<string, Refund>()
  const isExpired = ({ capture, createdAt }: Order) =>
    !capture && now().getTime() - createdAt > orderHours * 3_600_000
  const find = (id: string): Order | undefined => {
    const order = orders.get(id)
    return order && !isExpired(order) ? order : undefined
  }
  const findByCapture = (captureId: string) =>
    [...orders.values()].find(({ capture }) => capture?.id === captureId)
  const recordRefund = (order: Order, capture: Capture, cents: number, cause: RefundCause): Refund => {
    const refund: Refund = {
      id: newId(),
      cause,
      at: now().getTime(),
      captureId: capture.id,
      cents,
      currency: order.currency,
      status: 'COMPLETED',
    }
    refunds.set(refund.id, refund)
    capture.refundedCents += cents
    capture.status = capture.refundedCents < centsOf(order) ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
    notify(cause === 'refund' ? 'PAYMENT.CAPTURE.REFUNDED' : 'PAYMENT.CAPTURE.REVERSED', order, refund)
    return refund
  }
  const settle = (order: Order, status: Capture['status'], event: string) => {
    if (order.capture) order.capture.status = status
    notify(event, order)
  }
  return {
    find,
    findByCapture,
    all: () => [...orders.values()],
    create: (given: NewOrder): Order => {
      const order: Order = {
        ...given,
        id: newId(),
        behaviour: undefined,
        capture: undefined,
        createdAt: now().getTime(),
        captureAttempts: 0,
      }
      orders.set(order.id, order)
      return order
    },
    approve: (order: Order, payer: string) => {
      if (order.status !== 'PAYER_ACTION_REQUIRED' && order.status !== 'CREATED') return
      order.status = 'APPROVED'
      order.behaviour = behaviourOf(payer)
      notify('CHECKOUT.ORDER.APPROVED', order)
    },
    /** Takes the money of an approved order; an issue when it cannot. */
    capture: (order: Order): { issue: string } | undefined => {
      if (order.capture) return { issue: 'ORDER_ALREADY_CAPTURED' }
      if (order.status !== 'APPROVED' || !order.behaviour) return { issue: 'ORDER_NOT_APPROVED' }
      const { result, issue } = order.behaviour
      if (result === 'REFUSED') return { issue: issue ?? 'INSTRUMENT_DECLINED' }
      order.capture = { id: newId(), status: result, refundedCents: 0, at: now().getTime() }
      order.status = 'COMPLETED'
      notify(result === 'PENDING' ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.COMPLETED', order)
      return undefined
    },
    /** The merchant's desk decides on a capture under review. */
    review: (order: Order, accepted: boolean) => {
      if (order.capture?.status !== 'PENDING') return
      if (accepted) settle(order, 'COMPLETED', 'PAYMENT.CAPTURE.COMPLETED')
      else settle(order, 'DECLINED', 'PAYMENT.CAPTURE.DENIED')
    },
    /** Gives back, all that is left unless told; an issue when there is nothing to give back. */
    refund: (order: Order, cents?: number): Refund | { issue: string } => {
      const { capture } = order
      if (capture?.status === 'REFUNDED') return { issue: 'CAPTURE_FULLY_REFUNDED' }
      if (capture?.status === 'PENDING') return { issue: 'PENDING_CAPTURE' }
      if (!capture || capture.status === 'DECLINED') return { issue: 'CAPTURE_STATUS_NOT_VALID' }
      const left = centsOf(order) - capture.refundedCents
      if ((cents ?? left) > left) return { issue: 'REFUND_AMOUNT_EXCEEDED' }
      // The merchant's account has not the money: taken in, and nothing goes back.
      if (order.behaviour?.refundFails)
        return {
          id: newId(),
          cause: 'refund',
          at: now().getTime(),
          captureId: capture.id,
          cents: cents ?? left,
          currency: order.currency,
          status: 'FAILED',
        }
      return recordRefund(order, capture, cents ?? left, 'refund')
    },
    /** The payer took the money back: what is left of it. */
    reverse: (order: Order, cause: Exclude<RefundCause, 'refund'> = 'reversal') => {
      const { capture } = order
      if (capture?.status === 'COMPLETED' || capture?.status === 'PARTIALLY_REFUNDED')
        recordRefund(order, capture, centsOf(order) - capture.refundedCents, cause)
    },
    refunds: () => [...refunds.values()],
    findRefund: (id: string) => refunds.get(id),
  }
}

export type Ledger = ReturnType<typeof createLedger>
