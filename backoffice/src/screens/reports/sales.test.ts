import { expect, test } from 'vitest'
import type { SalesDay } from '../../api/reports.ts'
import { changeOf, placesOf, pointsOf, spansOf } from './sales.ts'

const sold = (day: string, country: string, total: number): SalesDay => ({
  day,
  country,
  currency: country === 'SV' ? 'USD' : 'HNL',
  orders: 1,
  total,
  refunded: 0,
  weightKg: 0,
  cutMeters: 0,
})

test('a span has the same weekdays a year before', () => {
  expect(spansOf('2026-11-25', 7)).toEqual({
    now: { from: '2026-11-19', to: '2026-11-25' },
    lastYear: { from: '2025-11-20', to: '2025-11-26' },
  })
})

test('a day without sales is a point at zero, and places of one day are summed', () => {
  const now = [sold('2026-11-25', 'SV', 10), sold('2026-11-25', 'SV', 5)]
  const points = pointsOf(now, [sold('2025-11-25', 'SV', 7)], { to: '2026-11-25', days: 3, measure: 'total' })
  expect(points).toEqual([
    { day: '2026-11-23', now: 0, lastYear: 0 },
    { day: '2026-11-24', now: 0, lastYear: 7 },
    { day: '2026-11-25', now: 15, lastYear: 0 },
  ])
})

test('places come by what they sold; one that sold last year alone is not lost', () => {
  const places = placesOf(
    [sold('2026-11-25', 'SV', 10)],
    [sold('2025-11-26', 'HN', 400), sold('2025-11-26', 'SV', 8)],
    'total',
  )
  expect(places).toEqual([
    { id: 'SV', currency: 'USD', now: 10, lastYear: 8 },
    { id: 'HN', currency: 'HNL', now: 0, lastYear: 400 },
  ])
  expect(changeOf(10, 8)).toBe(0.25)
  expect(changeOf(10, 0)).toBeUndefined()
})
