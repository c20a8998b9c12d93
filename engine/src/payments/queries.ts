import { json, sql } from '../db/sql.ts'
import type { CardSetup } from './card-sessions.ts'
import type { Payment } from './payment.ts'

const columns = sql`
  id, order_no as "orderNo", method, gateway_reference as reference, status, amount_minor as "amountMinor", currency,
  record, created_at as "createdAt", modified_at as "modifiedAt"`

/** A payment and its first entry in the ledger: parts of the `with` of the statement that writes its order. */
export const newPayment = (siteId: string, payment: Payment) => sql`
  payment_asked as (
    insert into payment_entry (site_id, at, payment_id, order_no, method, kind, amount_minor, currency)
    values (${siteId}, ${payment.createdAt}, ${payment.id}, ${payment.orderNo}, ${payment.method}, 'asked',
      ${payment.amountMinor}, ${payment.currency})
  ), payment_made as (
    insert into payment (site_id, id, order_no, method, gateway_reference, status, amount_minor, currency, record,
      created_at, modified_at)
    values (${siteId}, ${payment.id}, ${payment.orderNo}, ${payment.method}, ${payment.reference}, ${payment.status},
      ${payment.amountMinor}, ${payment.currency}, ${json(payment.record)}, ${payment.createdAt},
      ${payment.modifiedAt})
  )`

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

/** Payments that are known by any of these names: our own, a processor's, or that of an approved order. */
export const selectNamedPayments = (siteId: string, method: string, names: string[]) => sql<Payment>`
  select ${columns} from payment
  where site_id = ${siteId} and method = ${method}
    and (id = any(${names}) or gateway_reference = any(${names}) or record->>'approvedId' = any(${names}))`

/** Of payments that these entries of the ledger are about. */
export const selectPaymentsOfMovements = (siteId: string, method: string, references: string[]) => sql<{
  reference: string
  id: string
}>`
  select reference, payment_id as id from payment_entry
  where site_id = ${siteId} and method = ${method} and reference = any(${references})`

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

/** Why a processor could not tell what became of a payment. */
export const updateDoubt = (siteId: string, id: string, code: string) => sql`
  update payment set record = record || ${json({ doubt: code })}::jsonb where site_id = ${siteId} and id = ${id}`

/** Of several that bring the bank's answer one gets the payment: the others find nothing to resume. */
export const claimResumption = (siteId: string, id: string, now: Date) => sql<Payment>`
  update payment set status = 'started', modified_at = ${now},
    record = record - 'challenge' - 'resumption' || ${json({ resumedAt: now.toISOString() })}::jsonb
  where site_id = ${siteId} and id = ${id} and status = 'challenge'
  returning ${columns}`

type CardSession = { keyId: string; customerId: string; key: object; expiresAt: Date; now: Date }

export const insertCardSession = (
  siteId: string,
  { keyId, customerId, key, expiresAt, now }: CardSession,
) => sql`
  with over as (delete from card_session where site_id = ${siteId} and expires_at < ${now})
  insert into card_session (site_id, key_id, customer_id, key, expires_at)
  values (${siteId}, ${keyId}, ${customerId}, ${json(key)}, ${expiresAt})`

export const selectCardSession = (siteId: string, customerId: string, keyId: string) => sql<{
  key: unknown
  setup: unknown
}>`
  select key, setup from card_session
  where site_id = ${siteId} and customer_id = ${customerId} and key_id = ${keyId}`

export const updateCardSetup = (siteId: string, customerId: string, keyId: string, setup: CardSetup) => sql`
  update card_session set setup = ${json(setup)}
  where site_id = ${siteId} and customer_id = ${customerId} and key_id = ${keyId}`
