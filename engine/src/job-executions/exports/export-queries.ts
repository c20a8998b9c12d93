import { customerCountry, customersWithin } from '../../customers/accounts/index.ts'
import { sql } from '../../db/sql.ts'

type Range = { siteId: string; countries: readonly string[]; isWhole: boolean }
type Batch = Range & { after: string | null; limit: number }
type Total = { total: number }

const ordersIn = ({ siteId, countries }: Range) => sql`
  orders o where o.site_id = ${siteId} and o.country = any(${countries}::text[])`

export const countOrders = (range: Range) => sql<Total>`select count(*) as total from ${ordersIn(range)}`

export const selectOrders = ({ after, limit, ...range }: Batch) => sql<{
  key: string
  createdAt: Date
  modifiedAt: Date
  country: string
  currency: string
  status: string
  paymentStatus: string
  shippingStatus: string
  exportStatus: string
  externalOrderNo: string | null
  customerNo: string | null
  customerName: string | null
  email: string | null
  totalMinor: number
}>`
  select o.order_no as key, o.created_at as "createdAt", o.modified_at as "modifiedAt", o.country, o.currency, o.status,
    o.payment_status as "paymentStatus", o.shipping_status as "shippingStatus", o.export_status as "exportStatus",
    o.external_order_no as "externalOrderNo", o.document ->> 'customerNo' as "customerNo",
    o.document ->> 'customerName' as "customerName", o.document ->> 'email' as email, o.total_minor as "totalMinor"
  from ${ordersIn(range)} and o.order_no > coalesce(${after}, '') order by o.order_no limit ${limit}`

const productsIn = ({ siteId, countries, isWhole }: Range) => sql`
  product p where p.site_id = ${siteId} and (${isWhole}::boolean or p.countries && ${countries}::text[])`

export const countProducts = (range: Range) => sql<Total>`select count(*) as total from ${productsIn(range)}`

export const selectProducts = ({ after, limit, ...range }: Batch) => sql<{
  key: string
  kind: string
  masterId: string | null
  name: { es?: string; en?: string }
  online: boolean
  sellMode: string
  primaryCategoryId: string | null
  countries: string[]
  stockPattern: string
  weightGrams: number
}>`
  select p.id as key, p.kind, p.master_id as "masterId", p.name, p.online, p.sell_mode as "sellMode",
    p.primary_category_id as "primaryCategoryId", p.countries, p.stock_pattern as "stockPattern", p.weight_g as "weightGrams"
  from ${productsIn(range)} and p.id > coalesce(${after}, '') order by p.id limit ${limit}`

const pricesIn = ({ siteId, countries }: Range) => sql`
  price r join product p on p.site_id = r.site_id and p.id = r.sku
  where r.site_id = ${siteId} and r.country = any(${countries}::text[])`

export const countPrices = (range: Range) => sql<Total>`select count(*) as total from ${pricesIn(range)}`

/** Keys of several columns are told apart by a sign that no id has. */
export const selectPrices = ({ after, limit, ...range }: Batch) => {
  const [country = '', sku = '', minQuantity = '0'] = after?.split('\n') ?? []
  return sql<{
    key: string
    country: string
    sku: string
    minQuantity: number
    minor: number | null
    isCut: boolean
  }>`
  select concat_ws(E'\n', r.country, r.sku, r.min_quantity) as key, r.country, r.sku, r.min_quantity as "minQuantity",
    r.amount_minor as minor, p.cut is not null as "isCut"
  from ${pricesIn(range)} and (r.country, r.sku, r.min_quantity) > (${country}, ${sku}, ${minQuantity}::bigint)
  order by r.country, r.sku, r.min_quantity limit ${limit}`
}

const stockIn = ({ siteId, countries }: Range) => sql`
  inventory i join product p on p.site_id = i.site_id and p.id = i.sku
  where i.site_id = ${siteId} and i.inventory_id = any(array(
    select s.inventory_id from store s where s.site_id = ${siteId} and s.country = any(${countries}::text[])))`

export const countStock = (range: Range) => sql<Total>`select count(*) as total from ${stockIn(range)}`

export const selectStock = ({ after, limit, ...range }: Batch) => {
  const [inventoryId = '', sku = ''] = after?.split('\n') ?? []
  return sql<{ key: string; inventoryId: string; sku: string; onHand: number; isCut: boolean }>`
  select concat_ws(E'\n', i.inventory_id, i.sku) as key, i.inventory_id as "inventoryId", i.sku, i.on_hand as "onHand",
    p.cut is not null as "isCut"
  from ${stockIn(range)} and (i.inventory_id, i.sku) > (${inventoryId}, ${sku}) order by i.inventory_id, i.sku limit ${limit}`
}

const customersIn = ({ siteId, countries, isWhole }: Range) =>
  sql`customer c where ${customersWithin({ siteId, countries, isEverywhere: isWhole })}`

export const countCustomers = (range: Range) =>
  sql<Total>`select count(*) as total from ${customersIn(range)}`

export const selectCustomers = ({ after, limit, ...range }: Batch) => sql<{
  key: string
  customerNo: string
  email: string
  profile: Record<string, string | undefined>
  country: string | null
  createdAt: Date
  lastLoginAt: Date | null
}>`
  select c.id as key, c.customer_no as "customerNo", c.email, c.profile, ${customerCountry} as country,
    c.created_at as "createdAt", c.last_login_at as "lastLoginAt"
  from ${customersIn(range)} and c.id > coalesce(${after}, '') order by c.id limit ${limit}`
