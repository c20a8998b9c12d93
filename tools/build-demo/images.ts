import type { MasterRow } from '../../engine/src/import/bundle/index.ts'
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

export function imagesOf(family: Family): Images {
  const colors = pictureColors(family)
  const drawing = {
    viewType: 'drawing' as const,
    path: drawingPath(family),
    alt: {
      es: `${family.name.es}: dibujo con medidas`,
      en: `${family.name.en}: drawing with dimensions`,
    },
  }
  const first = { viewType: 'large' as const, path: picturePath(family, colors[0]), alt: family.name }
  const byColor = colors.map((color) => ({
    viewType: 'large' as const,
    path: picturePath(family, color),
    alt: {
      es: `${family.name.es}, ${valueName('color', color).es.toLowerCase()}`,
      en: `${family.name.en}, ${valueName('color', color).en.toLowerCase()}`,
    },
    variationValues: { color },
  }))
  return [first, drawing, ...byColor]
}
