import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartError } from './start-error.ts'

/** Creates DATA_DIR when missing and proves that this process can use it. Answers its real path. */
export function openDataFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  try {
    makeFolder(folder)
    if (!statSync(folder).isDirectory()) throw new Error('it is a file, not a folder')
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(folder)
  } catch (error) {
    throw new StartError(
      `DATA_DIR: the folder ${folder} cannot be read and written by this user (${(error as Error).message}).`,
    )
  }
}

/**
 * `recursive: true` is not used: with it `mkdir` never returns where even the parent's creation fails with "no such
 * file" (/proc).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
