import { json, sql } from '../db/sql.ts'

/** Pieces of a product; metres of one piece for goods cut to length. */
export type SavedLine = { productId: string; quantity: number; c_lengthMetersToBuy?: number }

export type SavedList = {
  id: string
  country: string
  title: string
  path: string | null
  lines: SavedLine[]
  unread: string[]
  createdAt: Date
}

/** Days a guest's list can be opened. */
const guestDays = 90
/** Lists of one customer; the oldest give way. */
const mostOfCustomer = 100

/** Saves a list; what guests saved long ago goes by the way, a hundred at a time. */
export const insertSavedList = (siteId: string, customerId: string | null, list: SavedList) => sql`
  with gone as (
    delete from saved_list where site_id = ${siteId} and id in (
      select id from saved_list where site_id = ${siteId} and customer_id is null
        and created_at < ${list.createdAt}::timestamptz - make_interval(days => ${guestDays}) limit 100)),
  oldest as (
    delete from saved_list where site_id = ${siteId} and id in (
      select id from saved_list where site_id = ${siteId} and customer_id = ${customerId}
      order by created_at desc, id offset ${mostOfCustomer - 1}))
  insert into saved_list (site_id, id, customer_id, country, title, path, lines, unread, created_at)
  values (${siteId}, ${list.id}, ${customerId}, ${list.country}, ${list.title}, ${list.path},
    ${json(list.lines)}, ${json(list.unread)}, ${list.createdAt})`

const columns = sql`id, country, title, path, lines, unread, created_at as "createdAt"`

/** The list of a link, for whoever has it. */
export const selectSavedList = (siteId: string, id: string, now: Date) => sql<SavedList>`
  select ${columns} from saved_list where site_id = ${siteId} and id = ${id}
    and (customer_id is not null or created_at >= ${now}::timestamptz - make_interval(days => ${guestDays}))`

/** Latest first. */
export const selectSavedLists = (siteId: string, customerId: string) => sql<SavedList>`
  select ${columns} from saved_list where site_id = ${siteId} and customer_id = ${customerId}
  order by created_at desc, id limit ${mostOfCustomer}`

export const deleteSavedListRow = (siteId: string, customerId: string, id: string) => sql<{ id: string }>`
  delete from saved_list where site_id = ${siteId} and customer_id = ${customerId} and id = ${id} returning id`

/** All of a customer, who closes the account. */
export const eraseSavedLists = (siteId: string, customerId: string) => sql`
  delete from saved_list where site_id = ${siteId} and customer_id = ${customerId}`
