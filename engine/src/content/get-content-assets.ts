import { fromUnderscore } from '../../../facts/locales.ts'
import type { Operation } from '../kernel/operation.ts'
import { createCatalogResponseCache } from '../kernel/response-cache.ts'
import { csv } from '../kernel/schema.ts'
import type { contentContract } from './contract.ts'
import { findPreview, previewHeader } from './preview.ts'
import { selectContent } from './queries.ts'
import { assetView } from './view.ts'

const responses = createCatalogResponseCache(4 * 1024 * 1024)

/**
 * The assets asked for, in the order asked; unknown ones are missing (S7.041). A page that is a preview is told its
 * content in the place of the shop's, and nothing of that is kept. Problem: 404 for a preview that is over.
 */
export const getContentAssets = (async (ctx, { query, headers }) => {
  const ids = csv(query.c_assetId).slice(0, 20)
  const locale = (query.c_localSite && fromUnderscore(query.c_localSite)) || ctx.locale
  const { siteId } = ctx.site
  const preview = await findPreview(ctx.db, headers[previewHeader], { siteId, now: ctx.now })
  const read = async () => {
    const found = await ctx.db.query(selectContent(siteId, ids))
    const byId = new Map(found.map(({ record }) => [record.id, record]))
    if (preview) byId.set(preview.record.id, preview.record)
    return ids.flatMap((id) => {
      const asset = byId.get(id)
      return asset ? [assetView(ctx.site, locale, asset)] : []
    })
  }
  return preview ? read() : responses(ctx, { ids, locale }, read)
}) satisfies Operation<typeof contentContract.getContentAssets>
