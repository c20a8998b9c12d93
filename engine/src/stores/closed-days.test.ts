import { expect, test } from 'vitest'
import type { Site } from '../kernel/site.ts'
import { closedDaysOf } from './closed-days.ts'
import { calendar, localTime, store } from './testing.ts'

const site = { countries: [{ code: 'SV', holidays: calendar.holidays }] } as unknown as Site

test('holidays of the country and the store’s own days are closed, today included', () => {
  const closedDays = (now: string) =>
    closedDaysOf({ site, now: localTime(now) }, store('a', { closedDays: ['2026-12-24', '2026-11-30'] }))
  expect(closedDays('2026-12-01T23:00')).toEqual(['2026-12-24', '2026-12-25', '2027-01-01'])
  expect(closedDays('2026-12-25T08:00')).toEqual(['2026-12-25', '2027-01-01'])
})
