import type { Language } from '../../../facts/locales.ts'
import { sql } from '../db/sql.ts'
import type { LocalizedText } from '../kernel/localized.ts'
import type { StoredImage } from '../products/index.ts'
import { allOf } from './tsquery.ts'
import type { Term } from './understand-query.ts'

export type SuggestedRow = {
  id: string
  name: LocalizedText
  priceMinor: number | null
  /** Of the dearest choice. */
  priceMaxMinor: number | null
  unit: LocalizedText
  images: StoredImage[]
  versions: Record<string, string>
}

type BestQuestion = {
  siteId: string
  country: string
  /** What the words mean, all of it to be met; none finds nothing. */
  terms: readonly Term[]
  /** Hits found by their SKU, which stand first. */
  groupIds: readonly string[]
  limit: number
}

/** The ids of the best hits for what is being typed, best first. */
export const selectBest = ({ siteId, country, terms, groupIds, limit }: BestQuestion) => sql<{ id: string }>`
  with wanted as materialized (
    select to_tsquery('spanish', ${allOf(terms)}::text) || to_tsquery('english', ${allOf(terms)}::text) as q
  )
  select g.id from (
    select g.id, g.popularity, g.id = any(${groupIds}::text[]) as named,
      ts_rank('{0.02,0.15,0.5,1}', g.doc, (select q from wanted)) * (1 + ln(1 + g.popularity) / 20) as rank
    from search_group g
    where g.site_id = ${siteId} and ${country}::text = any(g.countries) and (g.doc @@ (select q from wanted) or g.id = any(${groupIds}::text[]))
  ) g
  order by g.named desc, g.rank desc, g.popularity desc, g.id limit ${limit}`

type Question = {
  siteId: string
  country: string
  /** The products, as they are to stand. */
  ids: readonly string[]
  /** No word stands before the one being typed. */
  isFirst: boolean
  /** The word being typed. */
  last: string
  /** The page's: words are proposed in it alone. */
  language: Language
  limit: number
}

/**
 * What is shown of products, and words that the last one may become; after other words, those that one of the products
 * has. One statement.
 */
export const selectSuggestions = ({ siteId, country, ids, isFirst, last, language, limit }: Question) => sql<{
  products: SuggestedRow[]
  completions: string[]
}>`
  select
    coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'unit', p.unit,
        'priceMinor', (g.prices -> ${country}::text ->> 0)::bigint, 'priceMaxMinor', (g.prices -> ${country}::text ->> 1)::bigint,
        'images', p.images, 'versions', coalesce((select jsonb_object_agg(i.path, left(i.sha256, 12)) from image i
          where i.site_id = p.site_id
            and i.path in (select unnest(array[picture ->> 'path', picture ->> 'medium']) from jsonb_array_elements(p.images) picture)), '{}'))
        order by best.place)
      from unnest(${ids}::text[]) with ordinality as best(id, place)
      join product p on p.site_id = ${siteId} and p.id = best.id
      join search_group g on g.site_id = ${siteId} and g.id = best.id), '[]') as products,
    array(select shown from (
        select shown, word, uses from search_word
        cross join lateral (select case ${language}::text when 'en' then shown_en else shown_es end as shown) own
        where site_id = ${siteId} and shown is not null and length(${last}::text) > 1
        and word ~>=~ ${last}::text and word ~<~ ${`${last}~`}::text and word ~ '[a-z]{2}'
        order by uses desc, word limit ${5 * limit}
      ) likely
      where ${isFirst}::boolean or exists (
        select from search_group g where g.site_id = ${siteId} and g.id = any(${ids}::text[])
        and g.doc @@ (to_tsquery('spanish', quote_literal(word)) || to_tsquery('english', quote_literal(word))))
      order by uses desc, word limit ${limit}) as completions`
