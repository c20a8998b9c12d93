import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The demo's SECRET_KEY: made once and kept in DATA_DIR, readable by its owner only, so that sessions survive a
 * restart without anybody having to invent a key.
 */
export const loadSecretKey = (dataDir: string): string => {
  const file = join(dataDir, 'secret-key')
  return readKey(file) ?? makeKey(file)
}

const readKey = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written aside and linked into place: of two processes one makes the key, and both use it. */
const makeKey = (file: string): string => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
