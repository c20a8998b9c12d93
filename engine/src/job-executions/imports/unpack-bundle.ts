import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { bundleFiles } from '../../import/index.ts'

/** Why an archive is not unpacked. */
export class UnreadableArchive extends Error {}

const mostEntries = 200_000
const mostBytes = 8 * 1024 ** 3

const rowFiles = new Set<string>(Object.values(bundleFiles).map(({ name }) => name))

/** Part of a bundle; what systems put beside files, and anything else, is left out. */
const isOfBundle = (name: string) =>
  rowFiles.has(name) || /^content\/[^/]+\.json$/.test(name) || /^images\/.*[^/]$/.test(name)

/** The folder that an archive of a folder has around everything. */
const wrapperOf = (names: readonly string[]): string => {
  const inner = names.find((name) => rowFiles.has(name.slice(name.lastIndexOf('/') + 1)))
  const wrapper = inner?.slice(0, inner.lastIndexOf('/') + 1) ?? ''
  return names.some((name) => isOfBundle(name)) ? '' : wrapper
}

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

const entriesOf = async (zip: ZipFile): Promise<Entry[]> => {
  const entries: Entry[] = []
  let size = 0
  for await (const entry of zip.eachEntry()) {
    size += entry.uncompressedSize
    if (entries.push(entry) > mostEntries || size > mostBytes)
      throw new UnreadableArchive('The archive unpacks to more than a bundle has.')
  }
  return entries
}

/**
 * Unpacks what is of a bundle into a folder and gives its names. Paths that lead out, and entries larger than they say, are
 * refused by the library. Customers are not taken: a bundle has their passwords as they are. Throws UnreadableArchive.
 */
export const unpackBundle = async (path: string, folder: string): Promise<string[]> => {
  const zip = await open(path, { autoClose: false, lazyEntries: true }).catch((error: Error) => {
    throw new UnreadableArchive(`The file is no archive: ${error.message}`)
  })
  try {
    const entries = await entriesOf(zip).catch((error: Error) => {
      throw error instanceof UnreadableArchive ? error : new UnreadableArchive(error.message)
    })
    const wrapper = wrapperOf(entries.map(({ fileName }) => fileName))
    const names: string[] = []
    for (const entry of entries) {
      if (!entry.fileName.startsWith(wrapper)) continue
      const name = entry.fileName.slice(wrapper.length)
      if (!isOfBundle(name)) continue
      if (name === bundleFiles.customers.name)
        throw new UnreadableArchive(`${name} is not taken: customers are made by calls.`)
      const target = join(folder, name)
      await mkdir(dirname(target), { recursive: true })
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target)).catch(
        (error: Error) => {
          throw new UnreadableArchive(`${name} cannot be unpacked: ${error.message}`)
        },
      )
      names.push(name)
    }
    return names
  } finally {
    zip.close()
  }
}
