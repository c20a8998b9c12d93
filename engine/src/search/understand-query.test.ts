import { describe, expect, test } from 'vitest'
import type { Language } from '../../../facts/locales.ts'
import type { SynonymsFile } from '../bundle/index.ts'
import { editDistance } from './edit-distance.ts'
import { queryWords, searchText, singular } from './query-words.ts'
import { synonymsOf } from './synonyms.ts'
import { allOf, anyOf } from './tsquery.ts'
import { splitUnknownWords, understandQuery, type WordKnowledge } from './understand-query.ts'

const file: SynonymsFile = {
  groups: [
    { language: 'es', countries: ['NI', 'CR'], words: ['lámina', 'zinc'] },
    { language: 'es', words: ['cedazo', 'malla mosquitero'] },
  ],
  expansions: [{ language: 'es', from: '12 pies', to: ['3.66'] }],
}

const catalogue = [
  'lamina',
  'zinc',
  'roja',
  '26',
  '12',
  'pies',
  'cedazo',
  'prepintada',
  'calibre',
  'polin',
  'sueter',
  'sweater',
]

/** The others are written in any. */
const languagesOf = (word: string): Language[] =>
  word === 'sueter' ? ['es'] : word === 'sweater' ? ['en'] : []

const know = (words: readonly string[]): Map<string, WordKnowledge> =>
  new Map(
    words.map((word) => [
      word,
      {
        word,
        exact: catalogue.includes(word),
        prefix: catalogue.some((one) => one.startsWith(word)),
        alike: catalogue.map((one, index) => ({ word: one, uses: index, languages: languagesOf(one) })),
      },
    ]),
  )

const understand = (q: string, country: 'SV' | 'NI' = 'SV', language: Language = 'es') => {
  const typed = queryWords(q)
  const known = know(typed)
  return understandQuery(splitUnknownWords(typed, known), known, synonymsOf(file, country), language)
}

describe('words', () => {
  test.each([
    ['Lámina CALIBRE 26', ['lamina', 'calibre', '26']],
    ['polín 3x1½', ['polin', '3x1', '1/2']],
    ['3,66 m', ['3.66', 'm']],
    ['6.10 x 2.00', ['6.1', 'x', '2']],
    ['1,000', ['1', '000']],
    ['10 100 0.05', ['10', '100', '0.05']],
    ["'; drop table -- %_\\", ['drop', 'table']],
    ['   ', []],
    ['¡¿.../!', []],
  ])('%s → %j', (q, words) => {
    expect(queryWords(q)).toEqual(words)
  })

  test('no query grows beyond a dozen words', () => {
    expect(queryWords('lámina '.repeat(5_000))).toHaveLength(12)
  })

  test('the longest text is read in time that grows with it alone', () => {
    // Where time grew with its square, the test would not end.
    expect(searchText('½'.repeat(1_000_000))).toHaveLength(3_999_999)
  })

  test.each([
    ['laminas', 'lamina'],
    ['polines', 'polin'],
    ['pies', 'pie'],
    ['26s', '26s'],
    ['gas', 'gas'],
  ])('%s in the singular is %s', (plural, one) => {
    expect(singular(plural)).toBe(one)
  })
})

describe('typing errors', () => {
  test.each([
    ['lamina', 'lamina', 0],
    ['lamnia', 'lamina', 1],
    ['lamna', 'lamina', 1],
    ['laminna', 'lamina', 1],
    ['polon', 'lamina', 3],
    ['ab', 'abcdef', 3],
  ])('%s is %s with %i changes (3 means more than two)', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance)
  })

  test('an unknown word becomes the nearest one', () => {
    expect(understand('lamnia').terms).toMatchObject([{ corrected: 'lamina', phrases: [['lamina']] }])
  })

  test('of two words as near the one of the page’s language is meant', () => {
    expect(understand('sweter', 'SV', 'en').terms).toMatchObject([{ corrected: 'sweater' }])
    expect(understand('sweter', 'SV', 'es').terms).toMatchObject([{ corrected: 'sueter' }])
    // A nearer word of another language is meant all the same.
    expect(understand('suetr', 'SV', 'en').terms).toMatchObject([{ corrected: 'sueter' }])
  })

  test('a corrected word brings its synonyms along', () => {
    expect(understand('lamnia', 'NI').terms[0]?.phrases).toEqual([['lamina'], ['zinc']])
  })

  test('numbers and short words are never put right', () => {
    expect(understand('27').hopeless).toBe(true)
    expect(understand('xyz').hopeless).toBe(true)
  })
})

describe('meaning', () => {
  test('a word means its synonyms only where it does', () => {
    expect(understand('zinc', 'NI').terms[0]?.phrases).toEqual([['zinc'], ['lamina']])
    expect(understand('zinc', 'SV').terms[0]?.phrases).toEqual([['zinc']])
  })

  test('the longest phrase is one term, in any number', () => {
    expect(understand('lamina 12 pie').terms.map(({ phrases }) => phrases)).toEqual([
      [['lamina']],
      [['12', 'pie'], ['3.66']],
    ])
    expect(understand('malla mosquitero').terms[0]?.phrases).toEqual([['malla', 'mosquitero'], ['cedazo']])
  })

  test('the beginning of a word may go on', () => {
    expect(understand('prepin').terms[0]?.phrases).toEqual([['prepin*']])
  })

  test('letters and number written together are parted when unknown', () => {
    expect(understand('calibre26').terms.map(({ original }) => original)).toEqual(['calibre', '26'])
  })

  test('unknown words are dropped while at least half is understood', () => {
    expect(understand('lamina 26 xqzwkj')).toMatchObject({ hopeless: false, terms: [{}, {}] })
    expect(understand('xqzwkj wkjqzx lamina').hopeless).toBe(true)
    expect(understand('').hopeless).toBe(true)
  })
})

test('terms become a query of quoted words', () => {
  const { terms } = understand('zinc 26 prepin', 'NI')
  expect(allOf(terms)).toBe("(('zinc') | ('lamina')) & (('26')) & (('prepin':*))")
  expect(anyOf(terms)).toBe("(('zinc') | ('lamina')) | (('26')) | (('prepin':*))")
})
