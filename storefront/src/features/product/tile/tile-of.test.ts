import { expect, test } from 'vitest'
import { createTranslate } from '../../../lib/i18n/i18n.ts'
import type { Hit } from './hit.ts'
import { tileOf } from './tile-of.ts'

const hit = {
  productId: 'TE007',
  productName: 'Lámina',
  imageGroups: ['small', 'swatch', 'large', 'drawing'].map((viewType) => ({
    viewType,
    images: [{ link: `/${viewType}.webp`, alt: viewType }],
  })),
  variationAttributes: [
    { id: 'calibre', values: [{ value: '26', name: '26', c_hex: '#000000' }] },
    {
      id: 'color',
      values: [
        { value: 'rojo', name: 'Rojo', c_hex: '#b5301a' },
        { value: 'natural', name: 'Natural' },
      ],
    },
  ],
} as unknown as Hit

test('[S9.010] a tile shows the large picture, and swatches of the attribute color', () => {
  const tile = tileOf(hit, new Set(), createTranslate('es-SV', {}))
  expect(tile.picture).toMatchObject({ link: '/large.webp' })
  expect(tile.colours).toEqual([{ name: 'Rojo', hex: '#b5301a' }])
})
