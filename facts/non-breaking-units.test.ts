import { expect, test } from 'vitest'
import { withNonBreakingUnits } from './non-breaking-units.ts'

test.each([
  ['Lámina 0.81 m a la medida', 'Lámina 0.81\u00a0m a la medida'],
  ['2.44 m (8 pies)', '2.44\u00a0m (8\u00a0pies)'],
  ['Plywood 3 x 6 ft, 12 mm', 'Plywood 3 x 6\u00a0ft, 12\u00a0mm'],
  ['Hasta 5 km, 20 kg, 10 %', 'Hasta 5\u00a0km, 20\u00a0kg, 10\u00a0%'],
  ['12 m²', '12\u00a0m²'],
])('%s keeps its figures and their units together', (text, kept) => {
  expect(withNonBreakingUnits(text)).toBe(kept)
})

test('other words stay free', () => {
  expect(withNonBreakingUnits('Calibre 26 malla, caja de 100')).toBe('Calibre 26 malla, caja de 100')
})
