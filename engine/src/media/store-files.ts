import { createHash } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { selectSharingSites } from '../sites/index.ts'
import { upsertPicture } from './queries.ts'

type File = { path: string; mediaType: string; bytes: Buffer }

export const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Puts files where pages ask for them, on every site that shares the catalogue; within the caller's transaction. */
export const storeFiles = async (tx: Db, siteId: string, files: readonly File[]): Promise<void> => {
  for (const { id } of await tx.query(selectSharingSites(siteId)))
    for (const file of files) await tx.run(upsertPicture(id, { ...file, sha256: digest(file.bytes) }))
}
