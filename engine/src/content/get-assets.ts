import { fromUnderscore } from '../../../facts/locales.ts'
import { localize } from '../kernel/localized.ts'
import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import { imageLink, loadImageVersions } from '../products/index.ts'
import type { contentContract } from './contract.ts'
import { localizeBlocks, picturesIn } from './localize-blocks.ts'
import { selectAssets } from './queries.ts'

/** Content assets by id for one locale (S7.041); unknown and offline ones are missing, so the list may be empty. */
export const getAssets: Operation<typeof contentContract.getAssets> = async (ctx, { query }) => {
  const locale = (query.c_localSite && fromUnderscore(query.c_localSite)) || ctx.locale
  const rows = await ctx.db.query(selectAssets(ctx.site.siteId, csv(query.c_assetId).slice(0, 20)))
  const assets = rows.map(({ record }) => record).filter(({ online }) => online)
  const versions = await loadImageVersions(
    ctx,
    assets.flatMap(({ blocks }) => picturesIn(blocks)),
  )
  const link = (path: string) => imageLink(ctx.site, path, versions)
  return assets.map((asset) => {
    const body = localize(asset.body, locale)
    const name = localize(asset.name, locale)
    return {
      id: asset.id,
      name,
      pageTitle: localize(asset.pageTitle, locale) || name,
      pageDescription: localize(asset.pageDescription, locale),
      body,
      c_body: body,
      blocks: asset.blocks.map((block) => localizeBlocks(block, locale, link)),
    }
  })
}
