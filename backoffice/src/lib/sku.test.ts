import { expect, test } from 'vitest'
import { idOf, skuOf } from './sku.ts'

test('a code is made of what a variant is, without accents, blanks or signs', () => {
  expect(skuOf('TE009', ['26', 'Azul señal', '1/2"'])).toBe('TE009-26-AZUL-SENAL-1-2')
  expect(skuOf('TE009', [])).toBe('TE009')
})

test('a name makes an id that stands in an address', () => {
  expect(idOf('¡Semana del Hierro 2026!')).toBe('semana-del-hierro-2026')
})
