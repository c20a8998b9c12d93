import { sql } from '../db/sql.ts'
import type {
  CampaignRow,
  ContentFile,
  Localized,
  MasterRow,
  PromotionRow,
  StoreRow,
} from '../bundle/index.ts'

export const selectSite = (siteId: string | undefined) => sql<{
  id: string
  config: object
  shipping: object
  synonyms: object
  trade: object
}>`select id, config, shipping, synonyms, trade from site
  where id = coalesce(${siteId ?? null}, (select min(id) from site))`

/** Parents before their children. */
export const selectCategories = (siteId: string) => sql<StoredCategory>`
  with recursive tree as (
    select category as found, 1 as depth from category where site_id = ${siteId} and parent_id is null
    union all
    select below, tree.depth + 1
    from tree join category below on below.site_id = ${siteId} and below.parent_id = (tree.found).id)
  select (found).id, (found).parent_id as "parentId", (found).position, (found).online, (found).name, (found).content,
    (found).show_in_menu as "showInMenu", (found).alternative_url as "alternativeUrl",
    (found).banner_image as "bannerImage", (found).image
  from tree order by depth, (found).parent_id, (found).position, (found).id`

export type StoredCategory = {
  id: string
  parentId: string | null
  position: number
  online: boolean
  name: Localized
  content: Record<string, unknown>
  showInMenu: boolean
  alternativeUrl: string | null
  bannerImage: string | null
  image: string | null
}

export const selectStores = (siteId: string) =>
  sql<{ record: StoreRow }>`select record from store where site_id = ${siteId} order by position, id`

export const selectPromotions = (siteId: string) =>
  sql<{ record: PromotionRow }>`select record from promotion where site_id = ${siteId} order by rank, id`

export const selectCampaigns = (siteId: string) =>
  sql<{ record: CampaignRow }>`select record from campaign where site_id = ${siteId} order by id`

export const selectContentAssets = (siteId: string) =>
  sql<{
    id: string
    record: ContentFile
  }>`select id, record from content where site_id = ${siteId} order by id`

export const selectRedirects = (siteId: string) => sql<{ from: string; to: string; status: number }>`
  select path as from, target as to, status from redirect where site_id = ${siteId} order by path`

export const selectImagePaths = (siteId: string) =>
  sql<{ path: string }>`select path from image where site_id = ${siteId} order by path`

export const selectImageBytes = (siteId: string, path: string) =>
  sql<{ bytes: Buffer }>`select bytes from image where site_id = ${siteId} and path = ${path}`

/** A product as it is stored, with its master's cells when it is a variant. */
export type StoredProduct = ProductCells & { master: ProductCells | null }

export type ProductCells = {
  id: string
  kind: 'master' | 'variant' | 'item' | 'set' | 'bundle'
  masterId: string | null
  primaryCategoryId: string
  categoryIds: string[]
  online: boolean
  /** What the variant's own line says, whatever its master's says. */
  ownOnline: boolean
  countries: string[]
  name: Partial<Localized>
  content: Record<string, unknown>
  images: unknown[]
  variationAttributes: MasterRow['variationAttributes']
  variationValues: Record<string, string>
  attributes: Record<string, string>
  sellMode: string
  unit: object
  taxClasses: Record<string, string>
  stepQuantity: number
  minOrderQuantity: number
  weightGrams: number
  longestSideMm: number | null
  lengthMm: number | null
  cut: object | null
  leadDays: object | null
  courier: boolean
  isDefault: boolean
  stockPattern: string
  options: unknown[]
  isNew: boolean
  isSale: boolean
  popularity: number
  members: unknown[]
  keywords: object
}

const page = 500

/** Every product of a site with its cells as one document. */
const cellsOf = (siteId: string) => sql`
  select id, master_id, jsonb_build_object(
      'id', id, 'kind', kind, 'masterId', master_id, 'primaryCategoryId', primary_category_id,
      'categoryIds', category_ids, 'online', online, 'ownOnline', own_online, 'countries', countries, 'name', name, 'content', content,
      'images', images, 'variationAttributes', variation_attributes, 'variationValues', variation_values,
      'attributes', attributes, 'sellMode', sell_mode, 'unit', unit, 'taxClasses', tax_classes,
      'stepQuantity', step_quantity, 'minOrderQuantity', min_order_quantity, 'weightGrams', weight_g,
      'longestSideMm', longest_mm, 'lengthMm', length_mm, 'cut', cut, 'leadDays', lead_days) || jsonb_build_object(
      'courier', courier, 'isDefault', is_default_variant, 'stockPattern', stock_pattern, 'options', options, 'isNew', is_new,
      'isSale', is_sale, 'popularity', popularity, 'members', members, 'keywords', keywords) as cell
    from product where site_id = ${siteId}`

/** The next products by id, after the one given. */
export const selectProductsAfter = (siteId: string, after: string) => sql<{ product: StoredProduct }>`
  with cells as (${cellsOf(siteId)})
  select own.cell || jsonb_build_object('master', master.cell) as product
  from cells own left join cells master on master.id = own.master_id
  where own.id > ${after} order by own.id limit ${page}`

/** Masters with their variants behind them, or what stands alone; the first of a group is the group itself. */
export const selectFamilies = (siteId: string, groupIds: readonly string[]) => sql<{
  product: StoredProduct
}>`
  with cells as not materialized (${cellsOf(siteId)})
  select own.cell || jsonb_build_object('master', master.cell) as product
  from cells own left join cells master on master.id = own.master_id
  where own.id = any(${groupIds}::text[]) or own.master_id = any(${groupIds}::text[])
  order by coalesce(own.master_id, own.id), own.master_id is not null, own.id`

/** Some products, each with its master's cells when it is a variant. */
export const selectProducts = (siteId: string, ids: readonly string[]) => sql<{ product: StoredProduct }>`
  with cells as not materialized (${cellsOf(siteId)})
  select own.cell || jsonb_build_object('master', master.cell) as product
  from cells own left join cells master on master.id = own.master_id
  where own.id = any(${ids}::text[])`

export const selectParents = (siteId: string) =>
  sql<{
    id: string
    parentId: string | null
  }>`select id, parent_id as "parentId" from category where site_id = ${siteId}`

export type StoredPrice = {
  country: string
  sku: string
  minQuantity: number
  minor: number | null
  cut: boolean
}

/** The next prices by country, SKU and minimum, after the one given. */
export const selectPricesAfter = (
  siteId: string,
  after: { country: string; sku: string; minQuantity: number },
) => sql<StoredPrice>`
  select r.country, r.sku, r.min_quantity as "minQuantity", r.amount_minor as minor, p.cut is not null as cut
  from price r join product p on p.site_id = r.site_id and p.id = r.sku
  where r.site_id = ${siteId}
    and (r.country, r.sku, r.min_quantity) > (${after.country}, ${after.sku}, ${after.minQuantity}::bigint)
  order by r.country, r.sku, r.min_quantity limit ${page}`

export type StoredStock = { inventoryId: string; sku: string; onHand: number; cut: boolean }

/** The next stock by inventory and SKU, after the one given. */
export const selectStockAfter = (
  siteId: string,
  after: { inventoryId: string; sku: string },
) => sql<StoredStock>`
  select i.inventory_id as "inventoryId", i.sku, i.on_hand as "onHand", p.cut is not null as cut
  from inventory i join product p on p.site_id = i.site_id and p.id = i.sku
  where i.site_id = ${siteId} and (i.inventory_id, i.sku) > (${after.inventoryId}, ${after.sku})
  order by i.inventory_id, i.sku limit ${page}`
