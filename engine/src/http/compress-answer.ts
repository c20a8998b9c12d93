import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

type Encoding = 'br' | 'gzip'
const elsewhere = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Up to here an answer is packed where it is written: another thread costs three times as much as the packing. */
const mostBytesHere = 16_384

/** Below it, packing saves nothing: one packet is one packet. */
const leastBytes = 1_024

/** A packed copy of an answer that is kept. */
type Copy = {
  /** Packed quickly: what its first readers get. */
  quick: Promise<Buffer>
  madeAt: number
  /** It has been, or is being, packed harder. */
  isPackedHarder?: true
  /** The result, once it is there: nobody waits for it. */
  small?: Buffer
}

/** Copies are made the first time one is asked for and dropped with the answer. */
const copies = { br: new WeakMap<Buffer, Copy>(), gzip: new WeakMap<Buffer, Copy>() }

/** An answer that lives so long is worth being packed harder; in a flood of changes none does. */
const worthMoreAfterMs = 1_000

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

const packHarder = (copy: Copy, body: Buffer) => {
  copy.isPackedHarder = true
  compress(body, 'br', 6).then(
    (bytes) => {
      copy.small = bytes
    },
    () => undefined,
  )
}

/** The packed copy of bytes that come again as the same object. */
const copyOf = (body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> => {
  const now = Date.now()
  const copy: Copy = copies[encoding].get(body) ?? { quick: compress(body, encoding, 3), madeAt: now }
  copies[encoding].set(body, copy)
  // A clock that was set back makes nothing young.
  const isOld = Math.abs(now - copy.madeAt) >= worthMoreAfterMs
  if (encoding === 'br' && isOld && !copy.isPackedHarder) packHarder(copy, body)
  return copy.small ?? copy.quick
}

/**
 * The bytes of an answer in an encoding its client takes; undefined where they go as they are. Bytes that come again
 * as the same object are packed once for all, and once more and harder where they go on coming.
 */
export const compressAnswer = async (
  body: string | Buffer,
  acceptEncoding: string | undefined,
): Promise<{ encoding: Encoding; bytes: Buffer } | undefined> => {
  const encoding = encodingFor(acceptEncoding)
  if (!encoding || body.length < leastBytes) return undefined
  if (typeof body === 'string') return { encoding, bytes: await compress(Buffer.from(body), encoding, 3) }
  return { encoding, bytes: await copyOf(body, encoding) }
}
