import { expect, test } from 'vitest'
import { tileOfProduct } from '../tile/tile-of-product.ts'
import { keyAttributes, namedValues } from './key-attributes.ts'

const words = { length: 'Largo', toLength: 'A tu medida', options: (n: number) => `${n} opciones` }
const sheet = {
  productId: 'TE007',
  c_measurementSelector: true,
  c_pdpAttributesGroup: JSON.stringify({
    attributes: [
      { id: 'uso', displayName: 'Uso', value: 'Techo' },
      { id: 'anchoUtilM', displayName: 'Ancho útil', value: '0.81 m' },
      { id: 'espesorMm', displayName: 'Espesor', value: '0.46 mm' },
    ],
  }),
  c_attributes: { uso: 'techo', anchoUtilM: '0.81', espesorMm: '0.46', calibre: '26' },
  variationAttributes: [
    {
      id: 'calibre',
      name: 'Calibre',
      values: [
        { value: '28', name: '28' },
        { value: '26', name: '26' },
        { value: '24', name: '24' },
      ],
    },
  ],
}

test('a sheet is decided by gauge, cover width and length', () => {
  expect(keyAttributes(sheet, new Set(), words)).toEqual([
    { label: 'Calibre', value: '28 – 24' },
    { label: 'Ancho útil', value: '0.81 m' },
    { label: 'Largo', value: 'A tu medida' },
  ])
})

test('what the shopper has named is shown instead of the span', () => {
  expect(keyAttributes(sheet, namedValues('lámina 26 roja', []), words)[0]?.value).toBe('26')
  expect(keyAttributes(sheet, namedValues('', ['c_calibre=28|26']), words)[0]?.value).toBe('26')
  // Another gauge than that of the hit's picture and price says nothing of it.
  expect(keyAttributes(sheet, namedValues('lámina 24', []), words)[0]?.value).toBe('28 – 24')
  const values = ['IPE 80', 'IPE 100'].map((name) => ({ value: name, name }))
  const beam = {
    productId: 'PE062',
    variationAttributes: [{ id: 'designacion', name: 'Designación', values }],
    c_attributes: { designacion: 'IPE 100' },
  }
  expect(keyAttributes(beam, namedValues('viga ipe 100', []), words)[0]?.value).toBe('IPE 100')
})

test('what is no filter is told too, in words of the hit: the size of the stone-coated tile', () => {
  const attributes = [
    { id: 'medida', displayName: 'Medida', value: '1.33 x 0.42 m (0.46 m²)' },
    { id: 'recubrimiento', displayName: 'Recubrimiento', value: 'Prepintado' },
  ]
  const tile = { productId: 'TE013', c_pdpAttributesGroup: JSON.stringify({ attributes }) }
  expect(keyAttributes(tile, new Set(), words).map(({ label }) => label)).toEqual(['Medida', 'Recubrimiento'])
})

test('choices without figures are counted', () => {
  const hit = {
    productId: 'X',
    variationAttributes: [
      {
        id: 'tipo',
        name: 'Tipo',
        values: [
          { value: 'a', name: 'Broca' },
          { value: 'b', name: 'Aguda' },
        ],
      },
    ],
  }
  expect(keyAttributes(hit, new Set(), words)).toEqual([{ label: 'Tipo', value: '2 opciones' }])
})

test('the unit of a span is said once', () => {
  const values = ['1.83 m', '3.05 m', '3.66 m'].map((name) => ({ value: name, name }))
  const hit = { productId: 'X', variationAttributes: [{ id: 'largoM', name: 'Largo', values }] }
  expect(keyAttributes(hit, new Set(), words)[0]?.value).toBe('1.83 – 3.66 m')
})

test('what closes a bracket is no unit of a span', () => {
  const values = ['1.22 x 20 m (24.4 m²)', '1.22 x 24.6 m (30 m²)'].map((name) => ({ value: name, name }))
  const hit = { productId: 'X', variationAttributes: [{ id: 'medidaM', name: 'Medida', values }] }
  expect(keyAttributes(hit, new Set(), words)[0]?.value).toBe('1.22 x 20 m (24.4 m²) – 1.22 x 24.6 m (30 m²)')
})

test('a master asked for by id says the span of its choices, as in a list', () => {
  const values = ['1.83 m', '2.44 m', '3.66 m'].map((name) => ({ value: name, name }))
  const attributes = [
    { id: 'largoM', displayName: 'Largo', value: '1.83 m, 2.44 m, 3.66 m' },
    { id: 'punta', displayName: 'Punta', value: 'Broca, Aguda' },
  ]
  const master = {
    id: 'X',
    type: { master: true },
    c_pdpAttributesGroup: JSON.stringify({ attributes }),
    variationAttributes: [
      { id: 'largoM', name: 'Largo', values },
      {
        id: 'punta',
        name: 'Punta',
        values: [
          { value: 'b', name: 'Broca' },
          { value: 'a', name: 'Aguda' },
        ],
      },
    ],
  }
  expect(tileOfProduct(master).facts.map(({ value }) => value)).toEqual(['1.83 – 3.66 m', 'Broca, Aguda'])
})
