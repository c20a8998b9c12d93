import { expect, test } from 'vitest'
import { galleryOf } from './pictures.ts'

const group = (viewType: string, link: string, color?: string) => ({
  viewType,
  images: [{ link }],
  ...(color ? { variationAttributes: [{ id: 'color', values: [{ value: color }] }] } : {}),
})
const product = {
  id: 'M',
  imageGroups: [
    group('large', 'general'),
    group('large', 'red', 'rojo'),
    group('large', 'blue', 'azul'),
    group('drawing', 'drawing'),
    group('small', 'general'),
  ],
}
const shownLinks = (color: string) => galleryOf(product, { color }).map(({ link }) => link)

test('a choice shows its own pictures, the general ones where it has none, and the drawing last', () => {
  expect(shownLinks('azul')).toEqual(['blue', 'drawing'])
  expect(shownLinks('verde')).toEqual(['general', 'drawing'])
  expect(galleryOf(product, {}).map(({ isDrawing }) => isDrawing)).toEqual([false, true])
  expect(galleryOf({ id: 'M' }, {})).toEqual([])
})
