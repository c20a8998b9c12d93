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

/**
 * Most pages of a large catalogue are read once in their lives: a page is packed quickly when it is made, and as small as is
 * worth it once somebody reads it again.
 */
const qualities = { quick: 3, small: 5 }

/** A document ready to send. Whoever takes no brotli has it packed by `gzip` when the first of them asks. */
export type StoredPage = { etag: string; br: CompressedBody; gzip?: Promise<Buffer> }

/** Packs a document once for everybody who will get it. */
export const storePage = async (html: string): Promise<StoredPage> => {
  const bytes = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { etag, br: { encoding: 'br', bytes: await brotli(bytes, qualities.quick) } }
}

const gzipOf = (page: StoredPage): Promise<Buffer> => {
  page.gzip ??= unpack(page.br.bytes).then((bytes) => pack.gzip(bytes))
  return page.gzip
}

export type ContentEncoding = 'br' | 'gzip' | 'identity'
export type CompressedBody = {
  encoding: ContentEncoding
  bytes: Buffer
  /** Whether it was packed again, or is being. */
  isSmall?: true
}

/** The best encoding that a client takes. */
export const acceptedEncoding = (acceptEncoding = ''): ContentEncoding => {
  if (/\bbr\b/.test(acceptEncoding)) return 'br'
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'
}

/** Packs a document for its first reader. */
export const compress = async (html: string, encoding: ContentEncoding): Promise<CompressedBody> => {
  const bytes = Buffer.from(html)
  if (encoding === 'br') return { encoding, bytes: await brotli(bytes, qualities.quick) }
  if (encoding === 'gzip') return { encoding, bytes: await pack.gzip(bytes, { level: 3 }) }
  return { encoding, bytes }
}

/** Packs a body smaller for those who read it from now on; nobody waits for that. */
export const packSmaller = (body: CompressedBody): void => {
  if (body.isSmall || body.encoding !== 'br') return
  body.isSmall = true
  void unpack(body.bytes)
    .then((bytes) => brotli(bytes, qualities.small))
    .then(
      (bytes) => {
        body.bytes = bytes
      },
      // The larger one stays in use.
      () => {},
    )
}

/** The bytes in the best encoding a client takes. */
export const bestEncodingOf = async (page: StoredPage, acceptEncoding = ''): Promise<CompressedBody> => {
  const encoding = acceptedEncoding(acceptEncoding)
  if (encoding === 'identity') return { encoding, bytes: await unpack(page.br.bytes) }
  return encoding === 'br' ? page.br : { encoding, bytes: await gzipOf(page) }
}
