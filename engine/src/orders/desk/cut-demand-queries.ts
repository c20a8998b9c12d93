import type { IsoDate } from '../../../../facts/dates.ts'
import { sql } from '../../db/sql.ts'

/** Pieces of a line that are to be cut. */
export type CutDemand = {
  orderNo: string
  itemId: string
  sku: string
  lengthMm: number
  /** What has not been cut yet. */
  quantity: number
  /** By when it was promised; null: without a day. */
  due: IsoDate | null
  customerName: string
}

/** What is paid and not cut, of lines that are promised from these inventories by a day, or without one. */
export const selectCutDemand = (siteId: string, inventoryIds: readonly string[], day: IsoDate) =>
  sql<CutDemand>`
  select * from (
    select o.order_no as "orderNo", line ->> 'itemId' as "itemId", line ->> 'sku' as sku,
      (line ->> 'lengthMm')::int as "lengthMm",
      (line ->> 'quantity')::int - coalesce((o.progress -> (line ->> 'itemId') ->> 'cut')::int, 0) as quantity,
      case when (line ->> 'pickUp')::boolean then line #>> '{ready,day}'
        when line ? 'shipmentId' then jsonb_path_query_first(o.document,
          '$.agreed.furtherShipments[*] ? (@.id == $id).method.day',
          jsonb_build_object('id', line -> 'shipmentId')) #>> '{}'
        else o.document #>> '{agreed,shipment,method,day}' end as due,
      o.document ->> 'customerName' as "customerName"
    from orders o cross join lateral jsonb_array_elements(o.document -> 'agreed' -> 'lines') as line
    where o.site_id = ${siteId} and order_step(o.status, o.payment_status, o.history) = 'paid'
      and o.inventory_ids ?| ${inventoryIds}::text[]
      and line ? 'lengthMm' and line ->> 'inventoryId' = any(${inventoryIds}::text[])
  ) open where quantity > 0 and (due is null or due <= ${day})
  order by due nulls last, "orderNo", "itemId"`
