import { expect, test } from 'vitest'
import type { Product } from '../product.ts'
import { tileOfProduct } from './tile-of-product.ts'

const picture = (color: string) => ({
  viewType: 'large',
  images: [{ link: `/${color}.webp` }],
  variationAttributes: [{ id: 'color', values: [{ value: color }] }],
})
const ridge = {
  id: 'AC025',
  name: 'Capote',
  type: { master: true },
  imageGroups: ['natural', 'rojo'].map(picture),
  variationAttributes: [
    { id: 'desarrollo', name: 'Desarrollo', values: [{ value: '305' }, { value: '406' }] },
    { id: 'color', name: 'Color', values: [{ value: 'natural' }, { value: 'rojo' }] },
  ],
  variants: ['natural', 'rojo'].flatMap((color) =>
    ['305', '406'].map((desarrollo) => ({
      productId: `AC025-${desarrollo}-${color}`,
      variationValues: { color, desarrollo },
      c_default: color === 'natural' && desarrollo === '406',
    })),
  ),
} as unknown as Product

test('what goes with a red sheet is shown and opened in red, its size as it would be without', () => {
  expect(tileOfProduct(ridge, 'rojo')).toMatchObject({
    shownId: 'AC025-406-rojo',
    picture: { link: '/rojo.webp' },
  })
  // What has no such colour, or is asked for without one, is the product itself.
  for (const colour of ['verde', undefined]) expect(tileOfProduct(ridge, colour).shownId).toBe('AC025')
})
