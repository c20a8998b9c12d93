import { fromMajor } from '../../../../facts/money.ts'
import type { RefusalCode } from '../card/card-gateway.ts'
import type { PaypalResult } from './paypal-gateway.ts'

type Capture = { id?: string; status?: string; amount?: { value?: string; currency_code?: string } }

/** The part of PayPal's answers that is read: an order, or an error with its issues. */
export type OrderAnswer = {
  id?: string
  status?: string
  links?: { rel?: string; href?: string }[]
  purchase_units?: { payments?: { captures?: Capture[] } }[]
  name?: string
  details?: { issue?: string }[]
}

/** PayPal's words for a capture that brought nothing → ours. */
const captureRefusals: Readonly<Record<string, RefusalCode>> = {
  DECLINED: 'DECLINED',
  FAILED: 'SYSTEM_ERROR',
  REFUNDED: 'REVERSED',
}

const issueRefusals: Readonly<Record<string, RefusalCode>> = {
  INSTRUMENT_DECLINED: 'DECLINED',
  TRANSACTION_REFUSED: 'DECLINED',
  PAYER_ACCOUNT_RESTRICTED: 'REJECTED',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'REJECTED',
  PAYER_CANNOT_PAY: 'REJECTED',
  COMPLIANCE_VIOLATION: 'AUTHORIZED_RISK_DECLINED',
  ORDER_NOT_APPROVED: 'INVALID_PAYMENT',
  PAYER_ACTION_REQUIRED: 'INVALID_PAYMENT',
  INVALID_RESOURCE_ID: 'INVALID_PAYMENT',
  TRANSACTION_LIMIT_EXCEEDED: 'DECLINED',
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: 'DECLINED',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'DECLINED',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'DECLINED',
  DECLINED_DUE_TO_RELATED_TXN: 'DECLINED',
  TRANSACTION_BLOCKED_BY_PAYEE: 'REJECTED',
  PAYEE_BLOCKED_TRANSACTION: 'REJECTED',
}

/** The capture that counts: one that brought money, else one that may, else the latest. */
const captureOf = ({ purchase_units: units = [] }: OrderAnswer): Capture | undefined => {
  const all = units.flatMap(({ payments }) => payments?.captures ?? [])
  const of = (status: string) => all.find((capture) => capture.status === status)
  return of('COMPLETED') ?? of('PARTIALLY_REFUNDED') ?? of('PENDING') ?? all.at(-1)
}

/** An order as PayPal shows it → where its money stands. A word nobody knows is never money. */
export const readOrder = (answer: OrderAnswer): PaypalResult => {
  const capture = captureOf(answer)
  if (!capture?.id) {
    return answer.status === 'VOIDED'
      ? { state: 'refused', reference: undefined, code: 'REJECTED' }
      : { state: 'none' }
  }
  const { id: reference, status = '', amount } = capture
  if (status === 'PENDING') return { state: 'review', reference }
  // A part that the merchant has given back leaves the order paid.
  if (status !== 'COMPLETED' && status !== 'PARTIALLY_REFUNDED')
    return { state: 'refused', reference, code: captureRefusals[status] ?? 'SYSTEM_ERROR' }
  if (amount?.currency_code !== 'USD') throw new Error(`PayPal captured ${amount?.currency_code}, not USD`)
  return { state: 'paid', reference, amountMinor: fromMajor(Number(amount.value)) }
}

/** Why a request was refused. */
export const readRefusal = (answer: OrderAnswer): PaypalResult => {
  const issue = answer.details?.[0]?.issue ?? answer.name ?? ''
  // The money is being taken by an earlier request: asked about again.
  if (issue === 'ORDER_COMPLETION_IN_PROGRESS') return { state: 'unknown' }
  return { state: 'refused', reference: undefined, code: issueRefusals[issue] ?? 'INVALID_REQUEST' }
}
