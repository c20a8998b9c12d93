import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import type { experienceContract } from './experience-contract.ts'
import { contentView } from './page-view.ts'
import { selectContent } from './queries.ts'

const mostIds = 50

/** Assets in the order asked for, of at most 50 ids; unknown ones are missing. Problems: none of its own. */
export const getMultipleContent = (async (ctx, { query }) => {
  const ids = csv(query.ids).slice(0, mostIds)
  const found = await ctx.db.query(selectContent(ctx.site.siteId, ids))
  const byId = new Map(found.map(({ record }) => [record.id, record]))
  const data = ids.flatMap((id) => {
    const asset = byId.get(id)
    return asset ? [contentView(ctx.site, ctx.locale, asset)] : []
  })
  return { limit: data.length, total: data.length, data }
}) satisfies Operation<typeof experienceContract.getMultipleContent>
