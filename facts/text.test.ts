import { expect, test } from 'vitest'
import { fold, foldedWords, wordsBegin } from './text.ts'

test('case and accents are ignored', () => {
  expect(fold('San José')).toBe(fold('SAN JOSE'))
  expect(fold('Cañas')).toBe('canas')
})

test('words begin words, whatever the punctuation', () => {
  const words = foldedWords('Lámina, zinc-alum 1.05 m')
  expect(words).toEqual(['lamina', 'zinc', 'alum', '1', '05', 'm'])
  expect(wordsBegin(['lam', 'zin'], words)).toBe(true)
  expect(wordsBegin(['mina'], words)).toBe(false)
})
