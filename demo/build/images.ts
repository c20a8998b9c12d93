import { existsSync } from 'node:fs'
import type { MasterRow } from '../../engine/src/bundle/index.ts'
import type { Family, Text } from './family.ts'
import { valueName } from './labels.ts'
import { type Look, lookAxesOf, looksOf, nameOf } from './looks.ts'
import { masterId } from './sku.ts'

type Images = MasterRow['images']

/** Path of the dimensioned drawing below `images/`. */
export function drawingPath(family: Family): string {
  return `products/${masterId(family).toLowerCase()}-plano.svg`
}

/** The files of a photograph in its widths, by their paths below `images/`: the whole, or surface and edge. */
export function photographPaths(family: Family, look: Look, detail = false) {
  const tail = [nameOf(look), ...(detail ? ['detalle'] : [])].filter(Boolean).join('-')
  const name = `products/${masterId(family).toLowerCase()}${tail ? `-${tail}` : ''}`
  return { path: `${name}-640.webp`, medium: `${name}-320.webp` }
}

/** Surface and edge are shown of what comes in colours alone, and of what all looks alike. */
export function hasDetail(family: Family): boolean {
  return lookAxesOf(family).every((axis) => axis === 'color')
}

/** Where the pictures are that the shop shows. */
const committed = new URL('../images/', import.meta.url)

/** The picture, one of surface and edge and the drawing; then the pictures of each look. */
export function imagesOf(family: Family): Images {
  const looks = looksOf(family)
  const [first = {}] = looks
  const drawing = {
    viewType: 'drawing' as const,
    path: drawingPath(family),
    alt: {
      es: `${family.name.es}: dibujo con medidas`,
      en: `${family.name.en}: drawing with dimensions`,
    },
  }
  const byLook = looks.flatMap((look) =>
    lookAxesOf(family).length === 0
      ? []
      : picturesOf(family, look, altOf(family, look)).map((image) => ({ ...image, variationValues: look })),
  )
  return [...picturesOf(family, first, family.name), drawing, ...byLook]
}

/** The whole, and surface and edge where they are shown. */
function picturesOf(family: Family, look: Look, alt: Text): Images {
  const whole = { viewType: 'large' as const, ...photographPaths(family, look), alt }
  if (!hasDetail(family)) return [whole]
  const close = { es: `${alt.es}: superficie y canto`, en: `${alt.en}: surface and edge` }
  return [whole, { viewType: 'large' as const, ...photographPaths(family, look, true), alt: close }]
}

/** The name of the product and of what is chosen of it. */
function altOf(family: Family, look: Look): Text {
  const told = (language: 'es' | 'en') =>
    [
      family.name[language],
      ...Object.entries(look).map(([axis, value]) => {
        const name = valueName(axis, value)[language]
        return axis === 'color' ? name.toLowerCase() : name
      }),
    ].join(', ')
  return { es: told('es'), en: told('en') }
}

/** The film of a family on the turntable, where there is one, waiting behind its photograph. */
export function videosOf(family: Family): { videos?: { es: string; en: string } } {
  const file = `videos/${masterId(family).toLowerCase()}.webm`
  if (!existsSync(new URL(file, committed))) return {}
  const poster = photographPaths(family, looksOf(family)[0] ?? {}).medium
  const video = `<video src="/images/${file}" poster="/images/${poster}" width="480" height="480"></video>`
  return {
    videos: {
      es: `<figure>${video}<figcaption>Por todos lados, sin sonido.</figcaption></figure>`,
      en: `<figure>${video}<figcaption>From every side, without sound.</figcaption></figure>`,
    },
  }
}
