import { addDays, type IsoDate, todayIn } from '../../../facts/dates.ts'
import { mmToMetres } from '../../../facts/length.ts'
import { toMajor } from '../../../facts/money.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import type { reportContract } from './contract.ts'
import { type SalesRow, selectCountedUntil, selectSales } from './queries.ts'
import { latestDay, reachOf, spanOf } from './span.ts'

/** The same weekday a year before. */
const yearBefore = (day: IsoDate): IsoDate => addDays(day, -364)

export const sumOf = (rows: readonly SalesRow[]) => {
  const sum = (part: (row: SalesRow) => number) => rows.reduce((all, row) => all + part(row), 0)
  return {
    orders: sum(({ orders }) => orders),
    total: toMajor(sum(({ totalMinor }) => totalMinor)),
    refunded: toMajor(sum(({ refundedMinor }) => refundedMinor)),
    weightKg: sum(({ weightGrams }) => weightGrams) / 1000,
    cutMeters: mmToMetres(sum(({ cutMm }) => cutMm)),
  }
}

const within = (rows: readonly SalesRow[], from: IsoDate, to: IsoDate) =>
  sumOf(rows.filter(({ day }) => day >= from && day <= to))

const comparedOf = (rows: readonly SalesRow[], today: IsoDate) => {
  const span = (from: IsoDate, to: IsoDate) => ({
    now: within(rows, from, to),
    lastYear: within(rows, yearBefore(from), yearBefore(to)),
  })
  const yesterday = addDays(today, -1)
  return {
    today: span(today, today),
    yesterday: span(yesterday, yesterday),
    week: span(addDays(today, -6), today),
  }
}

/** What was sold today, yesterday and in seven days, by country and store, beside the same days a year before. */
export const getFigures = (async (ctx) => {
  const reach = reachOf(ctx)
  const latest = latestDay(ctx)
  // Before the sums: a count that ends in between makes them newer than it says, never older.
  const until = (await ctx.db.maybe(selectCountedUntil(ctx.site.siteId)))?.until
  const thisYear = await ctx.db.query(selectSales(reach, addDays(latest, -8), latest))
  const lastYear = await ctx.db.query(selectSales(reach, yearBefore(addDays(latest, -8)), yearBefore(latest)))
  const rows = [...thisYear, ...lastYear]
  const data = ctx.site.countries
    .filter(({ code }) => ctx.countries.includes(code) || rows.some(({ country }) => country === code))
    .map(({ code, currency, timeZone }) => {
      const day = todayIn(timeZone, ctx.now)
      const own = rows.filter(({ country }) => country === code)
      const stores = [...Map.groupBy(own, ({ storeId }) => storeId)]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([storeId, some]) => ({ storeId, ...comparedOf(some, day) }))
      return { country: code, currency, day, ...comparedOf(own, day), stores }
    })
  return { ...(until ? { countedUntil: until.toISOString() } : {}), data }
}) satisfies AdminOperation<typeof reportContract.getFigures>

/** What was sold by day, by country or store. Problem: 400. */
export const getSeries = (async (ctx, { query }) => {
  const { from, to } = spanOf(ctx, query)
  const byStore = query.by === 'store'
  const rows = (await ctx.db.query(selectSales(reachOf(ctx), from, to))).filter(
    ({ country }) => query.country === undefined || country === query.country,
  )
  const groups = Map.groupBy(
    rows,
    ({ day, country, storeId }) => `${day} ${country} ${byStore ? storeId : ''}`,
  )
  const data = [...groups.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { day, country, storeId, currency } = first
    return [{ day, country, ...(byStore ? { storeId } : {}), currency, ...sumOf(own) }]
  })
  return { data }
}) satisfies AdminOperation<typeof reportContract.getSeries>
