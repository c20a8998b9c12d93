import type { Minor } from '../../../../facts/money.ts'
import { json, sql, type Statement, unpreparedSql } from '../../db/sql.ts'
import type { Actor } from '../../kernel/admin-context.ts'
import {
  isInReach,
  type MerchantOrder,
  merchantOrderColumns,
  type OrdersInReach,
} from '../merchant/queries.ts'
import type { Pieces, Progress } from './progress.ts'
import type { workSteps } from './shapes.ts'

export type StoredCollector = { name: string; idType?: string; idNumber?: string; phone?: string }

/** An order with what the merchant's people have done with it. */
export type DeskOrder = MerchantOrder & {
  step: (typeof workSteps)[number]
  channel: 'shop' | 'counter' | 'phone'
  progress: Progress
  collectors: StoredCollector[]
  promised: string | null
}

export const deskOrders: Statement<DeskOrder> = sql<DeskOrder>`
  select ${merchantOrderColumns}, order_step(status, payment_status, history) as step, channel, progress, collectors,
    promised
  from orders`

export const ordersTable = sql`orders`
export const newestFirst = sql`created_at desc, order_no desc`

export const selectDeskOrder = (reach: OrdersInReach, orderNo: string) => sql<DeskOrder>`
  ${deskOrders} where ${isInReach(reach)} and order_no = ${orderNo}`

/** Until the end of the transaction nobody else moves it. */
export const lockDeskOrder = (reach: OrdersInReach, orderNo: string) => sql<DeskOrder>`
  ${deskOrders} where ${isInReach(reach)} and order_no = ${orderNo} for no key update`

/** What is paid and waits to be picked up. */
export const selectPickups = (reach: OrdersInReach) => sql<{ orderNo: string; pickupUses: number }>`
  select order_no as "orderNo", pickup_uses as "pickupUses" from orders
  where ${isInReach(reach)} and has_pickup
    and order_step(status, payment_status, history) in ('paid', 'cut', 'ready', 'shipped')`

export type OrderSum = { currency: string; orders: number; totalMinor: Minor; weightGrams: number }

/** What a selection comes to, for each currency. */
export const sumOrders = (where: Statement<unknown>) => unpreparedSql<OrderSum>`
  select currency, count(*) as orders, sum(total_minor)::bigint as "totalMinor",
    coalesce(sum(weight_grams), 0)::bigint as "weightGrams"
  from orders where ${where} group by currency order by currency`

/** What goods are called now; a variant is called as its master, where it has no name of its own. */
export const selectNames = (siteId: string, skus: readonly string[]) => sql<{
  sku: string
  name: Record<string, string>
}>`
  select p.id as sku, coalesce(nullif(p.name, '{}'::jsonb), m.name, '{}'::jsonb) as name
  from product p left join product m on m.site_id = p.site_id and m.id = p.master_id
  where p.site_id = ${siteId} and p.id = any(${skus}::text[])`

export const countOrdersOfCustomer = (siteId: string, customerId: string) => sql<{ total: number }>`
  select count(*) as total from orders where site_id = ${siteId} and customer_id = ${customerId}`

type Worked = Pick<DeskOrder, 'orderNo' | 'progress' | 'shippingStatus'>

/** Writes how far lines have come. */
export const updateProgress = (
  siteId: string,
  { orderNo, progress, shippingStatus }: Worked,
  now: Date,
) => sql`
  update orders set progress = ${json(progress)}, shipping_status = ${shippingStatus}, modified_at = ${now},
    revision = revision + 1
  where site_id = ${siteId} and order_no = ${orderNo}`

/** The code that was shown is used up. */
export const usePickupCode = (siteId: string, orderNo: string) => sql`
  update orders set pickup_uses = pickup_uses + 1 where site_id = ${siteId} and order_no = ${orderNo}`

export const updateCollectors = (
  siteId: string,
  orderNo: string,
  collectors: readonly StoredCollector[],
  now: Date,
) => sql`
  update orders set collectors = ${json(collectors)}, modified_at = ${now}, revision = revision + 1
  where site_id = ${siteId} and order_no = ${orderNo}`

/** What was done: pieces of lines, to whom, money. */
export type EventDetail = {
  lines?: Pieces[]
  isComplete?: boolean
  collector?: string
  byCode?: boolean
  tender?: string
  amount?: number
  reference?: string
}

export type OrderEvent = {
  at: Date
  actor: Actor
  kind: string
  note: string | null
  detail: EventDetail | null
}

export const insertEvent = (siteId: string, orderNo: string, event: OrderEvent) => sql`
  insert into order_event (site_id, order_no, at, actor, kind, note, detail)
  values (${siteId}, ${orderNo}, ${event.at}, ${json(event.actor)}, ${event.kind}, ${event.note},
    ${event.detail === null ? null : json(event.detail)})`

export const selectEvents = (siteId: string, orderNo: string) => sql<OrderEvent>`
  select at, actor, kind, note, detail from order_event
  where site_id = ${siteId} and order_no = ${orderNo} order by seq`

export type OrderRefund = {
  id: string
  orderNo: string
  paymentId: string
  amountMinor: Minor
  reason: string
  status: 'asked' | 'done' | 'failed'
  createdAt: Date
}

const refundColumns = sql`
  id, order_no as "orderNo", payment_id as "paymentId", amount_minor as "amountMinor", reason, status,
  created_at as "createdAt"`

export const insertRefund = (siteId: string, refund: OrderRefund) => sql`
  insert into order_refund (site_id, id, order_no, payment_id, amount_minor, reason, status, created_at)
  values (${siteId}, ${refund.id}, ${refund.orderNo}, ${refund.paymentId}, ${refund.amountMinor}, ${refund.reason},
    ${refund.status}, ${refund.createdAt})`

export const selectRefunds = (siteId: string, orderNo: string) => sql<OrderRefund>`
  select ${refundColumns} from order_refund where site_id = ${siteId} and order_no = ${orderNo} order by created_at, id`

export const selectRefund = (siteId: string, id: string) => sql<OrderRefund>`
  select ${refundColumns} from order_refund where site_id = ${siteId} and id = ${id}`

export const finishRefund = (siteId: string, id: string, status: 'done' | 'failed', now: Date) => sql`
  update order_refund set status = ${status}, done_at = ${now} where site_id = ${siteId} and id = ${id}
    and status = 'asked'`

/** Orders of some countries that wait for money a person brings, the oldest first. */
export const selectWaitingTransfers = (
  siteId: string,
  countries: readonly string[],
  methods: readonly string[],
) =>
  sql<DeskOrder>`
  ${deskOrders} o
  where o.site_id = ${siteId} and o.country = any(${countries}::text[]) and o.status = 'created'
    and o.payment_status = 'not_paid' and exists (select 1 from payment p where p.site_id = o.site_id
      and p.order_no = o.order_no and p.status = 'waiting' and p.method = any(${methods}::text[]))
  order by o.created_at limit 5000`

export const selectOrdersNamed = (
  siteId: string,
  countries: readonly string[],
  orderNos: readonly string[],
) =>
  sql<DeskOrder>`
  ${deskOrders} where site_id = ${siteId} and country = any(${countries}::text[]) and order_no = any(${orderNos}::text[])`
