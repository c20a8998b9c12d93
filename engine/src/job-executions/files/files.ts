import type { Readable } from 'node:stream'
import { recordAudit } from '../../audit/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { Reply } from '../../kernel/operation.ts'
import { notFound } from '../../kernel/problem.ts'
import type { jobExecutionContract } from '../contract.ts'
import { fileOffset } from '../problems.ts'
import { piecesOf } from './pieces-of.ts'
import { appendPiece, completeFile, insertUpload, selectUpload, type Upload } from './queries.ts'

/** A file that the caller sent. Problem: 404. */
export const requireUpload = async ({ db, site, actor }: AdminContext, id: string): Promise<Upload> => {
  const file = await db.maybe(selectUpload(site.siteId, id, actor.id))
  if (!file) throw notFound(`There is no file '${id}'.`)
  return file
}

const fileView = (file: Upload) => ({
  id: file.id,
  name: file.name,
  size: file.size,
  isComplete: file.isComplete,
  creationDate: file.createdAt.toISOString(),
  ...(file.expectedSize === null ? {} : { expectedSize: file.expectedSize }),
})

/** Writes what arrives behind `offset`. What was written before a line broke stays, and the next part goes on behind it. */
const append = async (ctx: AdminContext, file: Upload, bytes: Readable, offset: number): Promise<Upload> => {
  const { siteId } = ctx.site
  let size = offset
  for await (const piece of piecesOf(bytes)) {
    const isWritten = await ctx.db.run(appendPiece(siteId, file.id, piece, size))
    if (isWritten === 0) {
      const now = await requireUpload(ctx, file.id)
      throw fileOffset(`The file has ${now.size} bytes: the next part begins there.`, { size: now.size })
    }
    size += piece.length
  }
  const isWhole = file.expectedSize === null || size === file.expectedSize
  if (isWhole)
    await ctx.db.transaction(async (tx) => {
      if ((await tx.run(completeFile(siteId, file.id))) === 0) return
      await recordAudit(ctx, tx, {
        operation: 'uploadFile',
        subject: { kind: 'file', id: file.id },
        after: { name: file.name, size },
      })
    })
  return requireUpload(ctx, file.id)
}

/** Takes a file, whole, or its first part where `size` says how large the whole is. */
export const storeUpload = async (
  ctx: AdminContext,
  { name, size, bytes }: { name: string; size?: number | undefined; bytes: Readable },
): Promise<Upload> => {
  const file: Upload = {
    id: ctx.newId.uuid(),
    name,
    size: 0,
    pieces: 0,
    expectedSize: size ?? null,
    isComplete: false,
    createdAt: ctx.now,
  }
  await ctx.db.run(insertUpload(ctx.site.siteId, file, ctx.actor))
  return append(ctx, file, bytes, 0)
}

/** A file is there for seven days, for whoever sent it. Problem: 413. */
export const uploadFile = (async (ctx, { query, bytes }) =>
  new Reply(201, fileView(await storeUpload(ctx, { ...query, bytes })))) satisfies AdminOperation<
  typeof jobExecutionContract.uploadFile
>

/** The next part of a file. Problems: 404; 409 file-offset where the file has more or fewer bytes than `offset`. */
export const appendFile = (async (ctx, { params, query, bytes }) => {
  const file = await requireUpload(ctx, params.fileId)
  if (file.isComplete || file.size !== query.offset)
    throw fileOffset(`The file has ${file.size} bytes.`, { size: file.size })
  return fileView(await append(ctx, file, bytes, query.offset))
}) satisfies AdminOperation<typeof jobExecutionContract.appendFile>

/** How much of a file is there. Problem: 404, also for a file that somebody else sent. */
export const getFile = (async (ctx, { params }) =>
  fileView(await requireUpload(ctx, params.fileId))) satisfies AdminOperation<
  typeof jobExecutionContract.getFile
>
