import { expect, test } from 'vitest'
import { materialWords } from './material-words.ts'

test('a material is written with units, in the order in which the plant tells them apart', () => {
  expect(materialWords('recubrimiento=AZ150;color=rojo-colonial;espesorMm=0.46;anchoMm=1219', 'es')).toBe(
    'AZ150 · rojo colonial · 0.46\u00a0mm · 1219\u00a0mm',
  )
  expect(materialWords('color=azul;calibre=26', 'es')).toBe('Azul · cal 26')
  expect(materialWords('color=azul;calibre=26', 'en')).toBe('Azul · ga 26')
  expect(materialWords('medidaPulg=2', 'es')).toBe('2″')
})

test('a product, and what a plant has named itself, stay as they are', () => {
  expect(materialWords('product=TE009', 'es')).toBe('TE009')
  expect(materialWords('Bobina lisa 0.5', 'es')).toBe('Bobina lisa 0.5')
})
