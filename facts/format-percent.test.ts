import { expect, test } from 'vitest'
import { formatPercent } from './format-percent.ts'

test('a share stands as each language writes it, with the country’s marks', () => {
  expect(formatPercent(0.067, 'es-SV', 1)).toBe('6.7\u00a0%')
  expect(formatPercent(0.067, 'es-CR', 1)).toBe('6,7\u00a0%')
  expect(formatPercent(0.067, 'en-SV', 1)).toBe('6.7%')
  expect(formatPercent(12.5, 'en-SV')).toBe('1,250%')
})
