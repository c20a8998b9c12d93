import type { CountryCode } from '../../../facts/countries.ts'
import { localeOf } from '../../../facts/locales.ts'
import type { Ctx } from '../kernel/context.ts'
import { localize } from '../kernel/localized.ts'
import { takeStockSnapshot } from '../stores/index.ts'
import { familiesOf, isShown } from './family.ts'
import { imageLink, mainImage } from './images.ts'
import { stockProductOf } from './load-catalogue.ts'
import { loadFamilies } from './load-families.ts'
import { loadImageVersions } from './load-image-versions.ts'

/** A product as it may be proposed to anybody: nothing of a price. */
export type Offer = { id: string; name: string; imageUrl: string | undefined }

/**
 * The products that the country's shop shows and that can be had now (or asked a quote for), in the order
 * given. Four statements whatever the number, one once the catalogue's part is known.
 */
export const loadOffers = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'now' | 'language'>,
  country: CountryCode,
  ids: readonly string[],
): Promise<Offer[]> => {
  const rows = await loadFamilies(ctx, country, ids)
  const families = familiesOf(rows)
  const stock = await takeStockSnapshot(ctx, country, rows.map(stockProductOf))
  const shown = ids.flatMap((id) => {
    const row = families.get(id)
    if (!row || !isShown(families, row)) return []
    const isHad = row.sellMode === 'quote' || (stock.at(undefined, id)?.ats ?? 0) > 0
    return isHad ? [{ row, picture: mainImage(row.images, row.variationValues) }] : []
  })
  const versions = await loadImageVersions(
    ctx,
    shown.flatMap(({ picture }) => (picture ? [picture.path] : [])),
  )
  const locale = localeOf(ctx.language, country)
  return shown.map(({ row, picture }) => ({
    id: row.id,
    name: localize(row.name, locale),
    imageUrl: picture && imageLink(ctx.site, picture.path, versions),
  }))
}
