import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, ageOn, daysBetween, isIsoDate, midnightIn, todayIn, weekdayOf } from './dates.ts'

test('today depends on the zone: five hours behind Greenwich in Ecuador, six in El Salvador', () => {
  const instant = new Date('2026-11-14T05:30:00Z')
  expect(todayIn('America/Guayaquil', instant)).toBe('2026-11-14')
  expect(todayIn('America/El_Salvador', instant)).toBe('2026-11-13')
})

test('today ends with its last minute, and is asked of each instant', () => {
  const days = ['05:59:59', '06:00:00', '05:59:00', '06:00:59'].map((time) =>
    todayIn('America/El_Salvador', new Date(`2026-11-14T${time}Z`)),
  )
  expect(days).toEqual(['2026-11-13', '2026-11-14', '2026-11-13', '2026-11-14'])
})

test('days are added over months, years and leap days', () => {
  expect(addDays('2026-11-14', 1)).toBe('2026-11-15')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
})

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
      expect(daysBetween('2026-11-14', addDays('2026-11-14', days))).toBe(days)
    }),
    { seed: 1 },
  )
})

test('weekdays count from Sunday', () => {
  expect(weekdayOf('2026-11-15')).toBe(0)
  expect(weekdayOf('2026-11-14')).toBe(6)
})

test('only days that exist are dates', () => {
  expect(isIsoDate('2024-02-29')).toBe(true)
  for (const other of ['2023-02-29', '2024-13-01', '2024-00-10', '2024-2-9', '14/11/2026', '']) {
    expect(isIsoDate(other)).toBe(false)
  }
})

test('[S5.035] somebody is eighteen from the day of the birthday on', () => {
  expect(ageOn('2008-11-20', '2026-11-20')).toBe(18)
  expect(ageOn('2008-11-21', '2026-11-20')).toBe(17)
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})

test('a day begins at the midnight of its zone', () => {
  expect(midnightIn('America/El_Salvador', '2026-01-01').toISOString()).toBe('2026-01-01T06:00:00.000Z')
  expect(midnightIn('America/Guayaquil', '2026-01-01').toISOString()).toBe('2026-01-01T05:00:00.000Z')
})
