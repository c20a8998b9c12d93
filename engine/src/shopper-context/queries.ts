import { sql } from '../db/sql.ts'
import type { ShopperContext } from './context.ts'

type Row = { document: ShopperContext }

export const selectContext = (siteId: string, usid: string, now: Date) => sql<Row>`
  select document from shopper_context where site_id = ${siteId} and usid = ${usid} and expires_at > ${now}`

export const lockContext = (siteId: string, usid: string, now: Date) => sql<Row>`
  select document from shopper_context where site_id = ${siteId} and usid = ${usid} and expires_at > ${now}
  for no key update`

type StoredContext = { usid: string; customerId: string; document: ShopperContext; expiresAt: Date }

/** Whether it is new; a context that has run out counts as none. */
export const putContext = (
  siteId: string,
  { usid, customerId, document, expiresAt }: StoredContext,
  now: Date,
) => sql<{
  isNew: boolean
}>`
  with known as (
    select expires_at from shopper_context where site_id = ${siteId} and usid = ${usid} and expires_at > ${now}
  )
  insert into shopper_context (site_id, usid, customer_id, document, expires_at)
  values (${siteId}, ${usid}, ${customerId}, ${JSON.stringify(document)}::jsonb, ${expiresAt})
  on conflict (site_id, usid) do update
    set customer_id = excluded.customer_id, document = excluded.document, expires_at = excluded.expires_at
  returning not exists (select from known) as "isNew"`

export const deleteContext = (siteId: string, usid: string, now: Date) => sql<{ isLive: boolean }>`
  delete from shopper_context where site_id = ${siteId} and usid = ${usid} returning expires_at > ${now} as "isLive"`

export const deleteOldContexts = (siteId: string, now: Date) => sql`
  delete from shopper_context where ctid in (
    select ctid from shopper_context where site_id = ${siteId} and expires_at <= ${now} limit 100 for no key update skip locked)`

/** What sessions of somebody who leaves have said. */
export const eraseContexts = (siteId: string, customerId: string) =>
  sql`delete from shopper_context where site_id = ${siteId} and customer_id = ${customerId}`
