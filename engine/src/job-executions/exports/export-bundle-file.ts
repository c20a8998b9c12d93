import { readdir } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import yazl from 'yazl'
import { exportBundle } from '../../import/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { type Execution, isOver } from '../execution.ts'
import { inTemporaryFolder } from '../files/in-temporary-folder.ts'
import { piecesOf } from '../files/pieces-of.ts'
import { appendPiece, deleteFile, insertFile } from '../files/queries.ts'
import { lockExecution, moveExecution, updateExecution } from '../queries.ts'

export const bundleExportId = 'export-bundle'

/** The execution was given up. */
class Aborted extends Error {}

/** Moves an execution that has not ended; one that is to be given up ends. Gives where it stands; undefined where it had ended. */
const move = (
  { db, site, now }: Ctx,
  id: string,
  change: (execution: Execution) => Partial<Execution>,
): Promise<Execution | undefined> =>
  db.transaction(async (tx) => {
    const execution = await tx.maybe(lockExecution(site.siteId, id))
    if (!execution || isOver(execution)) return undefined
    const moved: Execution =
      execution.status === 'aborting'
        ? { ...execution, status: 'aborted', endedAt: now }
        : { ...execution, ...change(execution) }
    await tx.run(updateExecution(site.siteId, moved))
    return moved
  })

/** Pictures are compressed already. */
const isPicture = (name: string) => /^images\/.*\.(jpe?g|png|webp|avif|mp4)$/.test(name)

/** The files of a folder as one archive, in the order of their names; `began` hears of each as it is read. */
const archiveOf = (folder: string, names: readonly string[], began: () => void): Readable => {
  const zip = new yazl.ZipFile()
  for (const name of names)
    zip.addReadStreamLazy(name, { compress: !isPicture(name) }, (take) => {
      began()
      take(null, createReadStream(join(folder, name)))
    })
  zip.end()
  return zip.outputStream as Readable
}

const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted()
}

/** Writes the archive into a file of pieces. Throws Aborted between two of them. */
const storeArchive = async (ctx: Ctx, execution: Execution, fileId: string, folder: string) => {
  const { siteId } = ctx.site
  const names = await filesOf(folder)
  let done = 0
  const archive = archiveOf(folder, names, () => done++)
  for await (const piece of piecesOf(archive)) {
    await ctx.db.run(appendPiece(siteId, fileId, piece))
    const row = await ctx.db.maybe(moveExecution(siteId, execution.id, { done, total: names.length }))
    if (row?.status !== 'running') throw new Aborted()
  }
  return names.length
}

/**
 * The whole shop but its customers as an archive that `import-bundle` takes, as of one moment. A turn that is lost begins
 * anew: its file is known to the execution once it is whole.
 */
export const exportBundleFile = async (ctx: Ctx, execution: Execution): Promise<void> => {
  const { siteId } = ctx.site
  const databaseUrl = ctx.db.url
  if (databaseUrl === undefined) throw new Error('an export needs a pool')
  const begun = await move(ctx, execution.id, ({ startedAt }) => ({
    status: 'running',
    startedAt: startedAt ?? ctx.now,
  }))
  if (begun?.status !== 'running') return
  const fileId = ctx.newId.uuid()
  const name = `bundle-${ctx.now.toISOString().slice(0, 10)}.zip`
  await ctx.db.run(insertFile(siteId, { id: fileId, name, mediaType: 'application/zip', createdAt: ctx.now }))
  try {
    const total = await inTemporaryFolder(async (own) => {
      const folder = join(own, 'bundle')
      await exportBundle({ databaseUrl, folder, siteId })
      return storeArchive(ctx, execution, fileId, folder)
    })
    const ended = await move(ctx, execution.id, () => ({
      status: 'finished',
      fileId,
      done: total,
      total,
      endedAt: ctx.now,
    }))
    if (ended?.status !== 'finished') throw new Aborted()
  } catch (error) {
    await ctx.db.run(deleteFile(siteId, fileId))
    if (!(error instanceof Aborted)) throw error
    await move(ctx, execution.id, () => ({}))
  }
}
