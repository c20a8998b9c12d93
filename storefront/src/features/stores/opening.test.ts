import { expect, test } from 'vitest'
import { closuresAhead, hoursOfDay, openingOf } from './opening.ts'

// El Salvador is at UTC−6 all year.
const at = (text: string) => new Date(`${text}:00-06:00`)
const store = {
  c_timeZone: 'America/El_Salvador',
  c_hours: [
    { days: [1, 2, 3, 4, 5], open: '07:00', close: '12:00' },
    { days: [1, 2, 3, 4, 5], open: '13:00', close: '17:30' },
    { days: [6], open: '08:00', close: '12:00' },
  ],
  c_closedDays: ['2026-12-25', '2027-01-01'],
}

test.each([
  ['a Tuesday morning', '2026-11-24T07:00', { open: true, until: '12:00' }],
  [
    'at noon',
    '2026-11-24T12:00',
    { open: false, holiday: false, day: '2026-11-24', ahead: 0, from: '13:00' },
  ],
  ['the last minute', '2026-11-24T17:29', { open: true, until: '17:30' }],
  [
    'in the evening',
    '2026-11-24T17:30',
    { open: false, holiday: false, day: '2026-11-25', ahead: 1, from: '07:00' },
  ],
  [
    'on a Saturday night',
    '2026-11-28T23:59',
    { open: false, holiday: false, day: '2026-11-30', ahead: 2, from: '07:00' },
  ],
  [
    'on Christmas',
    '2026-12-25T10:00',
    { open: false, holiday: true, day: '2026-12-26', ahead: 1, from: '08:00' },
  ],
])('a store %s', (_, time, expected) => {
  expect(openingOf(store, at(time))).toEqual(expected)
})

test('a store that says no hours, or has closed for good, says nothing', () => {
  expect(openingOf({}, at('2026-11-24T10:00'))).toBeUndefined()
  expect(
    openingOf({ ...store, c_hours: [{ days: [], open: '07:00', close: '12:00' }] }, at('2026-11-24T10:00')),
  ).toBeUndefined()
})

test('the hours of a day are read in their order; a Sunday and a holiday have none', () => {
  const turned = { ...store, c_hours: store.c_hours.toReversed() }
  expect(hoursOfDay(turned, '2026-11-24')).toBe('7:00–12:00, 13:00–17:30')
  expect(hoursOfDay(store, '2026-11-28')).toBe('8:00–12:00')
  expect(hoursOfDay(store, '2026-11-29')).toBe('')
  expect(hoursOfDay(store, '2026-12-25')).toBe('')
})

test('holidays of the next fourteen days are told, but no Sunday that is closed anyway', () => {
  expect(closuresAhead(store, at('2026-12-20T10:00'))).toEqual(['2026-12-25', '2027-01-01'])
  expect(closuresAhead(store, at('2026-12-25T10:00'))).toEqual(['2027-01-01'])
  expect(closuresAhead({ ...store, c_closedDays: ['2026-12-27'] }, at('2026-12-20T10:00'))).toEqual([])
})
