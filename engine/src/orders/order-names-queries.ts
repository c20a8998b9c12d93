import { sql } from '../db/sql.ts'

type Owner = { customerId: string; email: string }

/** Of some numbers, those of orders that a customer placed, or somebody with that address. */
export const selectOrderNosOf = (
  siteId: string,
  orderNos: readonly string[],
  { customerId, email }: Owner,
) => sql<{
  orderNo: string
}>`
  select order_no as "orderNo" from orders
  where site_id = ${siteId} and order_no = any(${orderNos}::text[])
    and (customer_id = ${customerId} or lower(document ->> 'email') = lower(${email}))`

/** Whether some countries have an order. */
export const selectOrderIn = (siteId: string, countries: readonly string[], orderNo: string) => sql<{
  orderNo: string
}>`
  select order_no as "orderNo" from orders
  where site_id = ${siteId} and country = any(${countries}::text[]) and order_no = ${orderNo}`
