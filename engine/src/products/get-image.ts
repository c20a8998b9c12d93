import { type Operation, Reply } from '../kernel/operation.ts'
import { readByteRange } from './byte-range.ts'
import type { productContract } from './contract.ts'
import { cardFallbacks } from './images.ts'
import { imageNotFound } from './problems.ts'
import { selectImage } from './queries.ts'

const hour = 3_600

/** A quiet ground with a frame: what stands where a picture is named and nobody has brought it yet. */
const noPicture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><path fill="#eef0f2" d="M0 0h640v640H0z"/>' +
    '<g fill="none" stroke="#9aa3ad" stroke-width="12" stroke-linejoin="round"><path d="M200 220h240v200H200z"/>' +
    '<path d="m200 388 76-72 56 52 36-32 72 68"/><circle cx="372" cy="276" r="18"/></g></svg>',
)

/** A page's `<img>` asks for pictures before all else; whoever reads the answer as data does not. */
const asksForPicture = (accept = '') => accept.includes('image/')

/** Not there: told as a picture to a page, which then shows no torn one, and as a problem to everybody else. */
const missing = (accept: string | undefined) => {
  if (!asksForPicture(accept)) throw imageNotFound('There is no such picture.')
  return new Reply<never>(404, noPicture, {
    'content-type': 'image/svg+xml',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
    vary: 'accept',
  })
}

/**
 * The bytes of a picture on the shop's own origin (contract 14). A link with its version (of the
 * bytes or of the catalogue) is kept for ever; a card's is that of the picture it was made of. An SVG opened by itself
 * may run nothing. Of a film a part may be asked for: some players show none without (RFC 9110, 14).
 */
export const getImage = (async (ctx, { params, query, headers }) => {
  const path = params['*']
  const image = await ctx.db.maybe(selectImage(ctx.site.siteId, path, cardFallbacks(path)))
  if (!image) return missing(headers['accept'])
  const etag = `"${image.sha256.slice(0, 32)}"`
  const { v, cv } = query as { v?: string; cv?: string }
  const isVersion = (digest: string | null) => Boolean(v && digest?.startsWith(v))
  const fixed = isVersion(image.sha256) || isVersion(image.madeOf) || cv === String(ctx.site.catalogVersion)
  const common = {
    etag,
    'cache-control': fixed ? `public, max-age=${365 * 24 * hour}, immutable` : `public, max-age=${hour}`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    ...(image.mediaType === 'image/svg+xml'
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
  }
  if (headers['if-none-match']?.includes(etag)) return new Reply<undefined>(304, undefined, common)
  const typed = { ...common, 'content-type': image.mediaType }
  if (!image.mediaType.startsWith('video/')) return new Reply<never>(200, image.bytes, typed)
  const parted = { ...typed, 'accept-ranges': 'bytes' }
  const isSame = !headers['if-range'] || headers['if-range'] === etag
  const part = isSame ? readByteRange(headers['range'], image.bytes.length) : undefined
  if (!part) return new Reply<never>(200, image.bytes, parted)
  return new Reply<never>(206, image.bytes.subarray(part.from, part.to + 1), {
    ...parted,
    'content-range': `bytes ${part.from}-${part.to}/${image.bytes.length}`,
  })
}) satisfies Operation<typeof productContract.getImage>
