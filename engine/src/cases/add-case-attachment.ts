import { readAttachment } from '../kernel/attachment.ts'
import { knownShopper } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import type { casesContract } from './contract.ts'
import { caseNotFound, tooManyFiles } from './problems.ts'
import { countFiles, insertCaseFile, lockOwnCase } from './queries.ts'
import { queueCaseSync } from './sync-case.ts'

/**
 * Adds a picture or video to a case of this session (S7.035), as many as the merchant allows. Problems: 404
 * case-not-found, also for somebody else's; 400 file-not-accepted, 400 too-many-files.
 */
export const addCaseAttachment = (async (ctx, { body }) => {
  const { usid } = knownShopper(ctx)
  const { siteId, preferences } = ctx.site
  const { name, mediaType, bytes } = readAttachment(body.file)
  return ctx.db.transaction(async (tx) => {
    const own = await tx.maybe(lockOwnCase(siteId, usid, body.caseId))
    if (!own) throw caseNotFound('There is no such case.')
    const { files } = await tx.one(countFiles(siteId, own.id))
    if (files >= preferences.caseMaxFiles) {
      throw tooManyFiles(`Only a maximum of ${preferences.caseMaxFiles} files is allowed.`)
    }
    const file = { id: ctx.newId.hex(), caseId: own.id, name, mediaType, bytes, now: ctx.now }
    await tx.run(insertCaseFile(siteId, file))
    await queueCaseSync(ctx, tx, { what: 'file', id: file.id })
    return { success: true, id: own.id }
  })
}) satisfies Operation<typeof casesContract.addCaseAttachment>
