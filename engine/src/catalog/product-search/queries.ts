import type { CountryCode } from '../../../../facts/countries.ts'
import { columnNames, sql, type Statement, unpreparedSql } from '../../db/sql.ts'
import type { CompiledSearch } from '../../kernel/search-request/index.ts'
import { availableQuantity, issues, lastEdit, lowestPrice } from './resource-queries.ts'

export type Place = { siteId: string; countries: readonly CountryCode[] }

/** Which products a search is about, before its query. */
export type SearchedProducts = 'all' | 'unassigned' | { masterId: string } | { categoryId: string }

const within = (among: SearchedProducts): Statement<unknown> => {
  if (among === 'all') return sql`true`
  if (among !== 'unassigned' && 'masterId' in among) return sql`p.master_id = ${among.masterId}`
  // A product has the categories above its own, too: put into this one is what no category below it holds.
  if (among !== 'unassigned')
    return sql`p.kind <> 'variant' and p.category_ids @> array[${among.categoryId}::text]
      and (p.primary_category_id = ${among.categoryId} or not exists (select 1 from category c
        where c.site_id = p.site_id and c.parent_id = ${among.categoryId} and c.id = any(p.category_ids)))`
  // Every product has a category: unassigned is what no category leads a shopper to.
  return sql`p.kind <> 'variant' and not exists (select 1 from category c
    where c.site_id = p.site_id and c.id = any(p.category_ids) and c.id <> 'root' and c.online)`
}

type Search = Place & { among: SearchedProducts; search: CompiledSearch }

const fromProducts = ({ siteId, countries, among, search }: Search) => unpreparedSql`
  from product p where p.site_id = ${siteId} and p.countries && ${countries}::text[] and ${within(among)}
    and ${search.where}`

/** One page of ids. */
export const selectFoundProducts = (asked: Search) => unpreparedSql<{ id: string }>`
  select p.id ${fromProducts(asked)} order by ${asked.search.orderBy} limit ${asked.search.limit}
  offset ${asked.search.offset}`

export const countFoundProducts = (asked: Search) =>
  unpreparedSql<{ total: number }>`select count(*) as total ${fromProducts(asked)}`

/** Every id. */
export const selectFoundIds = (asked: Search) =>
  unpreparedSql<{ id: string }>`select p.id ${fromProducts(asked)}`

/** Those of some ids that are found. */
export const selectFoundAmong = (asked: Search, ids: readonly string[]) =>
  unpreparedSql<{ id: string }>`select p.id ${fromProducts(asked)} and p.id = any(${ids}::text[])`

const p = columnNames(['p'])

/** Amounts by country of some products, as the document tells them. */
const byCountry = (
  { siteId, countries }: Place,
  ids: readonly string[],
  amount: (country: string) => Statement<unknown>,
) => {
  const pairs = countries.map((code) => unpreparedSql`${code}::text, ${amount(code)}`)
  const object = pairs.reduce((all, one) => unpreparedSql`${all}, ${one}`)
  return unpreparedSql<{ id: string; amounts: Partial<Record<CountryCode, number>> }>`
    select p.id, jsonb_strip_nulls(jsonb_build_object(${object})) as amounts
    from product p where p.site_id = ${siteId} and p.id = any(${ids}::text[])`
}

export const selectLowestPrices = (place: Place, ids: readonly string[]) =>
  byCountry(place, ids, (country) => lowestPrice(p, country))

export const selectAvailable = (place: Place, ids: readonly string[]) =>
  byCountry(place, ids, (country) => availableQuantity(p, country))

export const selectIssues = (siteId: string, ids: readonly string[]) => sql<{ id: string; issues: string[] }>`
  select p.id, ${issues(p)} as issues from product p where p.site_id = ${siteId} and p.id = any(${ids}::text[])`

export type LastEdit = { id: string; at: Date; name: string }

/** Who edited some products last, and when; of those alone that anybody has edited. */
export const selectLastEdits = (siteId: string, ids: readonly string[]) => unpreparedSql<LastEdit>`
  select p.id, ${lastEdit(p, 'at')} as at, ${lastEdit(p, 'actorName')} as name from product p
  where p.site_id = ${siteId} and p.id = any(${ids}::text[]) and ${lastEdit(p, 'at')} is not null`
