import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A window of 256 kB holds a page: packing takes a sixteenth of the memory of the largest, and so does unpacking. */
const brotli = (bytes: Buffer, quality: number) =>
  pack.brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

const pack = { brotli: promisify(brotliCompress), gzip: promisify(gzip), gunzip: promisify(gunzip) }

/** A document ready to send. */
export type StoredPage = {
  etag: string
  br: Buffer
  gzip: Buffer
  at: number
  headers: Record<string, string>
}

/** Packs a document once for everybody who will get it. */
export const storePage = async (
  html: string,
  at: number,
  headers: Record<string, string> = {},
): Promise<StoredPage> => {
  const bytes = Buffer.from(html)
  const [br, zipped] = await Promise.all([brotli(bytes, 5), pack.gzip(bytes)])
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { etag, br, gzip: zipped, at, headers }
}

/** A document for one reader: packed quickly, in the best encoding they take. */
export const compressOnce = async (
  html: string,
  acceptEncoding = '',
): Promise<{ encoding?: string; body: Buffer }> => {
  const bytes = Buffer.from(html)
  if (/\bbr\b/.test(acceptEncoding)) {
    return { encoding: 'br', body: await brotli(bytes, 3) }
  }
  if (/\bgzip\b/.test(acceptEncoding)) return { encoding: 'gzip', body: await pack.gzip(bytes, { level: 3 }) }
  return { body: bytes }
}

/** The bytes in the best encoding a client takes. */
export const bestEncodingOf = async (
  page: StoredPage,
  acceptEncoding = '',
): Promise<{ encoding?: string; body: Buffer }> => {
  if (/\bbr\b/.test(acceptEncoding)) return { encoding: 'br', body: page.br }
  if (/\bgzip\b/.test(acceptEncoding)) return { encoding: 'gzip', body: page.gzip }
  return { body: await pack.gunzip(page.gzip) }
}

const sizeOf = (key: string, page: StoredPage) => key.length * 2 + page.br.length + page.gzip.length + 500

/** Guest documents in memory: none is older than `maxAge` milliseconds, or larger than a tenth of all. */
export const createPageCache = (maxBytes: number, maxAge: number) => {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 10)),
    sizeCalculation: (page, key) => sizeOf(key, page),
  })
  return {
    get(key: string, now: number): StoredPage | undefined {
      const page = pages.get(key)
      if (!page || now - page.at < maxAge) return page
      pages.delete(key)
      return undefined
    },
    set: (key: string, page: StoredPage) => void pages.set(key, page),
    clear: () => pages.clear(),
    bytes: () => pages.calculatedSize,
    count: () => pages.size,
  }
}
