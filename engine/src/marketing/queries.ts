import type { CampaignRow, CouponRow, PromotionRow } from '../bundle/promotions.ts'
import { sql, type Statement, unpreparedSql } from '../db/sql.ts'
import type { CompiledSearch, SearchField, SearchResource } from '../kernel/search-request/index.ts'

type Expression = Statement<unknown>
const text = (expression: Expression): SearchField => ({ type: 'text', expression })
const flag = (expression: Expression): SearchField => ({ type: 'boolean', expression })
const list = (expression: Expression): SearchField => ({ type: 'text', expression, isMany: true })
const moment = (expression: Expression): SearchField => ({ type: 'moment', expression })
const number = (expression: Expression): SearchField => ({ type: 'number', expression })

type Stored = { row: PromotionRow }

export const selectPromotion = (siteId: string, id: string) =>
  sql<Stored>`select record as row from promotion where site_id = ${siteId} and id = ${id}`

/** Until the end of the transaction nobody else changes promotions and their coupons: codes are one for all of them. */
export const lockPromotions = (siteId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`promotions ${siteId}`}, 0))`

export const deletePromotionRows = (siteId: string, id: string) => [
  sql`delete from coupon where site_id = ${siteId} and promotion_id = ${id}`,
  sql`delete from promotion where site_id = ${siteId} and id = ${id}`,
]

const couponIds = sql`
  array(select c ->> 'code' from jsonb_array_elements(coalesce(p.record -> 'coupons', '[]')) c)`

const span = {
  startDate: moment(sql`coalesce(p.starts_at, p.starts_local at time zone 'UTC')`),
  endDate: moment(sql`coalesce(p.ends_at, p.ends_local at time zone 'UTC')`),
}

/** The rows of a search of promotions: `promotion p`. Dates without an offset are compared as if they were UTC. */
export const promotionResource: SearchResource = {
  fields: {
    id: text(sql`p.id`),
    name: {
      ...text(sql`p.record -> 'name' ->> 'es'`),
      words: sql`concat_ws(' ', p.record -> 'name' ->> 'es', p.record -> 'name' ->> 'en')`,
    },
    enabled: flag(sql`p.enabled`),
    promotionClass: text(
      sql`case p.record -> 'rule' ->> 'class' when 'item' then 'product' else p.record -> 'rule' ->> 'class' end`,
    ),
    exclusivity: text(
      sql`case p.record ->> 'exclusivity' when 'none' then 'no' else p.record ->> 'exclusivity' end`,
    ),
    campaignId: text(sql`p.record ->> 'campaign'`),
    couponId: list(couponIds),
    c_countries: list(sql`p.countries`),
    c_priority: number(sql`p.rank`),
    ...span,
  },
  key: sql`p.id`,
}

/** The same of promotions as they lie in campaigns. */
export const assignmentResource: SearchResource = {
  fields: {
    campaignId: text(sql`p.record ->> 'campaign'`),
    promotionId: text(sql`p.id`),
    couponId: list(couponIds),
    enabled: flag(sql`p.enabled`),
    rank: number(sql`p.rank`),
    ...span,
  },
  key: sql`p.id`,
}

type Place = { siteId: string; countries: readonly string[] }

const promotionsOf = (
  { siteId, countries }: Place,
  { where }: CompiledSearch,
  isAssigned: boolean,
) => unpreparedSql`
  from promotion p where p.site_id = ${siteId} and p.countries && ${countries}::text[]
    and (not ${isAssigned}::boolean or p.record ? 'campaign') and ${where}`

export const selectFoundPromotions = (place: Place, search: CompiledSearch, isAssigned = false) =>
  unpreparedSql<Stored>`select p.record as row ${promotionsOf(place, search, isAssigned)}
    order by ${search.orderBy} limit ${search.limit} offset ${search.offset}`

export const countFoundPromotions = (place: Place, search: CompiledSearch, isAssigned = false) =>
  unpreparedSql<{ total: number }>`select count(*) as total ${promotionsOf(place, search, isAssigned)}`

type PromotionFigures = { id: string; currency: string; orders: number; minor: number }

/** What promotions took off orders that stand, by currency. */
export const selectPromotionFigures = ({ siteId, countries }: Place, ids: readonly string[]) =>
  unpreparedSql<PromotionFigures>`
    select taken.id, taken.currency, count(distinct taken.order_no)::int as orders, sum(taken.minor)::bigint as minor
    from (
      select o.order_no, o.currency, d ->> 'promotionId' as id, (d ->> 'amountMinor')::bigint as minor
      from orders o cross join lateral (
        select jsonb_path_query(o.document, '$.agreed.*.discounts[*]')
        union all select jsonb_path_query(o.document, '$.agreed.discounts[*]')) as found (d)
      where o.site_id = ${siteId} and o.country = any(${countries}::text[]) and o.status in ('new', 'completed')
        and order_promotions(o.document) ?| ${ids}::text[]) taken
    where taken.id = any(${ids}::text[]) group by taken.id, taken.currency order by taken.currency`

/** Campaigns that have a row, and names that promotions alone give. */
const campaigns = (siteId: string) => sql`
  (select id, enabled, starts_at, ends_at, record from campaign where site_id = ${siteId}
   union all
   select distinct p.record ->> 'campaign', true, null::timestamptz, null::timestamptz,
     jsonb_build_object('id', p.record ->> 'campaign', 'enabled', true)
   from promotion p where p.site_id = ${siteId} and p.record ? 'campaign' and not exists (
     select 1 from campaign own where own.site_id = p.site_id and own.id = p.record ->> 'campaign'))`

export type StoredCampaign = { row: CampaignRow; coupons: string[] }

const campaignColumns = (siteId: string) => sql`c.record as row, array(
  select e ->> 'code' from promotion p cross join jsonb_array_elements(p.record -> 'coupons') e
  where p.site_id = ${siteId} and p.record ->> 'campaign' = c.id order by 1) as coupons`

export const selectCampaign = (siteId: string, id: string) => sql<StoredCampaign>`
  select ${campaignColumns(siteId)} from ${campaigns(siteId)} c where c.id = ${id}`

export const campaignResource: SearchResource = {
  fields: {
    campaignId: text(sql`c.id`),
    description: text(sql`c.record ->> 'description'`),
    enabled: flag(sql`c.enabled`),
    startDate: moment(sql`c.starts_at`),
    endDate: moment(sql`c.ends_at`),
  },
  key: sql`c.id`,
}

export const selectFoundCampaigns = (siteId: string, search: CompiledSearch) => unpreparedSql<StoredCampaign>`
  select ${campaignColumns(siteId)} from ${campaigns(siteId)} c where ${search.where}
  order by ${search.orderBy} limit ${search.limit} offset ${search.offset}`

export const countFoundCampaigns = (siteId: string, { where }: CompiledSearch) =>
  unpreparedSql<{ total: number }>`select count(*) as total from ${campaigns(siteId)} c where ${where}`

export const deleteCampaignRow = (siteId: string, id: string) =>
  sql`delete from campaign where site_id = ${siteId} and id = ${id}`

/** Promotions of a campaign in some countries, in the order in which they are tried. */
export const selectPromotionsOfCampaign = ({ siteId, countries }: Place, campaignId: string) => sql<Stored>`
  select record as row from promotion
  where site_id = ${siteId} and record ->> 'campaign' = ${campaignId} and countries && ${countries}::text[]
  order by rank, id limit 500`

export type StoredCoupon = { coupon: CouponRow; promotion: PromotionRow; uses: number }

/** Coupons with the promotion that they open, in some countries; `c` has the columns that a search reads. */
const coupons = ({ siteId, countries }: Place) => sql`
  (select e ->> 'code' as id, e as coupon, p.record as promotion, p.id as promotion_id, coalesce(
      (e ->> 'enabled')::boolean, true) as enabled, e ->> 'description' as description,
    case when e ? 'codePrefix' then 'system_codes' when e ? 'codes' then 'multiple_codes' else 'single_code' end as type,
    coalesce(array(select jsonb_array_elements_text(e -> 'codes')), '{}') || case when e ? 'codes' then '{}'
      else array[e ->> 'code'] end as codes
   from promotion p cross join jsonb_array_elements(p.record -> 'coupons') e
   where p.site_id = ${siteId} and p.countries && ${countries}::text[])`

const usesOf = (siteId: string) => sql`
  (select coalesce(sum(u.uses), 0) from coupon u where u.site_id = ${siteId} and u.code = any(c.codes)) as uses`

export const selectCoupon = (place: Place, id: string) => sql<StoredCoupon>`
  select c.coupon, c.promotion, ${usesOf(place.siteId)} from ${coupons(place)} c where c.id = ${id}`

export const couponResource: SearchResource = {
  fields: {
    couponId: text(sql`c.id`),
    code: list(sql`c.codes`),
    description: text(sql`c.description`),
    enabled: flag(sql`c.enabled`),
    type: text(sql`c.type`),
    c_promotionId: text(sql`c.promotion_id`),
  },
  key: sql`c.id`,
}

export const selectFoundCoupons = (place: Place, search: CompiledSearch) => unpreparedSql<StoredCoupon>`
  select c.coupon, c.promotion, ${usesOf(place.siteId)} from ${coupons(place)} c where ${search.where}
  order by ${search.orderBy} limit ${search.limit} offset ${search.offset}`

export const countFoundCoupons = (place: Place, { where }: CompiledSearch) =>
  unpreparedSql<{ total: number }>`select count(*) as total from ${coupons(place)} c where ${where}`

/** Which of some codes another coupon has, and how often each code was redeemed. */
export const selectCodes = (siteId: string, codes: readonly string[]) => sql<{
  code: string
  promotionId: string
  uses: number
}>`
  select code, promotion_id as "promotionId", uses from coupon
  where site_id = ${siteId} and upper(code) = any(select upper(x) from unnest(${codes}::text[]) x)`

/** The rows of a search of redemptions: `coupon_use u` with its order `o`. */
export const redemptionResource: SearchResource = {
  fields: {
    code: text(sql`u.code`),
    couponId: text(sql`k.id`),
    orderNo: text(sql`u.order_no`),
    customerEmail: { ...text(sql`lower(o.document ->> 'email')`), isCaseless: true },
    creationDate: moment(sql`u.used_at`),
  },
  key: sql`u.order_no, u.code`,
}

export type Redemption = {
  code: string
  couponId: string
  orderNo: string
  email: string | null
  usedAt: Date
}

const redemptions = (place: Place, { where }: CompiledSearch) => unpreparedSql`
  from coupon_use u join orders o on o.site_id = u.site_id and o.order_no = u.order_no
  left join ${coupons(place)} k on u.code = any(k.codes)
  where u.site_id = ${place.siteId} and o.country = any(${place.countries}::text[]) and ${where}`

export const selectRedemptions = (place: Place, search: CompiledSearch) => unpreparedSql<Redemption>`
  select u.code, coalesce(k.id, u.code) as "couponId", u.order_no as "orderNo",
    o.document ->> 'email' as email, u.used_at as "usedAt" ${redemptions(place, search)}
  order by ${search.orderBy} limit ${search.limit} offset ${search.offset}`

export const countRedemptions = (place: Place, search: CompiledSearch) =>
  unpreparedSql<{ total: number }>`select count(*) as total ${redemptions(place, search)}`
