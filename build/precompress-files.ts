import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const packable = /\.(?:js|css|json|svg|txt|webmanifest)$/

const newerThan = async (copy: string, source: number) => {
  try {
    return (await stat(copy)).mtimeMs >= source
  } catch {
    return false
  }
}

/** Writes a brotli and a gzip copy beside every text file of a folder. */
export const precompressFiles = async (dir: string) => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !packable.test(entry.name) || file.includes('/.vite/')) continue
    if (await newerThan(`${file}.br`, (await stat(file)).mtimeMs)) continue
    const bytes = await readFile(file)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    const [br, gz] = await Promise.all([brotli(bytes, quality), zip(bytes, { level: 9 })])
    await writeFile(`${file}.gz`, gz)
    await writeFile(`${file}.br`, br)
  }
}
