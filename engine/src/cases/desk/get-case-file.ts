import type { AdminOperation } from '../../kernel/admin-operation.ts'
import type { caseDeskContract } from './contract.ts'
import { selectFile } from './queries.ts'
import { noCase, requireCase } from './work-on-cases.ts'

/** A picture or video of a case. Problem: 404. */
export const getCaseFile = (async (ctx, { params }) => {
  const { id } = await requireCase(ctx, params.caseId)
  const file = await ctx.db.maybe(selectFile(ctx.site.siteId, id, params.fileId))
  if (!file) throw noCase(params.fileId)
  return { filename: file.name, mediaType: file.mediaType, fileContent: file.bytes.toString('base64') }
}) satisfies AdminOperation<typeof caseDeskContract.getCaseFile>
