import { expect, test } from 'vitest'
import { localize } from './localize.ts'

test('a text of a locale goes before that of its language', () => {
  const text = { es: 'Lámina', en: 'Sheet', 'es-GT': 'Lámina troquelada' }
  expect((['es-SV', 'en-SV', 'es-GT', 'en-GT'] as const).map((locale) => localize(text, locale))).toEqual([
    'Lámina',
    'Sheet',
    'Lámina troquelada',
    'Sheet',
  ])
})
