import type { Operation } from '../kernel/operation.ts'
import type { experienceContract } from './experience-contract.ts'
import { folderView } from './folder-tree.ts'
import { folderNotFound } from './problems.ts'

/** A folder of content with the levels below it. Problem: 404 content-folder-not-found. */
export const getContentFolder = (async (ctx, { params, query }) => {
  const folder = folderView(ctx.site, ctx.locale, params.id, query.levels ?? 1)
  if (!folder) throw folderNotFound(`No content folder with id '${params.id}' was found.`)
  return folder
}) satisfies Operation<typeof experienceContract.getContentFolder>
