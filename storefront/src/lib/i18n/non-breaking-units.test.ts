import { expect, test } from 'vitest'
import { withNonBreakingUnits } from './non-breaking-units.ts'

test('a figure keeps its unit; other words stay free', () => {
  expect(withNonBreakingUnits('Lámina 0.81 m a la medida')).toBe('Lámina 0.81\u00a0m a la medida')
  expect(withNonBreakingUnits('Calibre 26 malla, caja de 100')).toBe('Calibre 26 malla, caja de 100')
})
