import type { LocaleId } from '../../../facts/locales.ts'
import { type LocalizedText, localize } from '../kernel/localized.ts'
import type { Site } from '../kernel/site.ts'

/** A picture as the bundle names it, with the digest of its bytes once known. */
export type StoredImage = {
  viewType: 'large' | 'drawing' | 'swatch'
  path: string
  /** The same picture about half as wide, for thumbnails and small screens. */
  medium?: string
  alt: LocalizedText
  variationValues?: Record<string, string>
}

/** First characters of the digest of each path's bytes: part of the link, so that the file may be kept for ever. */
export type ImageVersions = ReadonlyMap<string, string>

/**
 * The link of a picture on the shop's own origin (contract 14). It changes with the bytes, so browsers may keep what
 * it names for ever.
 */
export const imageLink = (
  site: Pick<Site, 'organizationId' | 'siteId'>,
  path: string,
  versions: ImageVersions,
): string => {
  const version = versions.get(path)
  const base = `/mobify/proxy/api/product/shopper-products/v1/organizations/${site.organizationId}/images/${path}`
  return `${base}?siteId=${site.siteId}${version ? `&v=${version}` : ''}`
}

/** Every file of a picture. */
export const pathsOf = ({ path, medium }: StoredImage): string[] => (medium ? [path, medium] : [path])

const cards = 'cards/'

/** Where a bundle keeps the card of a picture, which other places show of a link: 1200 × 630. */
export const cardPath = (path: string): string => `${cards}${path.replace(/\.\w+$/, '.jpg')}`

/** The files that may stand for a card that a bundle does not have: the picture itself, of whatever type it is. */
export const cardFallbacks = (path: string): string[] =>
  path.startsWith(cards)
    ? ['webp', 'png', 'jpg', 'avif', 'svg'].map((type) =>
        path.slice(cards.length).replace(/\.jpg$/, `.${type}`),
      )
    : []

/** The file for a thumbnail. */
export const smallPath = ({ path, medium }: StoredImage): string => medium ?? path

/** Whether a picture fits a choice: one that shows no choice fits all. */
export const showsChoice = (image: StoredImage, values: Record<string, string>): boolean =>
  Object.entries(image.variationValues ?? {}).every(([id, value]) => values[id] === value)

/** The main picture of a choice. */
export const mainImage = (images: StoredImage[], values: Record<string, string>): StoredImage | undefined => {
  const large = images.filter((image) => image.viewType === 'large')
  const chosen = large.filter((image) => image.variationValues && showsChoice(image, values))
  return chosen[0] ?? large.find((image) => !image.variationValues) ?? large[0]
}

export const altText = (image: StoredImage, locale: LocaleId): string => localize(image.alt, locale)
