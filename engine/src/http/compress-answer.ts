import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip'
const elsewhere = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Up to here an answer is packed where it is written: another thread costs three times as much as the packing. */
const mostBytesHere = 16_384

/** Below it, packing saves nothing: one packet is one packet. */
const leastBytes = 1_024

/** Packed copies of answers that are kept, made the first time one is asked for and dropped with them. */
const copies = { br: new WeakMap<Buffer, Promise<Buffer>>(), gzip: new WeakMap<Buffer, Promise<Buffer>>() }

/** An encoding the client takes; one with a weight of nought it does not. */
const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  (['br', 'gzip'] as const).find((one) =>
    new RegExp(`\\b${one}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted ?? ''),
  )

const compress = async (bytes: Buffer, encoding: Encoding, brotliQuality: number): Promise<Buffer> => {
  const isSmall = bytes.length <= mostBytesHere
  if (encoding === 'gzip') return isSmall ? gzipSync(bytes) : elsewhere.gzip(bytes)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return isSmall ? brotliCompressSync(bytes, { params }) : elsewhere.br(bytes, { params })
}

/**
 * The bytes of an answer in an encoding its client takes; undefined where they go as they are. Bytes that come again
 * as the same object (`isCached`) are packed once and harder.
 */
export const compressAnswer = async (
  body: string | Buffer,
  acceptEncoding: string | undefined,
  { isCached = Buffer.isBuffer(body) } = {},
): Promise<{ encoding: Encoding; bytes: Buffer } | undefined> => {
  const encoding = encodingFor(acceptEncoding)
  if (!encoding || body.length < leastBytes) return undefined
  if (typeof body === 'string') return { encoding, bytes: await compress(Buffer.from(body), encoding, 3) }
  if (!isCached) return { encoding, bytes: await compress(body, encoding, 3) }
  const copy = copies[encoding].get(body) ?? compress(body, encoding, 6)
  copies[encoding].set(body, copy)
  return { encoding, bytes: await copy }
}
