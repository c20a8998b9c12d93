import type { Minor } from '../../../../facts/money.ts'
import type { Payment } from '../payment.ts'

/**
 * `asked`: an order was placed for it. `taken`: somebody has the money for us. `given_back`: by us. `taken_back`: by the
 * vendor, the buyer's bank, or the merchant's desk at the vendor.
 */
export type EntryKind = 'asked' | 'taken' | 'given_back' | 'taken_back'

/** A row of the ledger of payments; it never changes. */
export type LedgerEntry = {
  at: Date
  paymentId: string
  orderNo: string
  method: string
  kind: EntryKind
  /** The vendor's id of the movement; null where a person brings the money or gets it back. */
  reference: string | null
  amountMinor: Minor
  currency: string
}

type Movement = { kind: EntryKind; reference?: string | null; amountMinor?: Minor; at: Date }

/** What a payment's movement is in the ledger: all of the payment, unless told. */
export const entryOf = (
  payment: Pick<Payment, 'id' | 'orderNo' | 'method' | 'amountMinor' | 'currency'>,
  { kind, reference = null, amountMinor = payment.amountMinor, at }: Movement,
): LedgerEntry => ({
  at,
  paymentId: payment.id,
  orderNo: payment.orderNo,
  method: payment.method,
  kind,
  reference,
  amountMinor,
  currency: payment.currency,
})
