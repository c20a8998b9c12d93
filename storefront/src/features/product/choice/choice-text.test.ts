import { expect, test } from 'vitest'
import { choiceText } from './choice-text.ts'

const variationAttributes = [
  { id: 'calibre', name: 'Calibre', values: [{ value: '26', name: '26' }] },
  { id: 'color', name: 'Color', values: [{ value: 'rojo', name: 'Rojo colonial' }] },
]

test('a choice is told in the order of the merchant, by name; what has none is silent', () => {
  const variationValues = { color: 'rojo', calibre: '26' }
  expect(choiceText({ variationAttributes, variationValues })).toBe('Calibre 26 · Color Rojo colonial')
  expect(choiceText({ variationAttributes })).toBe('')
  expect(choiceText({})).toBe('')
})
