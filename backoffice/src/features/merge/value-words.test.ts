import { expect, test } from 'vitest'
import { apart, valueWords } from './value-words.ts'

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

test('a line of a list that is itself a list stays one line', () => {
  const groups = [
    { words: ['lámina', 'zinc'], language: 'es' },
    { words: ['roof', 'sheet'], language: 'en' },
  ]
  expect(valueWords(groups, words)).toBe('lámina, zinc · es\nroof, sheet · en')
})

test('of two lists only what differs is told, and how much is the same', () => {
  expect(apart(['a', { b: 1 }, 'c'], ['c', 'a', { b: 2 }])).toEqual({
    mine: [{ b: 1 }],
    theirs: [{ b: 2 }],
    both: 2,
  })
  expect(apart(['a'], 'a')).toBeUndefined()
})

test('of things that both changed only what differs is told, and which they are', () => {
  const block = {
    alt: { en: 'A roof', es: 'Un techo' },
    kind: 'hero',
    title: { en: 'Build', es: 'Construye' },
  }
  const lists = apart(
    ['same', { ...block, title: { en: 'Build', es: 'Techa' } }],
    ['same', { ...block, title: { en: 'Steel', es: 'Acero' } }],
  )
  expect([lists?.mine, lists?.theirs].map((value) => valueWords(value, words))).toEqual([
    'hero · Techa · Build',
    'hero · Acero · Steel',
  ])
  expect(lists?.both).toBe(1)
})
