import { Type, type Static } from 'typebox'
import { hasShape } from '../../kernel/schema.ts'
import { fromMajor } from '../../../../facts/money.ts'
import type { Movement, MovementList, Period } from '../movement.ts'

const text = Type.Optional(Type.String())

const Transaction = Type.Object({
  transaction_id: Type.String(),
  paypal_reference_id: text,
  transaction_event_code: Type.String(),
  transaction_initiation_date: Type.String(),
  transaction_amount: Type.Object({ currency_code: Type.String(), value: Type.String() }),
  transaction_status: Type.String(),
  custom_field: text,
})
type Transaction = Static<typeof Transaction>

const Page = Type.Object({
  transaction_details: Type.Optional(Type.Array(Type.Object({ transaction_info: Transaction }))),
  last_refreshed_datetime: Type.String(),
  total_pages: Type.Optional(Type.Integer()),
})

const pageSize = 500

/** Denied and waiting ones have moved nothing. `V`: it was taken, and went back by a movement of its own. */
const hasMoved = ({ transaction_status: status }: Transaction) => status === 'S' || status === 'V'

/**
 * T00: payments; T11: refunds and reversals; T12: chargebacks. The rest (fees, conversions, transfers to the bank) is
 * between the merchant and the vendor.
 */
const isOfSale = ({ transaction_event_code: code }: Transaction) => /^T(00|11|12)/.test(code)

/** A sale without our name for it was made elsewhere, on the same account. */
const isOurs = ({ transaction_event_code: code, custom_field: name }: Transaction) =>
  !code.startsWith('T00') || Boolean(name)

const movementOf = (transaction: Transaction): Movement => {
  const { transaction_id: reference, transaction_amount: amount } = transaction
  const cents = fromMajor(Number(amount.value))
  const names = [reference, transaction.paypal_reference_id, transaction.custom_field]
  return {
    direction: cents < 0 ? 'out' : 'in',
    reference,
    names: names.filter((name) => name !== undefined),
    amountMinor: Math.abs(cents),
    currency: amount.currency_code,
    at: new Date(transaction.transaction_initiation_date),
  }
}

type Ask = (path: string) => Promise<{ status: number; body: unknown }>

/** The account's transactions, page by page. Throws where the vendor refuses, for one where it may not be asked. */
export const listMovements = async (ask: Ask, { from, to }: Period): Promise<MovementList> => {
  const movements: Movement[] = []
  for (let page = 1; ; page++) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      fields: 'transaction_info',
      page_size: String(pageSize),
      page: String(page),
    })
    const { status, body } = await ask(`/v1/reporting/transactions?${query}`)
    if (status !== 200 || !hasShape(Page, body))
      throw new Error(`PayPal answered ${status} to a search of transactions`)
    const found = (body.transaction_details ?? []).map(({ transaction_info: info }) => info)
    movements.push(...found.filter((one) => hasMoved(one) && isOfSale(one) && isOurs(one)).map(movementOf))
    if (page >= (body.total_pages ?? 1))
      return { movements, knownUntil: new Date(body.last_refreshed_datetime) }
  }
}
