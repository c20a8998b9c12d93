import { sql, type Statement } from '../db/sql.ts'
import { lastRebuild } from '../search/index.ts'

/** Whether the lists are to be computed anew, since they are old or everything was imported since; who gets a row does it. */
export const claimRun = (siteId: string, now: Date, staleBefore: Date) => sql<{ siteId: string }>`
  insert into recommendation_run (site_id, computed_at, rebuilt_by)
  values (${siteId}, ${now}, (${lastRebuild(siteId)}))
  on conflict (site_id) do update set computed_at = excluded.computed_at, rebuilt_by = excluded.rebuilt_by
  where recommendation_run.computed_at < ${staleBefore}
    or recommendation_run.rebuilt_by is distinct from excluded.rebuilt_by
  returning site_id as "siteId"`

export const deleteLists = (siteId: string) => sql`delete from recommendation where site_id = ${siteId}`

/**
 * Most revenue per category of each country, then the catalogue's own popularity. What lies in the same categories and is sold in
 * the same countries is sorted once for all of them, and its most popular products alone are candidates beside those that were sold.
 */
export const insertTop = (
  siteId: string,
  countries: readonly string[],
  sold: Statement<unknown>,
  most: number,
) => sql`
  insert into recommendation (site_id, list, country, subject, position, product_id, score)
  with head as materialized (
    select id, popularity, category_ids, countries from product
    where site_id = ${siteId} and master_id is null and online
  ), shelf as materialized (
    select category_ids, countries, row_number() over () as number from head group by category_ids, countries
  ), popular as (
    select id, popularity, number from (
      select id, popularity, number, row_number() over (partition by number order by popularity desc, id) as place
      from head join shelf using (category_ids, countries)
    ) placed where place <= ${most}::int
  ), revenue as materialized (
    select s.country, coalesce(p.master_id, p.id) as id, sum(s.revenue) as amount
    from (${sold}) s join product p on p.site_id = ${siteId} and p.id = s.sku
    group by 1, 2
  ), candidate as (
    select c.country, id, popularity, category_ids
    from popular join shelf using (number) cross join lateral unnest(countries) as c (country)
    union
    select r.country, id, popularity, category_ids
    from revenue r join head using (id) where r.country = any(head.countries)
  )
  select ${siteId}, 'top', country, subject, position, id, score from (
    select country, id, subject, coalesce(r.amount, 0)::float8 as score,
      row_number() over (partition by country, subject
        order by coalesce(r.amount, 0) desc, c.popularity desc, id)::int as position
    from candidate c left join revenue r using (country, id)
    cross join lateral unnest(array_append(c.category_ids, '')) as subject
    where country = any(${countries}::text[])
  ) ranked
  where position <= ${most}::int`

/**
 * What stood together in groups (orders, visits): for each product those it shared most groups with, measured by the
 * cosine, so that what is in every group does not win everywhere. `groups` gives `id` (the group) and `product`.
 */
const insertPairs = (
  siteId: string,
  list: 'bought' | 'viewed',
  groups: Statement<unknown>,
  { atLeast, most }: { atLeast: number; most: number },
) => sql`
  with member as materialized (
    select distinct g.id, coalesce(p.master_id, p.id) as product
    from (${groups}) g join product p on p.site_id = ${siteId} and p.id = g.product
  ), frequency as materialized (
    select product, count(*) as n from member group by product
  ), pair as (
    select a.product as subject, b.product, count(*) as n
    from member a join member b on b.id = a.id and b.product <> a.product
    group by 1, 2 having count(*) >= ${atLeast}::int
  ), ranked as (
    select pair.subject, pair.product, pair.n / sqrt(one.n * other.n::float8) as score,
      row_number() over (partition by pair.subject
        order by pair.n / sqrt(one.n * other.n::float8) desc, pair.n desc, pair.product)::int as position
    from pair join frequency one on one.product = pair.subject
    join frequency other on other.product = pair.product
  )
  insert into recommendation (site_id, list, subject, position, product_id, score)
  select ${siteId}, ${list}::text, subject, position, product, score from ranked where position <= ${most}::int`

/** An order of hundreds of products tells nothing about any two of them. */
const mostInGroup = 30

export const insertBoughtPairs = (siteId: string, sold: Statement<unknown>, most: number) =>
  insertPairs(
    siteId,
    'bought',
    sql`
      select order_no as id, sku as product from (
        select order_no, sku, row_number() over (partition by order_no order by revenue desc, sku) as place
        from (${sold}) s
      ) line where place <= ${mostInGroup}::int`,
    { atLeast: 1, most },
  )

/** One visitor proves nothing, and could be anybody: at least two must agree. */
export const insertViewedPairs = (siteId: string, since: Date, most: number) =>
  insertPairs(
    siteId,
    'viewed',
    sql`
      select cookie_id as id, product from (
        select cookie_id, given.product,
          row_number() over (partition by cookie_id order by max(a.at) desc, given.product) as place
        from (
          select cookie_id, product_ids, at from activity
          where site_id = ${siteId} and at >= ${since} and kind in ('viewProduct', 'addToCart')
          order by at desc limit 200000
        ) a cross join lateral unnest(a.product_ids) as given (product)
        group by cookie_id, given.product
      ) seen where place <= ${mostInGroup}::int`,
    { atLeast: 2, most },
  )

/** Forgets the oldest first; a bounded number at once, so that no job runs long. */
export const deleteOldActivities = (siteId: string, before: Date, atOnce: number) => sql`
  delete from activity where site_id = ${siteId} and id in (
    select id from activity where site_id = ${siteId} and at < ${before} order by at limit ${atOnce}::int)`

/** Whatever is older than the newest `most` goes, whenever it was. */
export const deleteSurplusActivities = (siteId: string, most: number, atOnce: number) => sql`
  delete from activity where site_id = ${siteId} and id in (
    select id from activity where site_id = ${siteId} and id <= (
      select id from activity where site_id = ${siteId} order by id desc offset ${most}::int limit 1)
    order by id limit ${atOnce}::int)`
