import { describe, expect, test } from 'vitest'
import { countingDay, isWorkingDay, openDayFrom, timeIn, workingDaysAfter } from './working-calendar.ts'
import { calendar, localTime, store } from './testing.ts'

describe('working days', () => {
  test.each([
    ['2026-11-20', true, 'Friday'],
    ['2026-11-21', true, 'Saturday works in this calendar'],
    ['2026-11-22', false, 'Sunday'],
    ['2026-11-02', false, 'a fixed holiday on a Monday'],
    ['2026-04-03', false, 'Good Friday'],
    ['2027-03-26', false, 'Good Friday of the next year'],
    ['2026-08-05', false, 'a single day by decree'],
  ])('%s works: %s (%s)', (day, works) => {
    expect(isWorkingDay(calendar, day)).toBe(works)
  })

  test.each([
    ['2026-11-20T15:59', '2026-11-20', 'before the cut-off'],
    ['2026-11-20T16:00', '2026-11-20', 'on the minute of the cut-off'],
    ['2026-11-20T16:01', '2026-11-21', 'after it, Saturday works'],
    ['2026-11-21T16:01', '2026-11-23', 'Saturday after it: Monday'],
    ['2026-11-22T09:00', '2026-11-23', 'a Sunday counts from Monday'],
    ['2026-11-20T00:00', '2026-11-20', 'midnight'],
  ])('an order at %s counts from %s (%s)', (local, day) => {
    expect(countingDay(calendar, localTime(local))).toBe(day)
  })

  test("the hour is the store's, not the server's", () => {
    // 21:30 UTC is 15:30 in El Salvador, 16:30 in Ecuador.
    const instant = new Date('2026-11-20T21:30:00Z')
    expect(timeIn('America/El_Salvador', instant)).toBe('15:30')
    expect(countingDay({ ...calendar, timeZone: 'America/Guayaquil' }, instant)).toBe('2026-11-21')
  })

  test('days are counted over Sundays and holidays', () => {
    expect(workingDaysAfter(calendar, '2026-11-20', 0)).toBe('2026-11-20')
    expect(workingDaysAfter(calendar, '2026-11-20', 2)).toBe('2026-11-23')
    // Thursday, Good Friday and Saturday of Holy Week are closed.
    expect(workingDaysAfter(calendar, '2026-04-01', 1)).toBe('2026-04-06')
  })

  test('a calendar without working days gives no date and ends', () => {
    expect(countingDay({ ...calendar, workingDays: [] }, localTime('2026-11-20T10:00'))).toBeUndefined()
  })
})

describe('open days', () => {
  const noon = localTime('2026-11-20T12:00')

  test('a day on which the store opens is taken as it is', () => {
    expect(openDayFrom(calendar, store('SV-1'), '2026-11-21', noon)).toBe('2026-11-21')
  })

  test('closed on Sunday: Monday', () => {
    expect(openDayFrom(calendar, store('SV-1'), '2026-11-22', noon)).toBe('2026-11-23')
  })

  test('a Sunday on which the store opens is a pickup day though the plant rests', () => {
    const sundays = store('SV-1', { hours: [{ days: [0, 1, 2, 3, 4, 5, 6], open: '08:00', close: '13:00' }] })
    expect(openDayFrom(calendar, sundays, '2026-11-22', noon)).toBe('2026-11-22')
  })

  test('holidays and days on which this store alone is closed are passed over', () => {
    const closed = store('SV-1', { closedDays: ['2026-11-21'] })
    expect(openDayFrom(calendar, closed, '2026-11-21', noon)).toBe('2026-11-23')
    expect(openDayFrom(calendar, store('SV-1'), '2026-11-02', localTime('2026-10-30T10:00'))).toBe(
      '2026-11-03',
    )
  })

  test('today only before the store closes', () => {
    expect(openDayFrom(calendar, store('SV-1'), '2026-11-20', localTime('2026-11-20T16:59'))).toBe(
      '2026-11-20',
    )
    expect(openDayFrom(calendar, store('SV-1'), '2026-11-20', localTime('2026-11-20T17:00'))).toBe(
      '2026-11-21',
    )
  })
})
