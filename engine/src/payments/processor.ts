import type { Minor } from '../../../facts/money.ts'
import type { CardBillTo, MovementList, Period, Repayment } from '../gateways/index.ts'
import type { Payment, ProcessorAnswer, Resumption } from './payment.ts'

/** What the shopper brings to the payment beside the order. */
export type PaymentDetails = {
  /** Of the card fields; it pays once. */
  cardToken?: string
  /** Of the card that was shown; tells a simulator's test card where there is no token. */
  maskedNumber?: string
  billTo: CardBillTo
}

/** Somebody who takes money. Every call may throw when there is no answer; `ask` then tells what happened. */
export type Processor = {
  pay(payment: Payment, details: PaymentDetails): Promise<ProcessorAnswer>
  /** The shopper has answered the bank: asks for the money now. */
  resume?(payment: Payment, resumption: Resumption): Promise<ProcessorAnswer>
  query(payment: Payment): Promise<ProcessorAnswer>
  /** Asks for the money once more where nothing of the first time is left, without ever taking it twice. */
  retry?(payment: Payment): Promise<ProcessorAnswer>
  /**
   * Gives the money back or lets go of what was reserved; a repeat gives nothing more. Undefined where no money that had
   * been taken moved by this very call.
   */
  reverse(payment: Payment, reference: string, amountMinor: Minor): Promise<Repayment | undefined>
  /** Gives back a part of money that was taken, once for each id of a part. Absent where only all of it goes back. */
  reversePart?(
    payment: Payment,
    reference: string,
    part: { id: string; amountMinor: Minor },
  ): Promise<Repayment | undefined>
  /** The processor's own list of what moved. A payment's names in it are its id, reference, or approved order. */
  list(period: Period): Promise<MovementList>
}
