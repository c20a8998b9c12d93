import type { CountryCode } from '../../../facts/countries.ts'
import type { Minor } from '../../../facts/money.ts'
import { sql } from '../db/sql.ts'
import type { Order } from './order.ts'
import { orderColumns } from './queries.ts'

/** An order and the moment its money was there. */
export type PaidOrder = Order & { paidAt: Date }

const paidColumns = sql`${orderColumns}, order_paid_at(history)::timestamptz as "paidAt"`

/** Paid in a country within a span, and neither given up nor given back; after an order of the same list. */
type PaidSpan = {
  country: CountryCode
  from: Date
  before: Date
  after: { paidAt: Date; orderNo: string } | undefined
  limit: number
}

/** In the order in which they were paid. */
export const selectPaidOrders = (siteId: string, { country, from, before, after, limit }: PaidSpan) =>
  sql<PaidOrder>`
  select ${paidColumns} from orders
  where site_id = ${siteId} and country = ${country} and status in ('new', 'completed') and payment_status = 'paid'
    and order_paid_at(history) >= ${from.toISOString()} and order_paid_at(history) < ${before.toISOString()}
    and (order_paid_at(history), order_no) > (${after?.paidAt.toISOString() ?? ''}, ${after?.orderNo ?? ''})
  order by order_paid_at(history), order_no limit ${limit}`

/** One of them, in one of these countries. */
export const selectPaidOrder = (siteId: string, countries: readonly CountryCode[], orderNo: string) =>
  sql<PaidOrder>`
  select ${paidColumns} from orders
  where site_id = ${siteId} and order_no = ${orderNo} and country = any(${countries}::text[])
    and status in ('new', 'completed') and payment_status = 'paid' and order_paid_at(history) is not null`

/** The orders among these that are paid and not cancelled, in these countries. */
export const selectPaidOrdersOf = (
  siteId: string,
  countries: readonly CountryCode[],
  orderNos: readonly string[],
) =>
  sql<PaidOrder>`
  select ${paidColumns} from orders
  where site_id = ${siteId} and order_no = any(${orderNos}::text[]) and country = any(${countries}::text[])
    and status in ('new', 'completed') and payment_status = 'paid' and order_paid_at(history) is not null`

/** A part of an order's money that has gone back. */
export type PartRefund = { id: string; orderNo: string; amountMinor: Minor; reason: string; doneAt: Date }

const partRefundColumns = sql`r.id, r.order_no as "orderNo", r.amount_minor as "amountMinor", r.reason,
  coalesce(r.done_at, r.created_at) as "doneAt"`

/** Given back within a span, of orders of a country. */
export const selectPartRefunds = (
  siteId: string,
  { country, from, before }: { country: CountryCode; from: Date; before: Date },
) =>
  sql<PartRefund>`
  select ${partRefundColumns} from order_refund r
  join orders o on o.site_id = r.site_id and o.order_no = r.order_no
  where r.site_id = ${siteId} and r.status = 'done' and o.country = ${country}
    and coalesce(r.done_at, r.created_at) >= ${from} and coalesce(r.done_at, r.created_at) < ${before}
  order by coalesce(r.done_at, r.created_at), r.id`

/** One of them, of an order of these countries. */
export const selectPartRefund = (siteId: string, countries: readonly CountryCode[], refundId: string) =>
  sql<PartRefund>`
  select ${partRefundColumns} from order_refund r
  join orders o on o.site_id = r.site_id and o.order_no = r.order_no
  where r.site_id = ${siteId} and r.id = ${refundId} and r.status = 'done'
    and o.country = any(${countries}::text[])`

export const selectPartRefundsOf = (siteId: string, orderNo: string) =>
  sql<PartRefund>`
  select ${partRefundColumns} from order_refund r
  where r.site_id = ${siteId} and r.order_no = ${orderNo} and r.status = 'done'
  order by coalesce(r.done_at, r.created_at), r.id`
