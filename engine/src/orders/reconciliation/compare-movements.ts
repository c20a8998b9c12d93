import type { Minor } from '../../../../facts/money.ts'
import type { EntryKind, LedgerEntry, Movement } from '../../payments/index.ts'

/** What differs: `unknown-` is in the vendor's list alone, `missing-` in the ledger alone. */
export type DifferenceKind =
  | 'taken-without-order'
  | 'unknown-taken'
  | 'unknown-return'
  | 'missing-taken'
  | 'missing-return'
  | 'amount'
  | 'returned-too-much'

export type Difference = {
  kind: DifferenceKind
  /** The vendor's id of the movement; of the payment where it is about several. */
  reference: string
  paymentId?: string
  orderNo?: string
  /** What the vendor and the ledger say, in minor units. */
  vendorMinor?: Minor
  ledgerMinor?: Minor
  currency: string
  /** ISO 8601. */
  at: string
  /** It has been written down by now, or is on its way back. */
  noted?: boolean
}

/** A payment as far as it is compared. */
export type KnownPayment = { id: string; orderNo: string; amountMinor: Minor }

export type Comparison = {
  movements: readonly (Movement & { payment?: KnownPayment })[]
  entries: readonly LedgerEntry[]
  /** Entries of this time have to be in the list; movements count up to its end. */
  from: Date
  until: Date
}

const directionOf = (kind: EntryKind) => (kind === 'taken' ? 'in' : 'out')

const sumOf = (amounts: Minor[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Compares a vendor's list with the ledger, movement by movement, and what was taken with what went back. */
export const compareMovements = ({ movements, entries, from, until }: Comparison): Difference[] => {
  const listed = movements.filter(({ at }) => at <= until)
  const due = entries.filter(
    ({ at, reference, kind }) => reference !== null && kind !== 'asked' && at >= from && at <= until,
  )
  return [
    ...listed.flatMap((movement) => judgeMovement(movement, listed, entries)),
    ...due.filter((entry) => !movements.some((movement) => isSame(movement, entry))).map(missing),
    ...returnedTooMuch(listed, entries),
  ]
}

const isSame = (movement: Comparison['movements'][number], { kind, reference, paymentId }: LedgerEntry) =>
  movement.direction === directionOf(kind) &&
  movement.reference === reference &&
  movement.payment?.id === paymentId

const amountOf = ({ amountMinor, payment }: Comparison['movements'][number]) =>
  amountMinor ?? payment?.amountMinor ?? 0

const judgeMovement = (
  movement: Comparison['movements'][number],
  listed: Comparison['movements'],
  entries: Comparison['entries'],
): Difference[] => {
  const { direction, reference, payment, currency, at } = movement
  const vendorMinor = amountOf(movement)
  const told = { reference, vendorMinor, currency, at: at.toISOString() }
  if (!payment) {
    // What went back of a payment nobody knows is told with the payment, if it is ours at all.
    return direction === 'in' ? [{ kind: 'taken-without-order', ...told }] : []
  }
  const ours = { paymentId: payment.id, orderNo: payment.orderNo }
  const entry = entries.find((one) => isSame(movement, one))
  if (!entry) {
    if (isUndone(payment, listed, entries)) return []
    return [{ kind: direction === 'in' ? 'unknown-taken' : 'unknown-return', ...ours, ...told }]
  }
  const { amountMinor: ledgerMinor } = entry
  return ledgerMinor === vendorMinor ? [] : [{ kind: 'amount', ...ours, ...told, ledgerMinor }]
}

/** Taken by a request whose answer was lost, and voided by its name: nothing has moved for anybody. */
const isUndone = ({ id }: KnownPayment, listed: Comparison['movements'], entries: Comparison['entries']) => {
  if (entries.some(({ paymentId }) => paymentId === id)) return false
  const own = listed.filter(({ payment }) => payment?.id === id)
  const sum = (direction: Movement['direction']) =>
    sumOf(own.filter((one) => one.direction === direction).map(amountOf))
  return sum('in') === sum('out')
}

const missing = (entry: LedgerEntry): Difference => ({
  kind: entry.kind === 'taken' ? 'missing-taken' : 'missing-return',
  reference: entry.reference ?? '',
  paymentId: entry.paymentId,
  orderNo: entry.orderNo,
  ledgerMinor: entry.amountMinor,
  currency: entry.currency,
  at: entry.at.toISOString(),
})

/** Payments of which more went back than was ever taken, by the ledger and the list together. */
const returnedTooMuch = (listed: Comparison['movements'], entries: Comparison['entries']): Difference[] => {
  const ids = [...new Set(entries.map(({ paymentId }) => paymentId))]
  return ids.flatMap((id) => {
    const own = entries.filter(({ paymentId }) => paymentId === id)
    const unknown = listed.filter(
      (movement) => movement.payment?.id === id && !own.some((entry) => isSame(movement, entry)),
    )
    const sum = (direction: Movement['direction']) =>
      sumOf([
        ...own.filter(({ kind }) => directionOf(kind) === direction).map(({ amountMinor }) => amountMinor),
        ...unknown.filter((one) => one.direction === direction).map(amountOf),
      ])
    const [taken, returned] = [sum('in'), sum('out')]
    const [first] = own
    if (!first || returned <= taken) return []
    const { orderNo, currency, at } = first
    return [
      {
        kind: 'returned-too-much',
        reference: id,
        paymentId: id,
        orderNo,
        vendorMinor: returned,
        ledgerMinor: taken,
        currency,
        at: at.toISOString(),
      } satisfies Difference,
    ]
  })
}
