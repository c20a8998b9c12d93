import { sql } from '../../db/sql.ts'
import type { LedgerEntry } from './ledger-entry.ts'

const columns = sql`
  at, payment_id as "paymentId", order_no as "orderNo", method, kind, reference, amount_minor as "amountMinor", currency`

/** Writes an entry, once: a movement that is in the ledger already touches no row. */
export const insertEntry = (siteId: string, entry: LedgerEntry) => sql`
  insert into payment_entry (site_id, at, payment_id, order_no, method, kind, reference, amount_minor, currency)
  values (${siteId}, ${entry.at}, ${entry.paymentId}, ${entry.orderNo}, ${entry.method}, ${entry.kind},
    ${entry.reference}, ${entry.amountMinor}, ${entry.currency})
  on conflict do nothing`

/** The latest entries, or all of an order, the oldest first. */
export const selectEntries = (siteId: string, orderNo: string | null, limit: number) => sql<LedgerEntry>`
  select * from (
    select seq, ${columns} from payment_entry
    where site_id = ${siteId} and (${orderNo}::text is null or order_no = ${orderNo})
    order by seq desc limit ${limit}) latest
  order by seq`

/** What moved in a period at a vendor, and all that ever moved of these payments. */
export const selectMovedEntries = (
  siteId: string,
  method: string,
  { from, to, paymentIds }: { from: Date; to: Date; paymentIds: string[] },
) => sql<LedgerEntry>`
  select ${columns} from payment_entry
  where site_id = ${siteId} and method = ${method} and kind <> 'asked'
    and (at between ${from} and ${to} or payment_id = any(${paymentIds}))
  order by seq`

/** Minor units of a payment that were taken and have not gone back. */
export const selectPaymentBalance = (siteId: string, paymentId: string) => sql<{ balanceMinor: number }>`
  select coalesce(sum(case kind when 'taken' then amount_minor when 'asked' then 0 else -amount_minor end), 0)::bigint
    as "balanceMinor"
  from payment_entry where site_id = ${siteId} and payment_id = ${paymentId}`
