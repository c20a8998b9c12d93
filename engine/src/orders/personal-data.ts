import { sql } from '../db/sql.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Order } from './order.ts'
import { selectCustomerOrders } from './queries.ts'
import { orderView } from './view.ts'

const statuses = ['created', 'new', 'completed', 'cancelled', 'replaced', 'failed']
const atOnce = 100

/** Every order of a customer as they see it, newest first. */
export const ordersOf = async (ctx: Pick<Ctx, 'db' | 'site'>, customerId: string) => {
  const { siteId } = ctx.site
  const orders: Order[] = []
  for (;;) {
    const page = { customerId, statuses, limit: atOnce, offset: orders.length }
    const rows = await ctx.db.query(selectCustomerOrders(siteId, page))
    orders.push(...rows)
    if (rows.length < atOnce) return orders.map((order) => orderView(siteId, order))
  }
}

/** Orders that still need their person: to be paid, or to be handed over. */
export const countOrdersUnderWay = (siteId: string, customerId: string) => sql<{ total: number }>`
  select count(*) as total from orders
  where site_id = ${siteId} and customer_id = ${customerId} and status in ('created', 'new')`

/** What the books need of an order; everything else of its view tells who ordered, or may. */
const kept = [
  'productItems',
  'shippingItems',
  'couponItems',
  'orderPriceAdjustments',
  'groupedTaxItems',
  'productSubTotal',
  'productTotal',
  'shippingTotal',
  'shippingTotalTax',
  'merchandizeTotalTax',
  'adjustedMerchandizeTotalTax',
  'adjustedShippingTotalTax',
  'taxTotal',
  'orderTotal',
  'taxRoundedAtGroup',
  'taxation',
  'currency',
  'channelType',
  'c_country',
  'c_totalWeightKg',
]

/** Takes the person out of a customer's orders: lines, amounts, taxes and what happened stay. */
export const forgetWhoOrdered = (siteId: string, customerId: string) => sql`
  with keys as (
    delete from idempotency where site_id = ${siteId} and customer_id = ${customerId}
  ), uses as (
    update coupon_use set customer_id = 'forgotten' where site_id = ${siteId} and customer_id = ${customerId}
  )
  update orders set customer_id = 'forgotten',
    document = jsonb_build_object(
      'view', (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(document -> 'view')
        where key = any(${kept}::text[])) || '{"shipments": []}'::jsonb,
      'locale', document -> 'locale', 'email', '', 'customerName', '', 'customerNo', ''),
    history = (select coalesce(jsonb_agg(entry - 'note'), '[]') from jsonb_array_elements(history) as entry)
  where site_id = ${siteId} and customer_id = ${customerId}`
