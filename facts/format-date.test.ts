import { expect, test } from 'vitest'
import { formatDate, formatLongDate, parseDate } from './format-date.ts'

test('[S5.033] dates are DD/MM/YYYY and must exist', () => {
  expect(parseDate('05/02/2024')).toBe('2024-02-05')
  expect(formatDate('2024-02-05')).toBe('05/02/2024')
  for (const text of ['31/02/2024', '5/2/2024', '2024-02-05', '05/13/2024', 'ayer', '']) {
    expect(parseDate(text)).toBeUndefined()
  }
})

test('the long form names weekday and month in the language', () => {
  expect(formatLongDate('2024-11-14', 'es')).toBe('jueves 14 de noviembre')
  expect(formatLongDate('2024-11-14', 'en')).toBe('Thursday 14 November')
  expect(formatLongDate('2026-01-03', 'es')).toBe('sábado 3 de enero')
})
