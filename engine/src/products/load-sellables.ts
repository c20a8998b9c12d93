import type { CountryCode } from '../../../facts/countries.ts'
import { localeOf } from '../../../facts/locales.ts'
import type { Ctx } from '../kernel/context.ts'
import { localize } from '../kernel/localized.ts'
import { altText, type ImageVersions, imageLink, mainImage, smallPath } from './images.ts'
import { optionsIn } from './options.ts'
import { loadImageVersions } from './load-image-versions.ts'
import { type SellableRow, selectSellables } from './queries.ts'
import type { Sellable } from './sellable.ts'

type Catalogue = Pick<Ctx, 'db' | 'site' | 'language'>

/**
 * Facts and prices of products in one country, by SKU; unknown SKUs are missing, offline ones and those of other
 * countries are told by their flags. Two statements whatever the number.
 */
export const loadSellables = async (
  ctx: Catalogue,
  country: CountryCode,
  skus: string[],
): Promise<Map<string, Sellable>> => {
  if (skus.length === 0) return new Map()
  const rows = await ctx.db.query(selectSellables(ctx.site.siteId, country, [...new Set(skus)]))
  const pictures = new Map(rows.map((row) => [row.sku, pictureOf(row)]))
  const versions = await loadImageVersions(
    ctx,
    [...pictures.values()].flatMap((picture) => (picture ? [smallPath(picture)] : [])),
  )
  return new Map(rows.map((row) => [row.sku, sellableOf(ctx, row, country, versions)]))
}

const pictureOf = (row: SellableRow) =>
  mainImage(row.images.length > 0 ? row.images : (row.masterImages ?? []), row.variationValues)

const sellableOf = (
  { site, language }: Catalogue,
  row: SellableRow,
  country: CountryCode,
  versions: ImageVersions,
): Sellable => {
  const { masterName, masterImages: _masterImages, images: _images, ...facts } = row
  const picture = pictureOf(row)
  const locale = localeOf(language, country)
  return {
    ...facts,
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
