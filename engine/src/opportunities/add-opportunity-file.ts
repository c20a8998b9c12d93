import { attachmentLimits } from '../../../facts/attachments.ts'
import { readAttachment } from '../kernel/attachment.ts'
import type { Operation } from '../kernel/operation.ts'
import type { opportunitiesContract } from './contract.ts'
import { tooManyFiles } from './problems.ts'
import { insertFile, selectFilesOf } from './queries.ts'
import { queueCrmSync } from './queue-crm-sync.ts'
import { changeOwnOpportunity, readOwnOpportunity } from './require-own-opportunity.ts'

/** Adds a picture, a video or a PDF to a quote, three at most. Problems: 404, 400 file-not-accepted, 400 too-many-files. */
export const addOpportunityFile = (async (ctx, { params, body }) => {
  const { name, mediaType, bytes } = readAttachment(body.file, { documents: true })
  const { siteId } = ctx.site
  const { opportunity } = await changeOwnOpportunity(ctx, params.opportunityId, async (row, _inside, tx) => {
    const files = await tx.query(selectFilesOf(siteId, row.id))
    if (files.length >= attachmentLimits.files) {
      throw tooManyFiles(`Only a maximum of ${attachmentLimits.files} files is allowed.`)
    }
    const id = ctx.newId.hex()
    await tx.run(insertFile(siteId, { id, opportunityId: row.id, name, mediaType, bytes, now: ctx.now }))
    await queueCrmSync(ctx, tx, { opportunityId: row.id, what: 'file', id })
  })
  return readOwnOpportunity(ctx, opportunity)
}) satisfies Operation<typeof opportunitiesContract.addOpportunityFile>
