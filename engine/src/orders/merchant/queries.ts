import type { CountryCode } from '../../../../facts/countries.ts'
import { sql } from '../../db/sql.ts'
import type { Order } from '../order.ts'
import { orderColumns } from '../queries.ts'

/** What the merchant's systems noted on an order. */
export type OrderNotes = {
  externalOrderNo: string | null
  externalOrderText: string | null
  customerOrderReference: string | null
}

/** An order with the columns that only the merchant reads. */
export type MerchantOrder = Order &
  OrderNotes & {
    revision: number
    exportStatus: 'not_exported' | 'ready' | 'exported' | 'failed'
    externalStatus: string | null
    /** Null: as its status says. */
    confirmationStatus: 'not_confirmed' | 'confirmed' | null
  }

export const merchantOrderColumns = sql`
  ${orderColumns}, revision, export_status as "exportStatus", external_status as "externalStatus",
  confirmation_status as "confirmationStatus", external_order_no as "externalOrderNo",
  external_order_text as "externalOrderText", customer_order_reference as "customerOrderReference"`

/**
 * Whose orders: a site's, in the countries that the caller may see, those promised from inventories of their stores, and
 * those that were taken there.
 */
export type OrdersInReach = {
  siteId: string
  countries: readonly CountryCode[]
  inventoryIds: readonly string[]
  storeIds: readonly string[]
}

/** Who may see whole countries alone is spared a look into the orders. */
export const isInReach = ({ siteId, countries, inventoryIds, storeIds }: OrdersInReach) =>
  inventoryIds.length === 0
    ? sql`site_id = ${siteId} and country = any(${countries}::text[])`
    : sql`site_id = ${siteId} and (country = any(${countries}::text[])
        or inventory_ids ?| ${inventoryIds}::text[]
        or placed_store_id = any(${storeIds}::text[]))`

export const selectMerchantOrder = (reach: OrdersInReach, orderNo: string) => sql<MerchantOrder>`
  select ${merchantOrderColumns} from orders where ${isInReach(reach)} and order_no = ${orderNo}`

/** The order of a basket that the counter has filled. */
export const selectCounterOrder = (reach: OrdersInReach, basketId: string) => sql<MerchantOrder>`
  select ${merchantOrderColumns} from orders
  where ${isInReach(reach)} and basket_id = ${basketId} and channel <> 'shop' and status <> 'failed'`

export const lockMerchantOrder = (reach: OrdersInReach, orderNo: string) => sql<MerchantOrder>`
  ${selectMerchantOrder(reach, orderNo)} for no key update`

/** Null where a filter was not named. */
export type OrderFilter = {
  statuses: string[] | null
  exportStatuses: string[] | null
  externalStatuses: string[] | null
  confirmationStatuses: string[] | null
  paymentStatuses: string[] | null
  shippingStatuses: string[] | null
  createdFrom: Date | null
  createdBefore: Date | null
  modifiedFrom: Date | null
  modifiedBefore: Date | null
}

const isOneOf = (value: unknown, wanted: string[] | null) =>
  sql`(${wanted}::text[] is null or ${value} = any(${wanted}::text[]))`

const isWithin = (value: unknown, from: Date | null, before: Date | null) => sql`
  (${from}::timestamptz is null or ${value} >= ${from}) and (${before}::timestamptz is null or ${value} < ${before})`

const confirmation = sql`coalesce(confirmation_status,
  case when status in ('created', 'failed') then 'not_confirmed' else 'confirmed' end)`

const matches = (reach: OrdersInReach, filter: OrderFilter) => sql`
  ${isInReach(reach)}
    and ${isOneOf(sql`status`, filter.statuses)}
    and ${isOneOf(sql`export_status`, filter.exportStatuses)}
    and ${isOneOf(sql`external_status`, filter.externalStatuses)}
    and ${isOneOf(confirmation, filter.confirmationStatuses)}
    and ${isOneOf(sql`payment_status`, filter.paymentStatuses)}
    and ${isOneOf(sql`shipping_status`, filter.shippingStatuses)}
    and ${isWithin(sql`created_at`, filter.createdFrom, filter.createdBefore)}
    and ${isWithin(sql`modified_at`, filter.modifiedFrom, filter.modifiedBefore)}`

export type OrderPage = {
  sortBy: 'creation_date' | 'last_modified_date'
  sortOrder: 'asc' | 'desc'
  limit: number
  offset: number
}

const orders = {
  creation_date: {
    asc: sql`order by created_at, order_no`,
    desc: sql`order by created_at desc, order_no desc`,
  },
  last_modified_date: {
    asc: sql`order by modified_at, order_no`,
    desc: sql`order by modified_at desc, order_no desc`,
  },
}

export const selectMerchantOrders = (
  reach: OrdersInReach,
  filter: OrderFilter,
  page: OrderPage,
) => sql<MerchantOrder>`
  select ${merchantOrderColumns} from orders where ${matches(reach, filter)}
  ${orders[page.sortBy][page.sortOrder]} limit ${page.limit} offset ${page.offset}`

export const countMerchantOrders = (reach: OrdersInReach, filter: OrderFilter) =>
  sql<{ total: number }>`select count(*) as total from orders where ${matches(reach, filter)}`

type Noted = Pick<
  MerchantOrder,
  'orderNo' | 'exportStatus' | 'externalStatus' | 'confirmationStatus' | keyof OrderNotes
>

/** Writes what the merchant's systems note; what was agreed stays as it is. */
export const updateNotes = (siteId: string, order: Noted, now: Date) => sql`
  update orders set export_status = ${order.exportStatus}, external_status = ${order.externalStatus},
    confirmation_status = ${order.confirmationStatus}, external_order_no = ${order.externalOrderNo},
    external_order_text = ${order.externalOrderText}, customer_order_reference = ${order.customerOrderReference},
    modified_at = ${now}, revision = revision + 1
  where site_id = ${siteId} and order_no = ${order.orderNo}`
