import { dayOf } from '../../lib/day.ts'

/** This month and those before it (`2026-11`), the latest first: a year to look back on. */
export const monthsUntil = (now: Date): readonly string[] => {
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number)
  return Array.from({ length: 13 }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7),
  )
}
