import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/** A window of 256 kB holds a page: packing takes a sixteenth of the memory of the largest, and so does unpacking. */
const brotli = (bytes: Buffer, quality: number) =>
  pack.brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

const pack = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }
const unpack = promisify(brotliDecompress)

/** A document ready to send. Whoever takes no brotli has it packed by `gzip` when the first of them asks. */
export type StoredPage = { etag: string; br: Buffer; gzip?: Promise<Buffer> }

/** Packs a document once for everybody who will get it. */
export const storePage = async (html: string): Promise<StoredPage> => {
  const bytes = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { etag, br: await brotli(bytes, 5) }
}

const gzipOf = (page: StoredPage): Promise<Buffer> => {
  page.gzip ??= unpack(page.br).then((bytes) => pack.gzip(bytes))
  return page.gzip
}

export type ContentEncoding = 'br' | 'gzip' | 'identity'
export type CompressedBody = { encoding: ContentEncoding; bytes: Buffer }

/** The best encoding that a client takes. */
export const acceptedEncoding = (acceptEncoding = ''): ContentEncoding => {
  if (/\bbr\b/.test(acceptEncoding)) return 'br'
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'
}

/** A document for one reader is packed quickly, one that others will get too as small as a stored page. */
export const compress = async (
  html: string,
  encoding: ContentEncoding,
  { shared }: { shared: boolean },
): Promise<CompressedBody> => {
  const bytes = Buffer.from(html)
  if (encoding === 'br') return { encoding, bytes: await brotli(bytes, shared ? 5 : 3) }
  if (encoding === 'gzip') return { encoding, bytes: await pack.gzip(bytes, { level: shared ? 6 : 3 }) }
  return { encoding, bytes }
}

/** The bytes in the best encoding a client takes. */
export const bestEncodingOf = async (page: StoredPage, acceptEncoding = ''): Promise<CompressedBody> => {
  const encoding = acceptedEncoding(acceptEncoding)
  if (encoding === 'identity') return { encoding, bytes: await unpack(page.br) }
  return { encoding, bytes: encoding === 'br' ? page.br : await gzipOf(page) }
}
