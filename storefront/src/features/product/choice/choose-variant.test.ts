import { expect, test } from 'vitest'
import { changedBeside } from './changed-beside.ts'
import { firstVariant, variantWith } from './choose-variant.ts'

const variants = [
  { productId: '28-rojo', variationValues: { calibre: '28', color: 'rojo' } },
  { productId: '26-rojo', variationValues: { calibre: '26', color: 'rojo' }, c_default: true },
  { productId: '26-azul', variationValues: { calibre: '26', color: 'azul' } },
  { productId: '24-negro', variationValues: { calibre: '24', color: 'negro' } },
]

test('the merchant’s default comes first, else the first variant', () => {
  expect(firstVariant({ id: 'M', variants })?.productId).toBe('26-rojo')
  expect(firstVariant({ id: 'M', variants: variants.slice(2) })?.productId).toBe('26-azul')
  expect(firstVariant({ id: 'M' })).toBeUndefined()
})

test('one more choice keeps the others where it can', () => {
  const current = { calibre: '26', color: 'azul' }
  expect(variantWith(variants, current, 'color', 'rojo')?.productId).toBe('26-rojo')
  expect(variantWith(variants, current, 'calibre', '28')?.productId).toBe('28-rojo')
  expect(variantWith(variants, current, 'color', 'negro')?.productId).toBe('24-negro')
  expect(variantWith(variants, current, 'color', 'verde')).toBeUndefined()
})

test('what else a choice changes is named with it, and a single change is no news', () => {
  const before = { color: 'natural', desarrollo: '305', calibre: '26' }
  expect(changedBeside(before, { ...before, color: 'rojo' })).toEqual([])
  expect(changedBeside(before, { ...before, color: 'rojo', desarrollo: '406' })).toEqual([
    'color',
    'desarrollo',
  ])
})
