import { existsSync } from 'node:fs'
import type { MasterRow } from '../../engine/src/bundle/index.ts'
import type { LocalizedText } from '../../engine/src/kernel/localized.ts'
import type { Family } from './family.ts'
import { valueName } from './labels.ts'
import { masterId } from './sku.ts'

type Images = MasterRow['images']

/** Path below `images/` of the picture of a family, in one of its colours where it has several. */
export function picturePath(family: Family, color?: string): string {
  const tail = color ? `-${color}` : ''
  return `products/${masterId(family).toLowerCase()}${tail}.svg`
}

/** Path of the dimensioned drawing. */
export function drawingPath(family: Family): string {
  return `products/${masterId(family).toLowerCase()}-plano.svg`
}

/** Colours that get a picture of their own. */
export function pictureColors(family: Family): string[] {
  const colors = family.attributes.color ?? []
  return colors.length > 1 ? colors : []
}

/** Where the photographs are that the shop shows. */
const committed = new URL('../images/', import.meta.url)

/** The files of a photograph in its widths, by their paths below `images/`. */
export function photographPaths(family: Family, color?: string, detail = false) {
  const name = picturePath(family, color).replace(/\.svg$/, detail ? '-detalle' : '')
  return { path: `${name}-640.webp`, medium: `${name}-320.webp` }
}

/** The photograph where one was taken. */
export function photographOf(family: Family, color?: string, detail = false) {
  const paths = photographPaths(family, color, detail)
  return existsSync(new URL(paths.path, committed)) ? paths : undefined
}

/** The picture, one of surface and edge and the drawing; then both pictures in each of its colours. */
export function imagesOf(family: Family): Images {
  const colors = pictureColors(family)
  const picture = (color?: string) => photographOf(family, color) ?? { path: picturePath(family, color) }
  const drawing = {
    viewType: 'drawing' as const,
    path: drawingPath(family),
    alt: {
      es: `${family.name.es}: dibujo con medidas`,
      en: `${family.name.en}: drawing with dimensions`,
    },
  }
  const detail = (alt: LocalizedText, color?: string) => {
    const close = photographOf(family, color, true)
    return close
      ? [
          {
            viewType: 'large' as const,
            ...close,
            alt: { es: `${alt.es}: superficie y canto`, en: `${alt.en}: surface and edge` },
          },
        ]
      : []
  }
  const first = { viewType: 'large' as const, ...picture(colors[0]), alt: family.name }
  const byColor = colors.flatMap((color) => {
    const alt = {
      es: `${family.name.es}, ${valueName('color', color).es.toLowerCase()}`,
      en: `${family.name.en}, ${valueName('color', color).en.toLowerCase()}`,
    }
    const own = [{ viewType: 'large' as const, ...picture(color), alt }, ...detail(alt, color)]
    return own.map((image) => ({ ...image, variationValues: { color } }))
  })
  return [first, ...detail(family.name, colors[0]), drawing, ...byColor]
}

/** The film of a family on the turntable, where there is one, waiting behind its photograph. */
export function videosOf(family: Family): { videos?: { es: string; en: string } } {
  const file = `videos/${masterId(family).toLowerCase()}.webm`
  if (!existsSync(new URL(file, committed))) return {}
  const poster = photographPaths(family, pictureColors(family)[0]).medium
  const video = `<video src="/images/${file}" poster="/images/${poster}" width="480" height="480"></video>`
  return {
    videos: {
      es: `<figure>${video}<figcaption>Por todos lados, sin sonido.</figcaption></figure>`,
      en: `<figure>${video}<figcaption>From every side, without sound.</figcaption></figure>`,
    },
  }
}
