import { json, sql } from '../db/sql.ts'
import type { Payment } from './payment.ts'

const columns = sql`
  id, order_no as "orderNo", method, gateway_reference as reference, status, amount_minor as "amountMinor", currency,
  record, created_at as "createdAt", modified_at as "modifiedAt"`

export const insertPayment = (siteId: string, payment: Payment) => sql`
  insert into payment (site_id, id, order_no, method, gateway_reference, status, amount_minor, currency, record,
    created_at, modified_at)
  values (${siteId}, ${payment.id}, ${payment.orderNo}, ${payment.method}, ${payment.reference}, ${payment.status},
    ${payment.amountMinor}, ${payment.currency}, ${json(payment.record)}, ${payment.createdAt},
    ${payment.modifiedAt})`

export const selectPayment = (siteId: string, id: string) => sql<Payment>`
  select ${columns} from payment where site_id = ${siteId} and id = ${id}`

export const selectPaymentOfOrder = (siteId: string, orderNo: string) => sql<Payment>`
  select ${columns} from payment where site_id = ${siteId} and order_no = ${orderNo}
  order by created_at desc, id limit 1`

/** The payment that took an approved order, or whose money a processor knows by this reference. */
export const selectPaymentAtProcessor = (siteId: string, method: string, reference: string) => sql<Payment>`
  select ${columns} from payment
  where site_id = ${siteId} and method = ${method}
    and (gateway_reference = ${reference} or record->>'approvedId' = ${reference})
  order by created_at desc limit 1`

export const updatePayment = (siteId: string, payment: Payment) => sql`
  update payment set status = ${payment.status}, gateway_reference = ${payment.reference},
    record = ${json(payment.record)}, modified_at = ${payment.modifiedAt}
  where site_id = ${siteId} and id = ${payment.id}`

export type DueTimes = { startedBefore: Date; challengeBefore: Date; reviewBefore: Date }

/** Payments that nobody has heard of for too long, the oldest first. */
export const selectDuePayments = (siteId: string, times: DueTimes, limit: number) => sql<Payment>`
  select ${columns} from payment
  where site_id = ${siteId} and status in ('started', 'challenge', 'review')
    and modified_at < case status when 'started' then ${times.startedBefore}::timestamptz
      when 'challenge' then ${times.challengeBefore}::timestamptz else ${times.reviewBefore}::timestamptz end
  order by modified_at limit ${limit}`

export const touchPayment = (siteId: string, id: string, now: Date) => sql`
  update payment set modified_at = ${now} where site_id = ${siteId} and id = ${id}`
