import { expect, test } from 'vitest'
import { addWorkingDays, easterSunday, isHoliday, isWorkingDay } from './holidays.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %d is %s', (year, date) => {
  expect(easterSunday(year)).toBe(date)
})

test('fixed holidays return every year, in their country only', () => {
  expect(isHoliday('SV', '2026-09-15')).toBe(true)
  expect(isHoliday('EC', '2026-09-15')).toBe(false)
  expect(isHoliday('EC', '2027-05-24')).toBe(true)
})

test('Holy Week and carnival move with Easter', () => {
  expect(isHoliday('SV', '2026-04-04')).toBe(true)
  expect(isHoliday('CR', '2026-04-03')).toBe(true)
  expect(isHoliday('CR', '2026-04-04')).toBe(false)
  expect(isHoliday('EC', '2026-02-16')).toBe(true)
  expect(isHoliday('EC', '2026-02-17')).toBe(true)
  expect(isHoliday('GT', '2026-02-16')).toBe(false)
})

test('working days skip weekends and holidays', () => {
  expect(isWorkingDay('SV', '2026-11-14')).toBe(false)
  expect(addWorkingDays('SV', '2026-11-13', 1)).toBe('2026-11-16')
  expect(addWorkingDays('SV', '2026-04-01', 2)).toBe('2026-04-07')
  expect(addWorkingDays('SV', '2026-11-14', 0)).toBe('2026-11-14')
})
