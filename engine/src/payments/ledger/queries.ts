import { json, sql } from '../../db/sql.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import type { Difference } from './compare-movements.ts'

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

/** Of several processes one begins: a day after the last comparison that came to its end, an hour after one that did not. */
export const claimReconciliation = (siteId: string, method: string, now: Date) => sql`
  insert into payment_reconciliation as r (site_id, method, begun_at) values (${siteId}, ${method}, ${now})
  on conflict (site_id, method) do update set begun_at = excluded.begun_at
  where r.begun_at < ${now}::timestamptz - interval '1 hour'
    and (r.finished_at is null or r.finished_at < ${now}::timestamptz - interval '24 hours')`

export const saveReconciliation = (
  siteId: string,
  method: string,
  { now, knownUntil, differences }: { now: Date; knownUntil: Date; differences: Difference[] },
) => sql`
  insert into payment_reconciliation (site_id, method, begun_at, finished_at, known_until, differences)
  values (${siteId}, ${method}, ${now}, ${now}, ${knownUntil}, ${json(differences)})
  on conflict (site_id, method) do update set finished_at = excluded.finished_at, known_until = excluded.known_until,
    differences = excluded.differences`

/** How many differences the last comparison found, and when it was, of all sites. */
export const selectReconciliations = () => sql<{
  method: string
  differences: number
  finishedAt: Date | null
}>`
  select method, sum(jsonb_array_length(differences))::int as differences, min(finished_at) as "finishedAt"
  from payment_reconciliation group by method`
