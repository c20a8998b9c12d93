import type { Sharp } from 'sharp'

/** Pictures of more pixels are refused before they are unpacked: some kilobytes may claim to be gigabytes. */
export const mostPixels = 64_000_000

const widths = [320, 640, 960, 1280, 1920] as const

/** What a page shows on a phone comes within this many bytes, at a lower quality if it has to. */
const phoneWidth = 640
const phoneBytes = 60_000

const formats = [
  { mediaType: 'image/avif', ending: 'avif', qualities: [50, 42, 34, 26, 18, 10] },
  { mediaType: 'image/webp', ending: 'webp', qualities: [76, 64, 52, 40, 28, 16, 8] },
] as const

/** A picture in one size, with its bytes. */
export type RenderedPicture = {
  width: number
  height: number
  mediaType: string
  ending: string
  bytes: Buffer
}

/** Libraries of pictures are large and seldom needed: they are loaded when a picture is. One thread leaves the rest to shoppers. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

const taken = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['heif', 'image/avif'],
])

/** What a picture is and how large, upright; undefined for bytes that are no picture, and for one of too many pixels. */
export const inspectPicture = async (bytes: Buffer) => {
  const sharp = await loadSharp()
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  const mediaType = taken.get(found?.format ?? '')
  if (!found || !mediaType || (found.format === 'heif' && found.compression !== 'av1')) return undefined
  const { width, height } = found.autoOrient
  return width * height > mostPixels ? undefined : { mediaType, width, height }
}

const encode = async (picture: Sharp, { mediaType, qualities }: (typeof formats)[number], most: number) => {
  for (const quality of qualities) {
    const { data, info } = await (mediaType === 'image/avif'
      ? picture.clone().avif({ quality, effort: 3 })
      : picture.clone().webp({ quality })
    ).toBuffer({ resolveWithObject: true })
    if (data.length <= most || quality === qualities.at(-1)) return { bytes: data, info }
  }
  throw new Error('there is no quality to encode with')
}

const cardSize = { width: 1200, height: 630 }

/** The largest part of a picture with the shape of a card, as near around the focus as the edges let it be. */
const cardPart = (width: number, height: number, focus: { x: number; y: number }) => {
  const scale = Math.min(width / cardSize.width, height / cardSize.height)
  const part = { width: Math.round(cardSize.width * scale), height: Math.round(cardSize.height * scale) }
  const from = (whole: number, size: number, at: number) =>
    Math.round(Math.min(Math.max(at * whole - size / 2, 0), whole - size))
  return { ...part, left: from(width, part.width, focus.x), top: from(height, part.height, focus.y) }
}

/** A picture unpacked, upright and no wider than the widest that is made of it: all others are made of this one. */
const unpack = async (bytes: Buffer) => {
  const sharp = await loadSharp()
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: 1920, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, copy: () => sharp(data, { raw: { width, height, channels } }) }
}

type Unpacked = Awaited<ReturnType<typeof unpack>>
type Focus = { x: number; y: number }

const renderCard = ({ width, height, copy }: Unpacked, focus: Focus) =>
  copy()
    .extract(cardPart(width, height, focus))
    .resize(cardSize)
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer()

/**
 * A picture in five widths and two formats, no wider than it is, and its card for links elsewhere, cut around the focus.
 * What a camera wrote beside it (place, time, device) is in none of them. Throws for what cannot be read to its end.
 */
export const renderPicture = async (
  bytes: Buffer,
  focus: Focus,
): Promise<{ renditions: RenderedPicture[]; card: Buffer }> => {
  const picture = await unpack(bytes)
  const fitting = widths.filter((width) => width <= picture.width)
  const renditions: RenderedPicture[] = []
  for (const width of fitting.length > 0 ? fitting : [picture.width])
    for (const format of formats) {
      const most = width <= phoneWidth ? phoneBytes : Number.POSITIVE_INFINITY
      const made = await encode(picture.copy().resize({ width }), format, most)
      const { mediaType, ending } = format
      renditions.push({ width, height: made.info.height, mediaType, ending, bytes: made.bytes })
    }
  return { renditions, card: await renderCard(picture, focus) }
}

/** The one rendition that pages show of a picture, and its card, cut around the middle. Throws likewise. */
export const renderForPage = async (
  bytes: Buffer,
): Promise<{ page: { mediaType: string; bytes: Buffer }; card: Buffer }> => {
  const picture = await unpack(bytes)
  const [format] = formats
  const width = Math.min(phoneWidth, picture.width)
  const page = await encode(picture.copy().resize({ width }), format, phoneBytes)
  return {
    page: { mediaType: format.mediaType, bytes: page.bytes },
    card: await renderCard(picture, { x: 0.5, y: 0.5 }),
  }
}
