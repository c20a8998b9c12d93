import type { CountryCode } from '../../../facts/countries.ts'
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
