import { expect, test } from 'vitest'
import { momentText, timeText } from './moment-text.ts'

test('a moment is written as dates and hours are in the whole shop, in both languages', () => {
  const evening = new Date(2026, 0, 7, 20, 5).getTime()
  expect(momentText(evening)).toBe('07/01/2026, 20:05')
  expect(timeText(new Date(2026, 0, 7, 0, 0).getTime())).toBe('00:00')
})
