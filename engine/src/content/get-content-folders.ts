import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import type { experienceContract } from './experience-contract.ts'
import { folderView } from './folder-tree.ts'

const mostIds = 50

/** Folders in the order asked for, of at most 50 ids; unknown ones are missing. Problems: none of its own. */
export const getContentFolders = (async (ctx, { query }) => {
  const data = csv(query.ids)
    .slice(0, mostIds)
    .flatMap((id) => folderView(ctx.site, ctx.locale, id, query.levels ?? 1) ?? [])
  return { limit: data.length, total: data.length, data }
}) satisfies Operation<typeof experienceContract.getContentFolders>
