import { type Operation, Reply } from '../kernel/operation.ts'
import { readByteRange } from './byte-range.ts'
import type { productContract } from './contract.ts'
import { cardFallbacks } from './images.ts'
import { imageNotFound } from './problems.ts'
import { selectImage } from './queries.ts'

const hour = 3_600

/**
 * The bytes of a picture on the shop's own origin (contract 14). A link with its version (of the
 * bytes or of the catalogue) is kept for ever; a card's is that of the picture it was made of. An SVG opened by itself
 * may run nothing. Of a film a part may be asked for: some players show none without (RFC 9110, 14).
 */
export const getImage = (async (ctx, { params, query, headers }) => {
  const path = params['*']
  const image = await ctx.db.maybe(selectImage(ctx.site.siteId, path, cardFallbacks(path)))
  if (!image) throw imageNotFound('There is no such picture.')
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
