import { expect, test } from 'vitest'
import { hoursInWords } from './hours-in-words.ts'

test.each([
  ['es', [1, 2, 3, 4, 5, 6], 'lunes a sábado de 07:00 a 17:00'],
  ['en', [0, 6, 5], 'Friday to Sunday 07:00 to 17:00'],
  ['es', [3, 1], 'lunes y miércoles de 07:00 a 17:00'],
  ['en', [1, 2, 4], 'Monday, Tuesday, and Thursday 07:00 to 17:00'],
] as const)('opening hours in %s of days %j', (language, days, words) => {
  expect(hoursInWords(language, { days, open: '07:00', close: '17:00' })).toBe(words)
})
