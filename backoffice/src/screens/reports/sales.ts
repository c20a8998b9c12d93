import type { SalesDay } from '../../api/reports.ts'

/** Which figure of sales is drawn. */
export const measures = ['total', 'orders', 'weightKg', 'cutMeters'] as const
export type Measure = (typeof measures)[number]

const millisecondsOfDay = 86_400_000

/** The day (ISO) so many days after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsOfDay).toISOString().slice(0, 10)

/** The same weekday a year before is this many days earlier. */
export const yearOfWeeks = 364

/** A span of days and the same weekdays a year before. `days`: how many, the last is `to`. */
export const spansOf = (to: string, days: number) => {
  const from = addDays(to, 1 - days)
  return { now: { from, to }, lastYear: { from: addDays(from, -yearOfWeeks), to: addDays(to, -yearOfWeeks) } }
}

export type SalesPoint = { day: string; now: number; lastYear: number }

const sumBy = (rows: readonly SalesDay[], measure: Measure, keyOf: (row: SalesDay) => string) => {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row[measure])
  return sums
}

/** Each day of a span, those without sales too, beside the same weekday a year before. */
export const pointsOf = (
  now: readonly SalesDay[],
  lastYear: readonly SalesDay[],
  { to, days, measure }: { to: string; days: number; measure: Measure },
): SalesPoint[] => {
  const thisYear = sumBy(now, measure, ({ day }) => day)
  const before = sumBy(lastYear, measure, ({ day }) => addDays(day, yearOfWeeks))
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(to, at + 1 - days)
    return { day, now: thisYear.get(day) ?? 0, lastYear: before.get(day) ?? 0 }
  })
}

/** A country, or a store of one, over the whole span. */
export type SalesPlace = { id: string; currency: string; now: number; lastYear: number }

/** Places by what they sold, the most first; those that sold in one of the years alone too. */
export const placesOf = (
  now: readonly SalesDay[],
  lastYear: readonly SalesDay[],
  measure: Measure,
): SalesPlace[] => {
  const idOf = ({ storeId, country }: SalesDay) => storeId ?? country
  const thisYear = sumBy(now, measure, idOf)
  const before = sumBy(lastYear, measure, idOf)
  const currencies = new Map([...lastYear, ...now].map((row) => [idOf(row), row.currency]))
  return [...currencies]
    .map(([id, currency]) => ({ id, currency, now: thisYear.get(id) ?? 0, lastYear: before.get(id) ?? 0 }))
    .toSorted((a, b) => b.now - a.now || b.lastYear - a.lastYear)
}

/** By how much a value is more or less than the one before it; undefined where there was nothing. */
export const changeOf = (now: number, before: number): number | undefined =>
  before > 0 ? (now - before) / before : undefined
