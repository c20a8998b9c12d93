import { fromUnderscore } from '../../../facts/locales.ts'
import type { Operation } from '../kernel/operation.ts'
import { createCatalogResponseCache } from '../kernel/response-cache.ts'
import { csv } from '../kernel/schema.ts'
import type { contentContract } from './contract.ts'
import { selectContent } from './queries.ts'
import { assetView } from './view.ts'

const responses = createCatalogResponseCache(4 * 1024 * 1024)

/** The assets asked for, in the order asked; unknown ones are missing (S7.041). Problems: none of its own. */
export const getContentAssets = (async (ctx, { query }) => {
  const ids = csv(query.c_assetId).slice(0, 20)
  const locale = (query.c_localSite && fromUnderscore(query.c_localSite)) || ctx.locale
  return responses(ctx, { ids, locale }, async () => {
    const found = await ctx.db.query(selectContent(ctx.site.siteId, ids))
    const byId = new Map(found.map(({ record }) => [record.id, record]))
    return ids.flatMap((id) => {
      const asset = byId.get(id)
      return asset ? [assetView(ctx.site, locale, asset)] : []
    })
  })
}) satisfies Operation<typeof contentContract.getContentAssets>
