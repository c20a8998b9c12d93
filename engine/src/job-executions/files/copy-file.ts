import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../db/db.ts'
import { selectPiece, type StoredFile } from './queries.ts'

/** The pieces of a file, each fetched when the one before has been taken. */
export async function* readPieces(
  db: Db,
  siteId: string,
  { id, pieces }: Pick<StoredFile, 'id' | 'pieces'>,
): AsyncGenerator<Buffer> {
  for (let place = 1; place <= pieces; place++) yield (await db.one(selectPiece(siteId, id, place))).bytes
}

/** Writes a stored file where what reads files by their path finds it. */
export const copyFile = (
  db: Db,
  siteId: string,
  file: Pick<StoredFile, 'id' | 'pieces'>,
  path: string,
): Promise<void> =>
  pipeline(Readable.from(readPieces(db, siteId, file), { objectMode: false }), createWriteStream(path))
