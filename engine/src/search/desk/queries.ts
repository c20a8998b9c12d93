import type { CountryCode } from '../../../../facts/countries.ts'
import type { IsoDate } from '../../../../facts/dates.ts'
import { json, sql } from '../../db/sql.ts'

export type CountedWords = {
  country: CountryCode
  day: IsoDate
  words: string
  times: number
  results: number | null
}

/** In one order for all processes, so that none waits for another that waits for it. */
export const upsertCounts = (siteId: string, counts: readonly CountedWords[]) => sql`
  insert into search_count as known (site_id, country, day, words, times, results)
  select ${siteId}, c.country, c.day, c.words, c.times, c.results
  from jsonb_to_recordset(${json(counts)}::jsonb) as c (country text, day date, words text, times integer, results integer)
  order by c.country, c.day, c.words
  on conflict (site_id, country, day, words) do update
    set times = known.times + excluded.times, results = coalesce(excluded.results, known.results)`

export const deleteOldCounts = (siteId: string, before: IsoDate) => sql`
  delete from search_count where site_id = ${siteId} and day < ${before}`

export type SearchedWords = {
  country: CountryCode
  words: string
  times: number
  results: number | null
  lastDay: IsoDate
}

type Choice = {
  countries: readonly string[]
  from: IsoDate | null
  to: IsoDate | null
  /** Only what found nothing the last time. */
  misses: boolean
  /** Those that are ignored instead of the others. */
  ignored: boolean
}

const sumTerms = (siteId: string, { countries, from, to, misses, ignored }: Choice) => sql`
  select country, words, sum(times)::int as times, max(day) as "lastDay",
    (array_agg(results order by day desc) filter (where results is not null))[1] as results
  from search_count c
  where site_id = ${siteId} and ${ignored}::boolean = exists (select from search_ignored i
      where i.site_id = c.site_id and i.country = c.country and i.words = c.words)
    and country = any(${countries}::text[]) and (${from}::date is null or day >= ${from}::date)
    and (${to}::date is null or day <= ${to}::date)
  group by country, words
  having not ${misses}::boolean
    or (array_agg(results order by day desc) filter (where results is not null))[1] = 0`

/** What was searched most. */
export const selectSearchedWords = (
  siteId: string,
  choice: Choice,
  limit: number,
  offset: number,
) => sql<SearchedWords>`
  ${sumTerms(siteId, choice)} order by times desc, words, country limit ${limit} offset ${offset}`

export const countSearchedWords = (siteId: string, choice: Choice) =>
  sql<{ total: number }>`select count(*)::int as total from (${sumTerms(siteId, choice)}) as found`

export type FollowedSearch = { country: string; text: string; clicks: number; sold: number }

/**
 * By what was typed: how often somebody went on to a product of the list, and how often that visit ordered it (any of its variants)
 * later. Of visits that agreed to be counted, as far back as those are known.
 */
export const selectFollowedSearches = (
  siteId: string,
  { countries, from, to }: Choice,
) => sql<FollowedSearch>`
  select a.country, a.record ->> 'searchText' as text, count(*)::int as clicks,
    (count(*) filter (where exists (
      select from activity s join orders o on o.site_id = s.site_id and o.basket_id = s.record ->> 'basketId'
      where s.site_id = a.site_id and s.cookie_id = a.cookie_id and s.kind = 'checkoutStep' and s.at >= a.at
        and o.status in ('new', 'completed')
        and jsonb_path_query_array(o.document, '$.agreed.lines[*].sku') ?| array(
          select v.id from product p join product v on v.site_id = p.site_id
            and coalesce(v.master_id, v.id) = coalesce(p.master_id, p.id)
          where p.site_id = a.site_id and p.id = any(a.product_ids)))))::int as sold
  from activity a
  where a.site_id = ${siteId} and a.kind = 'clickSearch' and a.country = any(${countries}::text[])
    and (${from}::date is null or a.at >= ${from}::date) and (${to}::date is null or a.at < ${to}::date + 1)
  group by a.country, a.record ->> 'searchText'`

export const insertIgnored = (siteId: string, country: string, words: string) => sql`
  insert into search_ignored (site_id, country, words) values (${siteId}, ${country}, ${words}) on conflict do nothing`

export const deleteIgnored = (siteId: string, country: string, words: string) => sql`
  delete from search_ignored where site_id = ${siteId} and country = ${country} and words = ${words}`
