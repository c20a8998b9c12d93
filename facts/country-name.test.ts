import { expect, test } from 'vitest'
import { taxNameText } from './country-name.ts'

test.each([
  ['IVA', 'es', 'IVA'],
  ['IVA', 'en', 'VAT (IVA)'],
  ['ISV', 'en', 'VAT (ISV)'],
  ['Sales tax', 'en', 'Sales tax'],
] as const)('the tax %s is read as such (%s)', (name, language, text) => {
  expect(taxNameText(name, language)).toBe(text)
})
