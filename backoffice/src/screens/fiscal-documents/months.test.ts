import { expect, test } from 'vitest'
import { monthsUntil } from './months.ts'

test('a year of months, this one first, over the turn of the year', () => {
  const months = monthsUntil(new Date('2026-02-28T12:00:00Z'))
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(months).toHaveLength(13)
  expect(months.at(-1)).toBe('2025-02')
})
