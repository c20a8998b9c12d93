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
}

const sumTerms = (siteId: string, { countries, from, to, misses }: Choice) => sql`
  select country, words, sum(times)::int as times, max(day) as "lastDay",
    (array_agg(results order by day desc) filter (where results is not null))[1] as results
  from search_count
  where site_id = ${siteId} and country = any(${countries}::text[]) and (${from}::date is null or day >= ${from}::date)
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
