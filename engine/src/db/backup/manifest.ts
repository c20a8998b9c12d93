import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RowDigest } from './row-digest.ts'

export const manifestFile = 'backup.json'

/** A table in a backup; its rows are in `file`. */
export type BackedUpTable = RowDigest & { name: string; columns: string[]; file: string }

export type Manifest = {
  format: 1
  /** ISO instant. */
  madeAt: string
  /** Names of the migrations the schema had. */
  migrations: string[]
  /** Version of the job library's tables. */
  jobs: number
  tables: BackedUpTable[]
  /** Sequences and the last number each gave; absent when it gave none. */
  sequences: Record<string, number>
}

/** A backup that cannot be used, or a place where it cannot go; the message is for the operator. */
export class BackupFault extends Error {
  override name = 'BackupFault'
}

/** Throws BackupFault when the folder is no backup. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new BackupFault(`${folder} is no backup: it has no ${manifestFile}.`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new BackupFault(`${folder} was made by another program.`)
  return manifest
}
