import { sql } from '../db/sql.ts'
import type { LocalizedText } from '../kernel/localized.ts'

export type PageRow = {
  id: string
  kind: 'item' | 'master' | 'variant' | 'set' | 'bundle'
  masterId: string | null
  name: LocalizedText
  images: StoredPicture[]
  versions: Record<string, string>
  variationAttributes: { id: string; values: string[] }[]
  variationValues: Record<string, string>
  attributes: Record<string, string>
  categoryIds: string[]
  sellMode: 'unit' | 'pack' | 'cut' | 'quote'
  isNew: boolean
  isSale: boolean
  isDefault: boolean
  /** First price in minor units; null where there is none. */
  priceMinor: number | null
  facets: string[]
}

/** What changes by the minute or by the words. */
export type Standing = {
  id: string
  orderable: boolean
  /** How well a variant's own values fit the words. */
  match: number
}

export type ShownRow = PageRow & Standing

type StoredPicture = {
  viewType: 'large' | 'drawing' | 'swatch'
  path: string
  alt: LocalizedText
  variationValues?: Record<string, string>
}

/** What hits show that only an import changes: the hits and their variants in the country. */
export const selectPage = (siteId: string, country: string, ids: string[]) => sql<PageRow>`
  select p.id, p.kind, p.master_id as "masterId", p.name, p.images,
    coalesce((select jsonb_object_agg(i.path, left(i.sha256, 12)) from image i
      where i.site_id = p.site_id and i.path in (select picture ->> 'path' from jsonb_array_elements(p.images) picture)),
      '{}') as versions,
    p.variation_attributes as "variationAttributes", p.variation_values as "variationValues", p.attributes,
    p.category_ids as "categoryIds", p.sell_mode as "sellMode", p.is_new as "isNew", p.is_sale as "isSale",
    p.is_default_variant as "isDefault", (v.prices ->> ${country}::text)::bigint as "priceMinor",
    coalesce(v.facets, '{}') as facets
  from product p
  left join search_variant v on v.site_id = p.site_id and v.sku = p.id
  where p.site_id = ${siteId} and (p.id = any(${ids}::text[])
    or (p.master_id = any(${ids}::text[]) and p.online and ${country}::text = any(p.countries)))
  order by p.id`

type StandingQuestion = {
  siteId: string
  country: string
  ids: string[]
  storeId: string | undefined
  /** Text for to_tsquery that any word meets. */
  words: string | undefined
}

/**
 * How the rows of a page stand now: whether they can be had, and how well they fit the words. Without a chosen store
 * the stock of all of the country's stores counts; a master is had by its variants.
 */
export const selectStandings = ({ siteId, country, ids, storeId, words }: StandingQuestion) => sql<Standing>`
  with place as materialized (
    select array(select inventory_id from store where site_id = ${siteId} and country = ${country}
        and (${storeId ?? null}::text is null or id = ${storeId ?? null}::text)) as own,
      array(select inventory_id from store where site_id = ${siteId} and country = ${country} and size = 'A') as plants,
      to_tsquery('spanish', ${words ?? ''}::text) || to_tsquery('english', ${words ?? ''}::text) as words
  )
  select p.id,
    case when p.kind = 'master' then false
      when p.members <> '[]' then not exists (
        select 1 from jsonb_array_elements(p.members) m
        where not is_available(p.site_id, m ->> 'productId', place.own, place.plants))
      else p.stock_pattern = 'S3' or exists (
        select 1 from inventory i where i.site_id = p.site_id and i.sku = p.id and i.on_hand > 0
          and (i.inventory_id = any(place.own) or (p.stock_pattern = 'S2' and i.inventory_id = any(place.plants))))
      end as orderable,
    coalesce((select ts_rank(v.doc, place.words) from search_variant v
      where v.site_id = p.site_id and v.sku = p.id and numnode(place.words) > 0), 0) as match
  from place cross join product p
  where p.site_id = ${siteId} and p.id = any(${ids}::text[])`
