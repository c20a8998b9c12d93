import { statfsSync } from 'node:fs'

const folder = '/dev/shm'
const GiB = 1024 ** 3
/** What the databases and shops of a run take at most, and what programs need beside them. */
const needed = { folder: 6 * GiB, memory: 14 * GiB }

/**
 * Where the temporary files of a run lie in memory: Linux with room for them, else undefined. Each file of tests has a
 * database of its own, and a sixth of the processor time of the engine's tests was a disk's file system making and
 * removing its files.
 */
export const folderInMemory = (): string | undefined => {
  if (process.platform !== 'linux' || process.availableMemory() < needed.memory) return undefined
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < needed.folder ? undefined : folder
  } catch {
    return undefined
  }
}
