import type { Operation } from '../kernel/operation.ts'
import type { experienceContract } from './experience-contract.ts'
import { folderIds, rootFolder } from './folder-tree.ts'
import { contentView } from './page-view.ts'
import { selectMatching } from './queries.ts'

/** The folder that `refine` narrows to; the last one named counts. */
const folderOf = (refine: unknown): string | undefined =>
  (Array.isArray(refine) ? refine : [refine])
    .flatMap((one) => (typeof one === 'string' && one.startsWith('fdid=') ? [one.slice(5)] : []))
    .at(-1)

/** Assets that hold every word, by id; all of them without a word. Problems: none of its own. */
export const searchContent = (async (ctx, { query }) => {
  const { q = '', limit = 25, offset = 0 } = query
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, 10)
  const folder = folderOf(query.refine)
  const found = await ctx.db.query(
    selectMatching(ctx.site.siteId, {
      words,
      folderIds: folder === undefined || folder === rootFolder ? undefined : folderIds(ctx.site, folder),
      language: ctx.language,
      limit,
      offset,
    }),
  )
  return {
    query: q,
    ...(folder === undefined ? {} : { selectedRefinements: { fdid: folder } }),
    hits: found.flatMap(({ record }) => (record ? [contentView(ctx.site, ctx.locale, record)] : [])),
    limit,
    offset,
    total: found[0]?.total ?? 0,
  }
}) satisfies Operation<typeof experienceContract.searchContent>
