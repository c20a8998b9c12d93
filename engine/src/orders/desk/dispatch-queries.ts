import { json, sql } from '../../db/sql.ts'
import type { Actor } from '../../kernel/admin-context.ts'
import type { OrdersInReach } from '../merchant/queries.ts'
import type { Pieces } from './progress.ts'

/** A truck that has left, with which pieces of which orders. */
export type Dispatch = {
  id: string
  country: string
  storeIds: string[]
  truck: string
  driver: string
  orders: { orderNo: string; lines: Pieces[] }[]
  madeBy: Actor
  madeAt: Date
}

const columns = sql`
  id, country, store_ids as "storeIds", truck, driver, orders, made_by as "madeBy", made_at as "madeAt"`

const isInReach = ({ siteId, countries, storeIds }: OrdersInReach) => sql`
  site_id = ${siteId} and (country = any(${countries}::text[]) or store_ids && ${storeIds}::text[])`

export const insertDispatch = (siteId: string, one: Dispatch) => sql`
  insert into dispatch (site_id, id, country, store_ids, truck, driver, orders, made_by, made_at)
  values (${siteId}, ${one.id}, ${one.country}, ${one.storeIds}, ${one.truck}, ${one.driver}, ${json(one.orders)},
    ${json(one.madeBy)}, ${one.madeAt})`

export const selectDispatch = (reach: OrdersInReach, id: string) => sql<Dispatch>`
  select ${columns} from dispatch where ${isInReach(reach)} and id = ${id}`

/** The latest first. */
export const selectDispatches = (reach: OrdersInReach, limit: number, offset: number) => sql<Dispatch>`
  select ${columns} from dispatch where ${isInReach(reach)} order by made_at desc, id limit ${limit} offset ${offset}`

export const countDispatches = (reach: OrdersInReach) => sql<{ total: number }>`
  select count(*) as total from dispatch where ${isInReach(reach)}`
