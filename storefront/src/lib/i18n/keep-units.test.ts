import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test('a figure keeps its unit; other words stay free', () => {
  expect(keepUnits('Lámina 0.81 m a la medida')).toBe('Lámina 0.81\u00a0m a la medida')
  expect(keepUnits('Calibre 26 malla, caja de 100')).toBe('Calibre 26 malla, caja de 100')
})
