import { deleteBasketRow } from '../baskets/index.ts'
import { json, sql } from '../db/sql.ts'
import { newPayment, type Payment } from '../payments/index.ts'
import type { OldOrder } from './agreed/upgrade/old-order.ts'
import type { Order } from './order.ts'
import type { Take } from './placing/stock-plan.ts'

export const orderColumns = sql`
  order_no as "orderNo", basket_id as "basketId", customer_id as "customerId", country, currency, status,
  payment_status as "paymentStatus", shipping_status as "shippingStatus", total_minor as "totalMinor", document,
  history, pickup_uses as "pickupUses", created_at as "createdAt", modified_at as "modifiedAt"`

export const nextOrderNo = () =>
  sql<{ orderNo: string }>`select lpad(nextval('order_number')::text, 8, '0') as "orderNo"`

/** An order with its payment, in place of the basket it was made of: one statement for all three. */
export const insertOrder = (siteId: string, order: Order, payment: Payment) => sql`
  with basket_ordered as (${deleteBasketRow(siteId, order.customerId, order.basketId)}
  ), ${newPayment(siteId, payment)}
  insert into orders (site_id, order_no, basket_id, customer_id, country, currency, status, payment_status,
    shipping_status, total_minor, document, history, channel, created_at, modified_at)
  values (${siteId}, ${order.orderNo}, ${order.basketId}, ${order.customerId}, ${order.country}, ${order.currency},
    ${order.status}, ${order.paymentStatus}, ${order.shippingStatus}, ${order.totalMinor}, ${json(order.document)},
    ${json(order.history)}, ${order.document.placedBy?.channel ?? 'shop'}, ${order.createdAt}, ${order.modifiedAt})`

export const updateOrder = (siteId: string, order: Order) => sql`
  update orders set status = ${order.status}, payment_status = ${order.paymentStatus},
    shipping_status = ${order.shippingStatus}, document = ${json(order.document)}, history = ${json(order.history)},
    modified_at = ${order.modifiedAt}, revision = revision + 1
  where site_id = ${siteId} and order_no = ${order.orderNo}`

export const selectOwnOrder = (siteId: string, customerId: string, orderNo: string) => sql<Order>`
  select ${orderColumns} from orders
  where site_id = ${siteId} and order_no = ${orderNo} and customer_id = ${customerId}`

/** For the merchant. */
export const selectOrder = (siteId: string, orderNo: string) => sql<Order>`
  select ${orderColumns} from orders where site_id = ${siteId} and order_no = ${orderNo}`

export const selectOrders = (siteId: string, limit: number) => sql<Order>`
  select ${orderColumns} from orders where site_id = ${siteId} order by created_at desc, order_no desc limit ${limit}`

/** The order that was made of a basket; a failed one gave the basket back. */
export const selectOrderOfBasket = (siteId: string, customerId: string, basketId: string) => sql<Order>`
  select ${orderColumns} from orders where site_id = ${siteId} and basket_id = ${basketId}
    and customer_id = ${customerId} and status <> 'failed'`

/** One row where the payment is of an order of this customer. */
export const selectIsOwnPayment = (siteId: string, customerId: string, paymentId: string) => sql<{
  own: true
}>`
  select true as own from orders o join payment p using (site_id, order_no)
  where o.site_id = ${siteId} and o.customer_id = ${customerId} and p.id = ${paymentId}`

/** Null where nobody is reminded, and where the payment's own day decides. */
type WaitingTimes = { now: Date; remindBefore: Date | null; expireBefore: Date | null }

/**
 * Orders of a method whose money is late, the oldest first; those that were reminded only once their term (`isOver`) is
 * over. A payment that names its last moment ends then, any other by its age.
 */
export const selectWaitingOrders = (
  siteId: string,
  method: string,
  times: WaitingTimes,
  limit: number,
) => sql<Order & { isOver: boolean }>`
  select ${orderColumns}, "isOver" from orders o join lateral (
      select coalesce((p.record ->> 'dueAt')::timestamptz < ${times.now},
        o.created_at < ${times.expireBefore}::timestamptz, false) as "isOver"
      from payment p where p.site_id = o.site_id and p.order_no = o.order_no and p.method = ${method}
        and p.status = 'waiting') as term on true
  where o.site_id = ${siteId} and o.status = 'created' and o.payment_status = 'not_paid'
    and ("isOver" or (o.created_at < ${times.remindBefore}::timestamptz and not o.history @> '[{"what": "reminded"}]'))
  order by o.created_at limit ${limit}`

/** Until the end of the transaction nobody else settles, fails or moves the order. */
export const lockOrder = (siteId: string, orderNo: string) => sql<Order>`
  select ${orderColumns} from orders where site_id = ${siteId} and order_no = ${orderNo} for no key update`

/** Which orders of a customer to list: their statuses, and when they were placed. */
type Choice = { customerId: string; statuses: string[]; from: Date | null; until: Date | null }
type Page = Choice & { limit: number; offset: number }

const matchesChoice = (siteId: string, { customerId, statuses, from, until }: Choice) => sql`
  site_id = ${siteId} and customer_id = ${customerId} and status = any(${statuses}::text[])
    and (${from}::timestamptz is null or created_at >= ${from}::timestamptz)
    and (${until}::timestamptz is null or created_at < ${until}::timestamptz)`

export const selectCustomerOrders = (siteId: string, page: Page) => sql<Order & { total: number }>`
  select ${orderColumns}, count(*) over () as total from orders
  where ${matchesChoice(siteId, page)}
  order by created_at desc, order_no desc limit ${page.limit} offset ${page.offset}`

export const countCustomerOrders = (siteId: string, choice: Choice) =>
  sql<{ total: number }>`select count(*) as total from orders where ${matchesChoice(siteId, choice)}`

/**
 * Takes stock where there is enough, in the order of SKU and inventory, and writes down what was taken. The row count
 * is the number of takes that went through: fewer than asked for means that stock has moved since it was read.
 */
export const takeStock = (siteId: string, orderNo: string, takes: readonly Take[]) => sql`
  with wanted as (
    select * from unnest(${takes.map(({ sku }) => sku)}::text[], ${takes.map(({ inventoryId }) => inventoryId)}::text[],
      ${takes.map(({ amount }) => amount)}::bigint[]) as w (sku, inventory_id, amount)
  ), locked as materialized (
    select i.sku, i.inventory_id, w.amount from inventory i join wanted w using (sku, inventory_id)
    where i.site_id = ${siteId} order by i.sku, i.inventory_id for no key update of i
  ), taken as (
    update inventory i set on_hand = i.on_hand - l.amount from locked l
    where i.site_id = ${siteId} and i.sku = l.sku and i.inventory_id = l.inventory_id and i.on_hand >= l.amount
    returning i.inventory_id, i.sku, l.amount
  )
  insert into stock_move (site_id, order_no, inventory_id, sku, amount)
  select ${siteId}, ${orderNo}, inventory_id, sku, amount from taken`

/** Returns the stock that an order took. */
export const returnStock = (siteId: string, orderNo: string) => sql`
  with moves as (
    delete from stock_move where site_id = ${siteId} and order_no = ${orderNo}
    returning inventory_id, sku, amount
  ), locked as materialized (
    select i.sku, i.inventory_id, m.amount from inventory i join moves m using (sku, inventory_id)
    where i.site_id = ${siteId} order by i.sku, i.inventory_id for no key update of i
  )
  update inventory i set on_hand = i.on_hand + l.amount from locked l
  where i.site_id = ${siteId} and i.sku = l.sku and i.inventory_id = l.inventory_id`

/** In one order, so that two orders never wait for each other; what is counted afterwards is up to date. */
export const lockCoupons = (siteId: string, codes: string[]) => sql`
  select code from coupon where site_id = ${siteId} and code = any(${codes}::text[]) order by code for no key update`

/** Counts a use of each coupon that has one left, for the shop and for this customer. */
export const useCoupons = (
  siteId: string,
  use: { codes: string[]; customerId: string; orderNo: string; now: Date },
) => sql`
  with used as (
    update coupon c set uses = uses + 1
    where c.site_id = ${siteId} and c.code = any(${use.codes}::text[])
      and (c.max_uses is null or c.uses < c.max_uses)
      and (c.max_uses_per_customer is null or c.max_uses_per_customer > (select count(*) from coupon_use u
        where u.site_id = c.site_id and u.code = c.code and u.customer_id = ${use.customerId}))
      and (c.timeframe_uses is null or c.timeframe_uses > (select count(*) from coupon_use u
        where u.site_id = c.site_id and u.code = c.code and u.customer_id = ${use.customerId}
          and u.used_at > ${use.now}::timestamptz - make_interval(days => c.timeframe_days)))
    returning c.code
  )
  insert into coupon_use (site_id, code, customer_id, order_no, used_at)
  select ${siteId}, code, ${use.customerId}, ${use.orderNo}, ${use.now} from used`

/** Returns the coupon uses of an order. */
export const returnCoupons = (siteId: string, orderNo: string) => sql`
  with uses as (
    delete from coupon_use where site_id = ${siteId} and order_no = ${orderNo} returning code
  )
  update coupon c set uses = c.uses - 1 from uses u where c.site_id = ${siteId} and c.code = u.code`

/** An idempotency key: what it was first used for, the order that came of it, and the answer once there is one. */
export type KeyRow = { hash: string; orderNo: string | null; status: number | null; answer: unknown }

type NewKey = { customerId: string; key: string; hash: string; now: Date }

export const insertKey = (siteId: string, { customerId, key, hash, now }: NewKey) => sql`
  insert into idempotency (site_id, customer_id, key, request_hash, created_at)
  values (${siteId}, ${customerId}, ${key}, ${hash}, ${now}) on conflict do nothing`

export const selectKey = (siteId: string, customerId: string, key: string) => sql<KeyRow>`
  select request_hash as hash, order_no as "orderNo", status, answer from idempotency
  where site_id = ${siteId} and customer_id = ${customerId} and key = ${key}`

export const setOrderOfKey = (siteId: string, customerId: string, key: string, orderNo: string) => sql`
  update idempotency set order_no = ${orderNo}
  where site_id = ${siteId} and customer_id = ${customerId} and key = ${key}`

type StoredAnswer = { customerId: string; key: string; status: number; answer: unknown }

export const storeAnswer = (siteId: string, { customerId, key, status, answer }: StoredAnswer) => sql`
  update idempotency set status = ${status}, answer = ${json(answer)}
  where site_id = ${siteId} and customer_id = ${customerId} and key = ${key}`

/** Keys are kept for two days. */
export const deleteOldKeys = (siteId: string, before: Date) => sql`
  delete from idempotency where site_id = ${siteId} and created_at < ${before}`

/**
 * The lines of orders that stand, for what is learnt from them: `order_no`, `country`, `sku`, `revenue` (in the country's
 * currency). Spliced into another module's statement.
 */
export const soldLines = (siteId: string, since: Date) => sql`
  select o.order_no, o.country, line ->> 'sku' as sku,
    coalesce((line -> 'price' ->> 'afterOrderMinor')::numeric, 0) / 100 as revenue
  from orders o cross join lateral jsonb_array_elements(o.document -> 'agreed' -> 'lines') as line
  where o.site_id = ${siteId} and o.status in ('new', 'completed') and o.created_at >= ${since}`

/** Orders that still need their person: to be paid, or to be handed over. */
export const countOrdersUnderWay = (siteId: string, customerId: string) => sql<{ total: number }>`
  select count(*) as total from orders
  where site_id = ${siteId} and customer_id = ${customerId} and status in ('created', 'new')`

/** What tells who ordered, or may; the rest of what was agreed belongs to the books. */
const ofPerson = [
  'longestMm',
  'shipment',
  'furtherShipments',
  'billing',
  'payments',
  'personPicksUp',
  'sourceCode',
]

/** Erases the person from a customer's orders: lines, amounts, taxes and history stay. */
export const anonymizeOrders = (siteId: string, customerId: string) => sql`
  with keys as (
    delete from idempotency where site_id = ${siteId} and customer_id = ${customerId}
  ), uses as (
    update coupon_use set customer_id = 'forgotten' where site_id = ${siteId} and customer_id = ${customerId}
  ), events as (
    update order_event e set note = null, detail = null from orders o
    where o.site_id = ${siteId} and o.customer_id = ${customerId} and e.site_id = o.site_id and e.order_no = o.order_no
  )
  update orders set collectors = '[]', customer_id = 'forgotten',
    document = jsonb_build_object(
      'agreed', (document -> 'agreed') - ${ofPerson}::text[] || jsonb_build_object('lines', (
          select coalesce(jsonb_agg(line #- '{gift,message}' order by place), '[]')
          from jsonb_array_elements(document -> 'agreed' -> 'lines') with ordinality as lines (line, place))),
      'locale', document -> 'locale', 'email', '', 'customerName', '', 'customerNo', ''),
    history = (select coalesce(jsonb_agg(entry - 'note'), '[]') from jsonb_array_elements(history) as entry)
  where site_id = ${siteId} and customer_id = ${customerId}`

/** Orders whose document holds an answer in the place of facts: how orders were kept once. */
export const selectOldOrders = (limit: number) => sql<OldOrder & { siteId: string }>`
  select site_id as "siteId", ${orderColumns} from orders
  where document ? 'view' order by site_id, order_no limit ${limit} for no key update`

export const replaceDocument = (siteId: string, orderNo: string, document: unknown) => sql`
  update orders set document = ${json(document)} where site_id = ${siteId} and order_no = ${orderNo}`

type Proof = { id: string; orderNo: string; name: string; mediaType: string; bytes: Buffer; now: Date }

export const insertProof = (siteId: string, proof: Proof) => sql`
  insert into transfer_proof (site_id, id, order_no, name, media_type, bytes, created_at)
  values (${siteId}, ${proof.id}, ${proof.orderNo}, ${proof.name}, ${proof.mediaType}, ${proof.bytes}, ${proof.now})`

export const countProofs = (siteId: string, orderNo: string) => sql<{ proofs: number }>`
  select count(*)::int as proofs from transfer_proof where site_id = ${siteId} and order_no = ${orderNo}`

export type ProofName = { id: string; name: string; size: number }

export const selectProofNames = (siteId: string, orderNo: string) => sql<ProofName>`
  select id, name, length(bytes) as size from transfer_proof
  where site_id = ${siteId} and order_no = ${orderNo} order by created_at, id`

export const selectProof = (siteId: string, orderNo: string, id: string) => sql<
  Pick<Proof, 'name' | 'mediaType' | 'bytes'>
>`
  select name, media_type as "mediaType", bytes from transfer_proof
  where site_id = ${siteId} and order_no = ${orderNo} and id = ${id}`

/** For the merchant, who compares them with the bank. */
export const selectProofs = (siteId: string, orderNo: string) => sql<{ name: string; bytes: Buffer }>`
  select name, bytes from transfer_proof where site_id = ${siteId} and order_no = ${orderNo}
  order by created_at, id`
