import { json, sql } from '../db/sql.ts'
import type { Actor } from '../kernel/admin-context.ts'
import type { EventType, PublishedEvent } from './event-types.ts'

const columns = sql`e.id, e.position, e.type, e.at, e.country, e.data`

/** Tells what no trigger sees, within the transaction of the change. */
export const insertEvent = (siteId: string, type: EventType, { at, data }: { at: Date; data: object }) =>
  sql`select write_event(${siteId}, ${type}, null, ${json(data)}, ${at})`

export const hasUnplaced = (siteId: string) => sql<{ found: boolean }>`
  select exists (select from event where site_id = ${siteId} and position is null) as found`

export const insertFeed = (siteId: string) =>
  sql`insert into event_feed (site_id) values (${siteId}) on conflict do nothing`

export type Feed = { lastPosition: number; droppedPosition: number }

export const lockFeed = (siteId: string) => sql<Feed>`
  select last_position as "lastPosition", dropped_position as "droppedPosition" from event_feed
  where site_id = ${siteId} for no key update`

export const selectFeed = (siteId: string) => sql<Feed>`
  select last_position as "lastPosition", dropped_position as "droppedPosition" from event_feed
  where site_id = ${siteId}`

/** Gives places to events that have been committed, in the order of their writing; the feed has to be locked. */
export const placeEvents = (siteId: string, most: number, now: Date) => sql<PublishedEvent>`
  with placed as (
    select seq, row_number() over (order by seq)
      + (select last_position from event_feed where site_id = ${siteId}) as position
    from (select seq from event where site_id = ${siteId} and position is null order by seq limit ${most}) as fresh
  ), moved as (
    update event_feed set last_position = greatest(last_position, (select max(position) from placed))
    where site_id = ${siteId}
  )
  update event e set position = placed.position, at = coalesce(e.at, ${now}), placed_at = ${now}
  from placed
  where e.site_id = ${siteId} and e.seq = placed.seq returning ${columns}`

type Choice = {
  after: number
  until: number
  types: readonly string[]
  countries: readonly string[]
  limit: number
}

/** Events behind a place, in the order of the feed. No types: all. */
export const selectEvents = (
  siteId: string,
  { after, until, types, countries, limit }: Choice,
) => sql<PublishedEvent>`
  select ${columns} from event e
  where e.site_id = ${siteId} and e.position > ${after} and e.position <= ${until}
    and (${types.length === 0} or e.type = any(${types}::text[]))
    and (e.country is null or e.country = any(${countries}::text[]))
  order by e.position limit ${limit}`

/** Forgets the oldest events, and up to where. */
export const deleteOldEvents = (siteId: string, before: Date, most: number) => sql`
  with gone as (
    delete from event where id in (
      select id from event where site_id = ${siteId} and placed_at < ${before}
      order by position limit ${most})
    returning position
  )
  update event_feed set dropped_position = greatest(dropped_position, (select max(position) from gone))
  where site_id = ${siteId} and exists (select from gone)`

/** How many SKUs of a store are named in one event; where more changed, it says only that. */
const mostNamed = 500

/**
 * One event for each store whose stock transactions have changed that ended since this was last done: those before the
 * oldest that is still open. The feed has to be locked.
 */
export const gatherStock = (siteId: string, now: Date) => sql`
  with bound as (select pg_snapshot_xmin(pg_current_snapshot()) as open),
  changed as (
    select i.inventory_id, array_agg(i.sku order by i.sku) as skus
    from event_feed f join inventory i on i.site_id = f.site_id and i.changed_by >= f.stock_seen
    where f.site_id = ${siteId} and i.changed_by < (select open from bound) group by i.inventory_id
  ), told as (
    select write_event(${siteId}, 'stock.changed', s.country, case when cardinality(c.skus) > ${mostNamed}::int
      then jsonb_build_object('inventoryListId', c.inventory_id, 'isAll', true)
      else jsonb_build_object('inventoryListId', c.inventory_id, 'productIds', to_jsonb(c.skus)) end, ${now}::timestamptz)
    from changed c left join store s on s.site_id = ${siteId} and s.inventory_id = c.inventory_id
    order by c.inventory_id
  ), counted as (select count(*) as stores from told)
  update event_feed set stock_seen = (select open from bound)
  where site_id = ${siteId} and (select stores from counted) >= 0`

export type Webhook = {
  id: string
  url: string
  types: EventType[]
  countries: string[] | null
  /** Encrypted. */
  secret: string
  previousSecret: string | null
  previousUntil: Date | null
  status: 'enabled' | 'disabled' | 'failed'
  createdBy: Actor
  createdAt: Date
  revision: number
}

const webhookColumns = sql`
  w.id, w.url, w.types, w.countries, w.secret, w.previous_secret as "previousSecret",
  w.previous_until as "previousUntil", w.status, w.created_by as "createdBy", w.created_at as "createdAt", w.revision`

export const insertWebhook = (siteId: string, webhook: Webhook) => sql`
  insert into webhook (site_id, id, url, types, countries, secret, status, created_by, created_at)
  values (${siteId}, ${webhook.id}, ${webhook.url}, ${webhook.types}, ${webhook.countries}, ${webhook.secret},
    ${webhook.status}, ${json(webhook.createdBy)}, ${webhook.createdAt})`

/** Null: whoever sees the whole shop. One that is told of other countries as well is missing. */
type Reach = readonly string[] | null

const isInReach = (countries: Reach) => sql`
  (${countries}::text[] is null or w.countries <@ ${countries}::text[])`

export const selectWebhooks = (siteId: string, countries: Reach) => sql<Webhook>`
  select ${webhookColumns} from webhook w where w.site_id = ${siteId} and ${isInReach(countries)}
  order by w.created_at, w.id`

export const selectWebhook = (siteId: string, id: string, countries: Reach) => sql<Webhook>`
  select ${webhookColumns} from webhook w where w.site_id = ${siteId} and w.id = ${id} and ${isInReach(countries)}`

export const lockWebhook = (siteId: string, id: string, countries: Reach) => sql<Webhook>`
  ${selectWebhook(siteId, id, countries)} for no key update`

export const updateWebhookRow = (siteId: string, webhook: Webhook) => sql`
  update webhook set url = ${webhook.url}, types = ${webhook.types}, secret = ${webhook.secret},
    previous_secret = ${webhook.previousSecret}, previous_until = ${webhook.previousUntil}, status = ${webhook.status},
    revision = revision + 1
  where site_id = ${siteId} and id = ${webhook.id}`

export const deleteWebhookRow = (siteId: string, id: string) =>
  sql`delete from webhook where site_id = ${siteId} and id = ${id}`

/** Switches off one that is on; nobody else does so at the same time. */
export const failWebhook = (siteId: string, id: string) => sql`
  update webhook set status = 'failed', revision = revision + 1
  where site_id = ${siteId} and id = ${id} and status = 'enabled'`

/** Which of these events each enabled webhook has to be sent. */
export const insertDeliveries = (siteId: string, eventIds: readonly string[]) => sql<{
  webhookId: string
  eventId: string
}>`
  insert into webhook_delivery (site_id, webhook_id, event_id, status)
  select ${siteId}, w.id, e.id, 'waiting' from webhook w join event e on e.id = any(${eventIds}::uuid[])
  where w.site_id = ${siteId} and w.status = 'enabled' and (w.types = '{}' or e.type = any(w.types))
    and (w.countries is null or e.country is null or e.country = any(w.countries))
  order by e.position, w.id
  returning webhook_id as "webhookId", event_id as "eventId"`

export type Delivery = {
  event: PublishedEvent
  status: 'waiting' | 'delivered' | 'failed'
  tries: number
  round: number
  answer: number | null
  fault: string | null
  triedAt: Date | null
  nextAt: Date | null
}

type DeliveryRow = PublishedEvent & Omit<Delivery, 'event'>
export const deliveryOf = ({
  status,
  tries,
  round,
  answer,
  fault,
  triedAt,
  nextAt,
  ...event
}: DeliveryRow): Delivery => ({
  event,
  status,
  tries,
  round,
  answer,
  fault,
  triedAt,
  nextAt,
})

const deliveryColumns = sql`
  ${columns}, d.status, d.tries, d.round, d.answer, d.fault, d.tried_at as "triedAt", d.next_at as "nextAt"`

const deliveriesOf = (siteId: string, webhookId: string, status: string | null) => sql`
  webhook_delivery d join event e on e.id = d.event_id
  where d.site_id = ${siteId} and d.webhook_id = ${webhookId}
    and (${status}::text is null or d.status = ${status})`

export const selectDeliveries = (
  siteId: string,
  webhookId: string,
  { status, limit, offset }: { status: string | null; limit: number; offset: number },
) => sql<DeliveryRow>`
  select ${deliveryColumns} from ${deliveriesOf(siteId, webhookId, status)}
  order by e.position desc limit ${limit} offset ${offset}`

export const countDeliveries = (siteId: string, webhookId: string, status: string | null) =>
  sql<{ total: number }>`select count(*) as total from ${deliveriesOf(siteId, webhookId, status)}`

export const selectDelivery = (siteId: string, webhookId: string, eventId: string) => sql<DeliveryRow>`
  select ${deliveryColumns} from ${deliveriesOf(siteId, webhookId, null)} and d.event_id = ${eventId}`

/** Asks for an event once more, also one that was never to be sent to this webhook. */
export const renewDelivery = (siteId: string, webhookId: string, eventId: string) => sql<{ round: number }>`
  insert into webhook_delivery as d (site_id, webhook_id, event_id, status)
  select ${siteId}, w.id, e.id, 'waiting' from webhook w join event e
    on e.site_id = w.site_id and e.id = ${eventId} and e.position is not null
    and (w.countries is null or e.country is null or e.country = any(w.countries))
  where w.site_id = ${siteId} and w.id = ${webhookId}
  on conflict (site_id, webhook_id, event_id) do update
    set status = 'waiting', tries = 0, round = d.round + 1, next_at = null
  returning round`

/** Writes down a try that is still the one which was asked for; no row where somebody asked anew. */
export const updateDelivery = (
  siteId: string,
  webhookId: string,
  { event, status, tries, round, answer, fault, triedAt, nextAt }: Delivery,
) => sql`
  update webhook_delivery set status = ${status}, tries = ${tries}, answer = ${answer}, fault = ${fault},
    tried_at = ${triedAt}, next_at = ${nextAt}
  where site_id = ${siteId} and webhook_id = ${webhookId} and event_id = ${event.id} and round = ${round}
    and status = 'waiting' and tries = ${tries - 1}`
