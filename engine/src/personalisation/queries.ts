import type { CountryCode } from '../../../facts/countries.ts'
import { json, type Statement, sql } from '../db/sql.ts'
import type { LocalizedText } from '../kernel/localized.ts'
import type { ActivityRecord } from './record-activity.ts'

export type ActivityKind =
  | 'viewProduct'
  | 'viewSearch'
  | 'clickSearch'
  | 'viewCategory'
  | 'clickCategory'
  | 'viewReco'
  | 'clickReco'
  | 'viewPage'
  | 'beginCheckout'
  | 'checkoutStep'
  | 'addToCart'

export type NewActivity = {
  at: Date
  kind: ActivityKind
  country: CountryCode
  cookieId: string
  userId: string | undefined
  source: string
  productIds: string[]
  record: ActivityRecord
  /** Most activities within a minute; undefined: any number. */
  limits: { visit: number; source: number } | undefined
}

/** Writes nothing where the visit or the address has told its share of this minute. */
export const insertActivity = (siteId: string, one: NewActivity) => {
  const minuteAgo = new Date(one.at.getTime() - 60_000)
  const { visit, source } = one.limits ?? { visit: 2_000_000_000, source: 2_000_000_000 }
  return sql`
    insert into activity (site_id, at, kind, country, cookie_id, user_id, source, product_ids, record)
    select ${siteId}::text, ${one.at}::timestamptz, ${one.kind}::text, ${one.country}::text, ${one.cookieId}::text,
      ${one.userId ?? null}::text, ${one.source}::text, ${one.productIds}::text[], ${json(one.record)}::jsonb
    where (select count(*) from activity
        where site_id = ${siteId} and cookie_id = ${one.cookieId} and at > ${minuteAgo}) < ${visit}::int
      and (select count(*) from activity
        where site_id = ${siteId} and source = ${one.source} and at > ${minuteAgo}) < ${source}::int`
}

/** Whose history is read: this visit's, and the customer's where there is one. */
export type Visitor = { cookieId: string; userId: string | undefined }

/** What a visitor looked at, as what is found in lists (a variant as its master), the latest first. */
const viewsOf = (siteId: string, { cookieId, userId }: Visitor) => sql`
  select coalesce(p.master_id, p.id) as id, max(a.at) as at from (
      (select at, product_ids from activity where site_id = ${siteId} and cookie_id = ${cookieId}
        and kind = 'viewProduct' order by at desc limit 60)
      union all
      (select at, product_ids from activity where site_id = ${siteId} and user_id = ${userId ?? null}::text
        and kind = 'viewProduct' order by at desc limit 60)
    ) a
    cross join lateral unnest(a.product_ids) as given (id)
    join product p on p.site_id = ${siteId} and p.id = given.id
  group by 1`

/** The heads of the products one asks about: a variant's master, else the product itself. */
const subjects = (siteId: string, ids: readonly string[]) => sql`
  select distinct h.id, h.primary_category_id, h.attributes, h.sell_mode, h.content
  from product p join product h on h.site_id = p.site_id and h.id = coalesce(p.master_id, p.id)
  where p.site_id = ${siteId} and p.id = any(${ids}::text[])`

/** Products that were recently looked at. */
export const viewedRecently = (siteId: string, visitor: Visitor): Statement<unknown> => sql`
  select id as product_id, extract(epoch from at)::float8 as rank from (${viewsOf(siteId, visitor)}) seen`

/** Products that others put in the same order, or looked at in the same visit. */
export const boughtTogether = (siteId: string, list: 'bought' | 'viewed', ids: readonly string[]) => sql`
  select product_id, sum(score)::float8 as rank from recommendation
  where site_id = ${siteId} and list = ${list}::text and country = ''
    and subject in (select id from (${subjects(siteId, ids)}) s)
  group by product_id`

/** What the catalogue says goes with them: ridges, screws and sealant of a roof, in the merchant's order. */
export const companions = (siteId: string, ids: readonly string[]) => sql`
  select coalesce(c.master_id, c.id) as product_id, max(1000 - link.position)::float8 as rank
  from (${subjects(siteId, ids)}) s
  cross join lateral jsonb_array_elements(coalesce(s.content -> 'links', '[]'))
    with ordinality as link (one, position)
  join product c on c.site_id = ${siteId} and c.id = link.one ->> 'productId'
  group by 1`

/** The parts of sets one asks about, with what goes with them. */
export const companionsOfParts = (siteId: string, ids: readonly string[]) => sql`
  select coalesce(c.master_id, c.id) as product_id, max(1000 - link.position)::float8 as rank
  from product p
  cross join lateral jsonb_array_elements(p.members) as part (one)
  join product m on m.site_id = p.site_id and m.id = part.one ->> 'productId'
  join product h on h.site_id = p.site_id and h.id = coalesce(m.master_id, m.id)
  cross join lateral jsonb_array_elements(coalesce(h.content -> 'links', '[]'))
    with ordinality as link (one, position)
  join product c on c.site_id = p.site_id and c.id = link.one ->> 'productId'
  where p.site_id = ${siteId} and p.id = any(${ids}::text[])
  group by 1`

/** Products like them: the same category first, then by how many facts are the same. Judges the 300 likeliest. */
export const similarProducts = (
  siteId: string,
  country: CountryCode,
  root: string,
  ids: readonly string[],
) => sql`
  select c.id as product_id, max(
      case when c.primary_category_id = s.primary_category_id then 3 else 0 end
      + case when c.sell_mode = s.sell_mode then 1 else 0 end
      + (select count(*) from jsonb_each_text(s.attributes) a where c.attributes ->> a.key = a.value)
      + c.popularity / 100000.0)::float8 as rank
  from (${subjects(siteId, ids)}) s
  join category own on own.site_id = ${siteId} and own.id = s.primary_category_id
  cross join lateral (
    select id, primary_category_id, sell_mode, attributes, popularity from product
    where site_id = ${siteId} and master_id is null and online and ${country}::text = any(countries)
      and category_ids && array_remove(array[own.id, own.parent_id], ${root}::text)
    order by (primary_category_id = s.primary_category_id) desc, popularity desc, id limit 300
  ) c
  group by c.id`

/** What brings most revenue in a country and category; empty: in all of them. */
export const topOf = (siteId: string, country: CountryCode, category: string) => sql`
  select product_id, (1000 - position)::float8 as rank from recommendation
  where site_id = ${siteId} and list = 'top' and country = ${country} and subject = ${category}`

/** The best of each first-level category, category by category. */
export const bestOfEach = (siteId: string, country: CountryCode, root: string) => sql`
  select r.product_id, (10000 - r.position * 100 - min(c.position))::float8 as rank
  from recommendation r
  join category c on c.site_id = r.site_id and c.id = r.subject
    and c.parent_id = ${root} and c.online and c.show_in_menu
  where r.site_id = ${siteId} and r.list = 'top' and r.country = ${country} and r.position <= 4
  group by r.product_id, r.position`

export type Candidate = { id: string; source: number }

/** Candidates of several sources in the order of the sources, each product once, without those named. */
export const selectCandidates = (sources: readonly Statement<unknown>[], without: readonly string[]) => {
  const all = sources
    .map((rows, at) => sql`select ${at}::int as source, product_id, rank from (${rows}) one`)
    .reduce((some, one) => sql`${some} union all ${one}`)
  return sql<Candidate>`
    select product_id as id, min(source) as source from (
      select source, product_id, max(rank) as rank from (${all}) every group by 1, 2
    ) found
    where product_id <> all(${without}::text[])
    group by product_id order by min(source), max(rank) desc, product_id limit 60`
}

export type CategoryRow = { id: string; name: LocalizedText }

/** The first-level category a visitor looks at most, else the one of most revenue, else the first of the menu. */
export const selectCategory = (siteId: string, country: CountryCode, root: string, visitor: Visitor) =>
  sql<CategoryRow>`
  with seen as (
    select p.category_ids from (${viewsOf(siteId, visitor)}) s
    join product p on p.site_id = ${siteId} and p.id = s.id
  ), revenue as (
    select subject, sum(score) as total from recommendation
    where site_id = ${siteId} and list = 'top' and country = ${country} group by subject
  )
  select c.id, c.name from category c left join revenue r on r.subject = c.id
  where c.site_id = ${siteId} and c.parent_id = ${root} and c.online and c.show_in_menu
  order by (select count(*) from seen where c.id = any(seen.category_ids)) desc, coalesce(r.total, 0) desc,
    c.position, c.id
  limit 1`

/** What was recorded of a customer's visits. */
export const activitiesOf = (siteId: string, customerId: string) =>
  sql<{ at: Date; kind: string; record: ActivityRecord }>`
    select at, kind, record from activity where site_id = ${siteId} and user_id = ${customerId} order by at desc`

/** The visits of a customer who leaves, those before they signed in too: the browser is the same. */
export const eraseActivities = (siteId: string, customerId: string) => sql`
  delete from activity where site_id = ${siteId} and (user_id = ${customerId} or cookie_id in (
    select cookie_id from activity where site_id = ${siteId} and user_id = ${customerId}))`
