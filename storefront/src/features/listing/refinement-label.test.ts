import { expect, test } from 'vitest'
import { refinementLabel } from './refinement-label.ts'

const written = { money: (major: number) => `₡${major}`, priceFrom: (from: string) => `${from} o más` }

test('steps of the price are said in the country’s money, all else as the engine names it', () => {
  expect(refinementLabel('price', { value: '(25..50)', label: '25 – 50' }, written)).toBe('₡25 – ₡50')
  expect(refinementLabel('price', { value: '(500..)', label: '500 +' }, written)).toBe('₡500 o más')
  expect(refinementLabel('c_calibre', { value: '26', label: '26' }, written)).toBe('26')
})
