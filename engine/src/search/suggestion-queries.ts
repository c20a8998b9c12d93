import type { Language } from '../../../facts/locales.ts'
import { sql } from '../db/sql.ts'
import type { LocalizedText } from '../kernel/localized.ts'
import type { StoredImage } from '../products/index.ts'

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

type Question = {
  siteId: string
  country: string
  /** Text for to_tsquery; blank finds no product. */
  text: string
  /** Hits found by their SKU. */
  groupIds: string[]
  /** The word being typed. */
  last: string
  /** The page's: words are proposed in it alone. */
  language: Language
  limit: number
}

/** Products that have all the words, and words that the last one may become: one statement. */
export const selectSuggestions = ({
  siteId,
  country,
  text,
  groupIds,
  last,
  language,
  limit,
}: Question) => sql<{
  products: SuggestedRow[]
  completions: string[]
}>`
  with wanted as materialized (
    select to_tsquery('spanish', ${text}::text) || to_tsquery('english', ${text}::text) as q
  ), best as (
    select g.id, (g.prices -> ${country}::text ->> 0)::bigint as "priceMinor",
      (g.prices -> ${country}::text ->> 1)::bigint as "priceMaxMinor",
      ts_rank('{0.02,0.15,0.5,1}', g.doc, (select q from wanted)) * (1 + ln(1 + g.popularity) / 20) as rank
    from search_group g
    where g.site_id = ${siteId} and ${country}::text = any(g.countries) and (g.doc @@ (select q from wanted) or g.id = any(${groupIds}::text[]))
    order by g.id = any(${groupIds}::text[]) desc, rank desc, g.popularity desc, g.id limit ${limit}
  )
  select
    coalesce((select jsonb_agg(jsonb_build_object('id', best.id, 'name', p.name, 'unit', p.unit,
        'priceMinor', best."priceMinor", 'priceMaxMinor', best."priceMaxMinor",
        'images', p.images, 'versions', coalesce((select jsonb_object_agg(i.path, left(i.sha256, 12)) from image i
          where i.site_id = p.site_id
            and i.path in (select unnest(array[picture ->> 'path', picture ->> 'medium']) from jsonb_array_elements(p.images) picture)), '{}'))
        order by best.rank desc)
      from best join product p on p.site_id = ${siteId} and p.id = best.id), '[]') as products,
    array(select shown from search_word
      cross join lateral (select case ${language}::text when 'en' then shown_en else shown_es end as shown) own
      where site_id = ${siteId} and shown is not null and length(${last}::text) > 1
      and word ~>=~ ${last}::text and word ~<~ ${`${last}~`}::text and word ~ '[a-z]{2}'
      order by uses desc, word limit ${limit}) as completions`
