import { expect, test } from 'vitest'
import { valueWords } from './value-words.ts'

const words = { yes: 'Sí', no: 'No' }

test('a value is read as words: no brackets, no quotes, no true or false', () => {
  expect(valueWords('Lámina', words)).toBe('Lámina')
  expect(valueWords(3.25, words)).toBe('3.25')
  expect([true, false].map((value) => valueWords(value, words))).toEqual(['Sí', 'No'])
  expect(valueWords(['SV', 'HN'], words)).toBe('SV\nHN')
  const groups = [
    { viewType: 'large', images: [{ path: 'a.webp', alt: { default: 'Un techo', en: 'A roof' } }] },
  ]
  expect(valueWords(groups, words)).toBe('large · a.webp · Un techo · A roof')
  expect([undefined, null, '', [], {}].map((value) => valueWords(value, words))).toEqual(['', '', '', '', ''])
})
