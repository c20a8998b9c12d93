import { sql } from '../db/sql.ts'
import type { LocalizedText } from '../kernel/localized.ts'
import type { SetPart } from '../products/index.ts'

/** A part of a set with what its promotions go by. */
export type PricedPart = Omit<SetPart, 'promotions'> & {
  sku: string
  masterId: string | null
  categoryIds: string[]
  attributes: Record<string, string>
}

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
  unit: LocalizedText
  /** Width that a laid sheet covers. */
  coverMm: number | null
  isNew: boolean
  isSale: boolean
  isDefault: boolean
  pattern: 'S1' | 'S2' | 'S3'
  /** Of a set or bundle: had when all of them are. */
  partIds: string[]
  /** Of a set, what its price is the sum of. */
  parts: PricedPart[] | null
  /** What a set or bundle says of itself: it has no measures of its own. */
  facts: { id: string; displayName: LocalizedText; value: LocalizedText }[] | null
  /** First price in minor units; null where there is none. */
  priceMinor: number | null
  facets: string[]
}

export type ShownRow = PageRow & {
  orderable: boolean
  /** How well a variant's own values fit the words. */
  match: number
}

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
      where i.site_id = p.site_id and i.path in (select unnest(array[picture ->> 'path', picture ->> 'medium']) from jsonb_array_elements(p.images) picture)),
      '{}') as versions,
    p.variation_attributes as "variationAttributes", p.variation_values as "variationValues", p.attributes,
    p.category_ids as "categoryIds", p.sell_mode as "sellMode", p.unit,
    (p.content ->> 'coverMm')::int as "coverMm", p.is_new as "isNew", p.is_sale as "isSale",
    p.is_default_variant as "isDefault", p.stock_pattern as pattern,
    array(select m ->> 'productId' from jsonb_array_elements(p.members) m) as "partIds",
    case when p.kind = 'set' then (
      select jsonb_agg(jsonb_build_object('sku', part.id, 'quantity', (m ->> 'quantity')::int, 'masterId', part.master_id,
        'categoryIds', part.category_ids, 'sellMode', part.sell_mode, 'cut', part.cut,
        'attributes', coalesce(head.attributes, '{}') || part.attributes || part.variation_values,
        'prices', coalesce((
          select jsonb_agg(jsonb_build_object('minQuantity', min_quantity, 'amountMinor', amount_minor) order by min_quantity)
          from price where site_id = p.site_id and country = ${country} and sku = part.id), '[]')))
      from jsonb_array_elements(p.members) m
      join product part on part.site_id = p.site_id and part.id = m ->> 'productId'
      left join product head on head.site_id = p.site_id and head.id = part.master_id) end as parts,
    case when p.kind in ('set', 'bundle') then p.content -> 'facts' end as facts,
    (v.prices ->> ${country}::text)::bigint as "priceMinor",
    coalesce(v.facets, '{}') as facets
  from product p
  left join search_variant v on v.site_id = p.site_id and v.sku = p.id
  where p.site_id = ${siteId} and (p.id = any(${ids}::text[])
    or (p.master_id = any(${ids}::text[]) and p.online and ${country}::text = any(p.countries)))
  order by p.id`

/** Which sets and bundles can be had whole: each part from a store's own inventories, or a plant's where it comes from there. */
export const selectWhole = (siteId: string, ids: string[], own: string[], plants: string[]) => sql<{
  id: string
}>`
  select p.id from product p
  where p.site_id = ${siteId} and p.id = any(${ids}::text[]) and not exists (
    select 1 from jsonb_array_elements(p.members) m
    where not is_available(p.site_id, m ->> 'productId', ${own}::text[], ${plants}::text[]))`

/**
 * How well the variants of some hits fit the words of a text for to_tsquery by their own values: those of what is a
 * family, since of nothing else one has to be chosen.
 */
export const selectFits = (siteId: string, text: string, groupIds: readonly string[]) => sql<{
  fits: Record<string, number>
}>`
  select coalesce(jsonb_object_agg(v.sku, ts_rank(v.doc, words.q)), '{}') as fits
  from (select to_tsquery('spanish', ${text}::text) || to_tsquery('english', ${text}::text) as q) words
  join search_variant v on v.site_id = ${siteId} and v.group_id = any(${groupIds}::text[]) and v.sku <> v.group_id
  where numnode(words.q) > 0`
