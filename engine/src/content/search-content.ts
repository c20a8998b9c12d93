import type { Operation } from '../kernel/operation.ts'
import type { experienceContract } from './experience-contract.ts'
import { contentView } from './page-view.ts'
import { selectMatching } from './queries.ts'

/** Assets that hold every word, by id; all of them without a word. Problems: none of its own. */
export const searchContent: Operation<typeof experienceContract.searchContent> = async (ctx, { query }) => {
  const { q = '', limit = 25, offset = 0 } = query
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, 10)
  const found = await ctx.db.query(
    selectMatching(ctx.site.siteId, { words, language: ctx.language, limit, offset }),
  )
  return {
    query: q,
    hits: found.flatMap(({ record }) => (record ? [contentView(ctx.site, ctx.locale, record)] : [])),
    limit,
    offset,
    total: found[0]?.total ?? 0,
  }
}
