import { LRUCache } from 'lru-cache'
import type { CountryCode } from '../../../facts/countries.ts'
import { localeOf } from '../../../facts/locales.ts'
import { cachePerCatalogVersion, changedIn, lruWith } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import { localize } from '../kernel/localized.ts'
import { type StockProduct, type StockSnapshot, takeStockSnapshot } from '../stores/index.ts'
import { altText, type ImageVersions, imageLink, mainImage, smallPath } from './images.ts'
import { loadImageVersions } from './load-image-versions.ts'
import { optionsIn } from './options.ts'
import { type SellableRow, selectSellables } from './queries.ts'
import type { Sellable } from './sellable.ts'

type Catalogue = Pick<Ctx, 'db' | 'site' | 'language'>

/** Some 1 kB each. */
const maxEntries = 4_000
/** By country, language and SKU. */
const caches = cachePerCatalogVersion(
  () => new LRUCache<string, Sellable>({ max: maxEntries }),
  (kept, changes) => {
    const isChanged = changedIn(changes)
    return lruWith(kept, ({ sku }, key) => !isChanged(key.slice(0, 2), sku))
  },
)

const read = async (ctx: Catalogue, country: CountryCode, skus: string[]): Promise<Sellable[]> => {
  const rows = await ctx.db.query(selectSellables(ctx.site.siteId, country, skus))
  const pictures = new Map(rows.map((row) => [row.sku, pictureOf(row)]))
  const versions = await loadImageVersions(
    ctx,
    [...pictures.values()].flatMap((picture) => (picture ? [smallPath(picture)] : [])),
  )
  return rows.map((row) => sellableOf(ctx, row, country, versions))
}

/**
 * Facts and prices of products in one country, by SKU; unknown SKUs are missing, offline ones and those of other
 * countries are told by their flags. Two statements for those that no call has read since the last import, none for
 * the others.
 */
export const loadSellables = async (
  ctx: Catalogue,
  country: CountryCode,
  skus: readonly string[],
): Promise<Map<string, Sellable>> => {
  const cache = caches(ctx.site)
  const keyOf = (sku: string) => `${country} ${ctx.language} ${sku}`
  const wanted = [...new Set(skus)]
  const missing = wanted.filter((sku) => !cache.has(keyOf(sku)))
  const fresh = missing.length > 0 ? await read(ctx, country, missing) : []
  const freshBySku = new Map(fresh.map((one) => [one.sku, one]))
  const found = new Map<string, Sellable>()
  for (const sku of wanted) {
    const sellable = freshBySku.get(sku) ?? cache.get(keyOf(sku))
    if (!sellable) continue
    found.set(sku, sellable)
    cache.set(keyOf(sku), sellable)
  }
  return found
}

const stockProductOf = (one: Sellable): StockProduct => ({
  sku: one.sku,
  masterId: one.masterId ?? null,
  kind: one.kind,
  online: one.online,
  pattern: one.stockPattern,
  cut: one.cut ?? null,
  leadDays: one.leadDays ?? null,
  components: one.components,
})

/**
 * The same with what the country's stores can give of them and of their parts, since an order takes the stock of those: one
 * statement once the products have been read.
 */
export const loadStocked = async (
  ctx: Catalogue & Pick<Ctx, 'now'>,
  country: CountryCode,
  skus: readonly string[],
): Promise<{ bySku: ReadonlyMap<string, Sellable>; stock: StockSnapshot }> => {
  const bySku = await loadSellables(ctx, country, skus)
  const partIds = [...bySku.values()].flatMap(({ components }) => components.map((one) => one.productId))
  const parts = await loadSellables(
    ctx,
    country,
    partIds.filter((sku) => !bySku.has(sku)),
  )
  const goods = [...bySku.values(), ...parts.values()]
  return { bySku, stock: await takeStockSnapshot(ctx, country, goods.map(stockProductOf)) }
}

const pictureOf = (row: SellableRow) =>
  mainImage(row.images.length > 0 ? row.images : (row.masterImages ?? []), row.variationValues)

const sellableOf = (
  { site, language }: Catalogue,
  row: SellableRow,
  country: CountryCode,
  versions: ImageVersions,
): Sellable => {
  const { masterName, masterImages: _masterImages, images: _images, ...rest } = row
  const picture = pictureOf(row)
  const locale = localeOf(language, country)
  return {
    ...rest,
    masterId: row.masterId ?? undefined,
    name: localize(row.name, locale) || localize(masterName, locale),
    unit: localize(row.unit, locale),
    longestSideMm: row.longestSideMm ?? undefined,
    lengthMm: row.lengthMm ?? undefined,
    cut: row.cut ?? undefined,
    leadDays: row.leadDays ?? undefined,
    options: optionsIn(row.options, country, locale),
    image: picture && { link: imageLink(site, smallPath(picture), versions), alt: altText(picture, locale) },
  }
}
