import type { CountryCode } from '../../../facts/countries.ts'
import type { Language } from '../../../facts/locales.ts'
import type { ProductOptionRow } from '../bundle/index.ts'
import { sql } from '../db/sql.ts'
import type { LocalizedText } from '../kernel/localized.ts'
import type { StoredImage } from './images.ts'
import type { PriceRow, Sellable } from './sellable.ts'

export type SellableRow = {
  sku: string
  masterId: string | null
  kind: Sellable['kind']
  name: LocalizedText
  masterName: LocalizedText | null
  images: StoredImage[]
  masterImages: StoredImage[] | null
  sellMode: Sellable['sellMode']
  unit: LocalizedText
  categoryIds: string[]
  attributes: Record<string, string>
  variationValues: Record<string, string>
  taxClass: string
  online: boolean
  soldInCountry: boolean
  stepQuantity: number
  minOrderQuantity: number
  weightGrams: number
  longestSideMm: number | null
  lengthMm: number | null
  cut: Sellable['cut'] | null
  leadDays: Sellable['leadDays'] | null
  stockPattern: Sellable['stockPattern']
  courier: boolean
  options: ProductOptionRow[]
  prices: PriceRow[]
  components: Sellable['components']
}

/** How goods are cut in a country: those of an open run have no least of their own. */
const cutIn = (country: CountryCode) => sql`
  coalesce((
    select p.cut || jsonb_build_object('minTotalMm', 0, 'run',
      jsonb_build_object('closingDay', r.closing_day, 'minTotalMm', p.cut -> 'minTotalMm'))
    from shared_run r
    where r.site_id = p.site_id and r.country = ${country} and r.sku = p.id and r.closed_at is null), p.cut)`

/** The columns rules read; a variant's texts, pictures and values are its master's where it has none. */
export const selectSellables = (siteId: string, country: CountryCode, skus: string[]) => sql<SellableRow>`
  select p.id as sku, p.master_id as "masterId", p.kind, p.name, m.name as "masterName",
    p.images, m.images as "masterImages", p.sell_mode as "sellMode", p.unit, p.category_ids as "categoryIds",
    coalesce(m.attributes, '{}') || p.attributes || p.variation_values as attributes,
    p.variation_values as "variationValues",
    coalesce(p.tax_classes ->> ${country}::text, 'standard') as "taxClass",
    p.online and coalesce(m.online, true) as online,
    ${country}::text = any(p.countries) as "soldInCountry",
    p.step_quantity as "stepQuantity", p.min_order_quantity as "minOrderQuantity",
    p.weight_g as "weightGrams", p.longest_mm as "longestSideMm", p.length_mm as "lengthMm",
    ${cutIn(country)} as cut, p.lead_days as "leadDays", p.stock_pattern as "stockPattern", p.courier, p.options, p.members as components,
    coalesce((
      select jsonb_agg(jsonb_build_object('minQuantity', min_quantity, 'amountMinor', amount_minor,
        'listMinor', list_minor) order by min_quantity)
      from price where site_id = p.site_id and country = ${country} and sku = p.id), '[]') as prices
  from product p
  left join product m on m.site_id = p.site_id and m.id = p.master_id
  where p.site_id = ${siteId} and p.id = any(${skus}::text[])`

/** The digest of what is shown of a picture: of one that is too large for a page its rendition (`media`). */
const shownDigest = (image: 'i' | 'other') => {
  const row = image === 'i' ? sql`i` : sql`other`
  return sql`coalesce((select r.sha256 from image_rendition r where r.site_id = ${row}.site_id and r.path = ${row}.path
    and r.of_path = ${row}.path and r.of_sha256 = ${row}.sha256), ${row}.sha256)`
}

/** Digests of pictures as they are shown: the version in their links. */
export const selectImageVersions = (siteId: string, paths: string[]) => sql<{
  path: string
  version: string
}>`
  select i.path, left(${shownDigest('i')}, 12) as version from image i
  where i.site_id = ${siteId} and i.path = any(${paths}::text[])`

/** A product as a page shows it: a variant's own row, to be completed from its master's. */
export type ProductRow = {
  id: string
  kind: Sellable['kind']
  masterId: string | null
  primaryCategoryId: string | null
  categoryIds: string[]
  online: boolean
  soldInCountry: boolean
  name: LocalizedText
  content: ProductContent
  images: StoredImage[]
  variationAttributes: { id: string; values: string[] }[]
  variationValues: Record<string, string>
  attributes: Record<string, string>
  sellMode: Sellable['sellMode']
  unit: LocalizedText
  stepQuantity: number
  minOrderQuantity: number
  weightGrams: number
  longestSideMm: number | null
  lengthMm: number | null
  cut: Sellable['cut'] | null
  leadDays: Sellable['leadDays'] | null
  courier: boolean
  isDefault: boolean
  stockPattern: Sellable['stockPattern']
  isNew: boolean
  isSale: boolean
  options: ProductOptionRow[]
  components: Sellable['components']
  /** Of the trade's rules: a sheet that roofs are calculated with. */
  roofProfile: string | null
  prices: PriceRow[]
}

/** What only pages show. */
export type ProductContent = {
  shortDescription?: LocalizedText
  longDescription?: LocalizedText
  pageTitle?: LocalizedText
  pageDescription?: LocalizedText
  techDetails?: LocalizedText
  presentations?: LocalizedText
  videos?: LocalizedText
  reviews?: LocalizedText
  /** Mean of five stars, and of how many opinions. */
  rating?: { average: number; count: number }
  documents?: { path: string; title: LocalizedText; language?: Language }[]
  facts?: { id: string; displayName: LocalizedText; value: LocalizedText }[]
  links?: { type: string; productId: string }[]
  /** Width that a laid sheet covers. */
  coverMm?: number
  /** Units of sale of a quintal. */
  perQuintal?: number
}

/** Products by id with everything their pages need: masters, all variants, components of sets and bundles. */
export const selectFamilies = (siteId: string, country: CountryCode, ids: string[]) => sql<ProductRow>`
  with asked as (
    select id, coalesce(master_id, id) as family, members from product
    where site_id = ${siteId} and id = any(${ids}::text[])
  ), part as (
    select c.id, coalesce(c.master_id, c.id) as family
    from asked cross join lateral jsonb_array_elements(asked.members) m
    join product c on c.site_id = ${siteId} and c.id = m ->> 'productId'
  ), family as (
    select family from asked union select family from part
  ), profile as materialized (
    select profile ->> 'id' as id, profile -> 'masterIds' as families
    from site cross join lateral jsonb_array_elements(site.trade -> 'profiles') profile where site.id = ${siteId}
  )
  select p.id, p.kind, p.master_id as "masterId",
    p.primary_category_id as "primaryCategoryId", p.category_ids as "categoryIds", p.online,
    ${country}::text = any(p.countries) as "soldInCountry", p.name, p.content, p.images,
    p.variation_attributes as "variationAttributes", p.variation_values as "variationValues", p.attributes,
    p.sell_mode as "sellMode", p.unit, p.step_quantity as "stepQuantity",
    p.min_order_quantity as "minOrderQuantity", p.weight_g as "weightGrams", p.longest_mm as "longestSideMm",
    p.length_mm as "lengthMm", ${cutIn(country)} as cut, p.lead_days as "leadDays", p.courier, p.is_default_variant as "isDefault",
    p.stock_pattern as "stockPattern", p.is_new as "isNew", p.is_sale as "isSale", p.options, p.members as components,
    (select id from profile where families ? coalesce(p.master_id, p.id) limit 1) as "roofProfile",
    coalesce((
      select jsonb_agg(jsonb_build_object('minQuantity', min_quantity, 'amountMinor', amount_minor,
        'listMinor', list_minor) order by min_quantity)
      from price where site_id = p.site_id and country = ${country} and sku = p.id), '[]') as prices
  from product p
  where p.site_id = ${siteId}
    and (p.id = any(array(select family from family)) or p.master_id = any(array(select family from family)))
  order by p.id`

export type ImageRow = {
  mediaType: string
  bytes: Buffer
  sha256: string
  /** Of the picture that a card was made of. */
  madeOf: string | null
}

/** The file at a path as it is shown; where there is none, the first of those that may stand for it. */
export const selectImage = (siteId: string, path: string, others: string[]) => sql<ImageRow>`
  select coalesce(r.media_type, i.media_type) as "mediaType", coalesce(r.bytes, i.bytes) as bytes,
    coalesce(r.sha256, i.sha256) as sha256, (select ${shownDigest('other')} from image other
    where other.site_id = ${siteId} and other.path = any(${others}::text[]) limit 1) as "madeOf"
  from image i
  left join image_rendition r
    on r.site_id = i.site_id and r.path = ${path} and r.of_path = i.path and r.of_sha256 = i.sha256
  where i.site_id = ${siteId} and i.path = any(${[path, ...others]}::text[])
  order by i.path = ${path} desc limit 1`
