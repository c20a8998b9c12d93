import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

/** Creates DATA_DIR when missing and proves that this process can use it. Answers its real path. */
export function openDataFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(folder)
  } catch (error) {
    throw new StartError(
      `DATA_DIR: the folder ${folder} cannot be read and written by this user (${(error as Error).message}).`,
    )
  }
}
