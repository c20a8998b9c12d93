import { useEnv } from '../../api/env.tsx'
import { Bars, ChartFrame, LineChart } from '../../features/chart/index.ts'
import type { Column } from '../../features/list/index.ts'
import { useCountryName, usePlace } from '../../features/place/index.ts'
import { useStores } from '../../features/stock/index.ts'
import type { Formats } from '../../lib/format.ts'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './reports.module.css'
import { changeOf, type Measure, placesOf, pointsOf, type SalesPlace, type SalesPoint } from './sales.ts'
import type { useSales } from './use-sales.ts'

const writeAs = (format: Formats, measure: Measure, currency: string | undefined) => (value: number) => {
  if (measure === 'total') return currency ? format.money(value, currency) : format.number(value, 2)
  if (measure === 'orders') return format.number(value)
  return `${format.quantity(value)} ${measure === 'weightKg' ? 'kg' : 'm'}`
}

type SalesReportProps = { sales: ReturnType<typeof useSales>; measure: Measure }
type DayRow = SalesPoint & { country: string; currency: string | undefined }

/** Sales by day as lines, and by country or store as bars; the year before is behind them. */
export const SalesReport = ({ sales: { series, figures, error, retry }, measure }: SalesReportProps) => {
  const { t, format } = useEnv()
  const { country, go } = usePlace()
  const countryName = useCountryName()
  const { nameOf } = useStores()
  const dayWords = (day: string) => format.date(`${day}T12:00:00`)
  // Money of countries does not add up: each has its own currency, its own line, and stands in the merchant's order.
  const isSplit = measure === 'total' && !country
  const order = figures?.map((one) => one.country) ?? []
  const byValue = series && placesOf(series.now, series.lastYear, measure)
  const places = isSplit ? byValue?.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : byValue
  const whole = series && { ...series, id: country ?? '', currency: byValue?.[0]?.currency }
  const split =
    series &&
    places?.map(({ id, currency }) => ({
      id,
      currency,
      now: series.now.filter((row) => row.country === id),
      lastYear: series.lastYear.filter((row) => row.country === id),
    }))
  const lines = isSplit || places?.length === 0 ? split : whole && [whole]
  const drawn = lines?.map(({ id, currency, now, lastYear }) => {
    const { to, days } = series ?? { to: '', days: 0 }
    return { id, currency, points: pointsOf(now, lastYear, { to, days, measure }) }
  })
  const days: readonly DayRow[] | undefined = drawn?.flatMap(({ id, currency, points }) =>
    points.map((point) => ({ ...point, country: id, currency })),
  )
  const placeName = (id: string) => (country ? nameOf(id) : countryName(id))
  const compared = <
    Row extends { now: number; lastYear: number; currency?: string | undefined },
  >(): Column<Row>[] => [
    {
      id: 'now',
      title: messages[measure],
      cell: (row) => writeAs(format, measure, row.currency)(row.now),
      text: ({ now }) => now,
      align: 'end',
    },
    {
      id: 'lastYear',
      title: messages.lastYear,
      cell: (row) => writeAs(format, measure, row.currency)(row.lastYear),
      text: ({ lastYear }) => lastYear,
      align: 'end',
    },
  ]
  const dayColumns: readonly Column<DayRow>[] = [
    { id: 'day', title: messages.day, cell: ({ day }) => dayWords(day), text: ({ day }) => day },
    ...(isSplit
      ? [
          {
            id: 'country',
            title: messages.country,
            cell: (row: DayRow) => countryName(row.country),
            text: (row: DayRow) => row.country,
          },
        ]
      : []),
    ...compared<DayRow>(),
  ]
  const placeColumns: readonly Column<SalesPlace>[] = [
    {
      id: 'place',
      title: country ? messages.store : messages.country,
      cell: ({ id }) => placeName(id),
      text: ({ id }) => id,
    },
    ...compared<SalesPlace>(),
    ...(measure === 'total'
      ? [
          {
            id: 'currency',
            title: messages.currency,
            cell: ({ currency }: SalesPlace) => currency,
            text: ({ currency }: SalesPlace) => currency,
          },
        ]
      : []),
  ]
  const what = t(messages[measure])
  return (
    <>
      <ChartFrame
        title={t(messages.byDay, what)}
        file={`sales-by-day-${measure}`}
        columns={dayColumns}
        rows={days}
        idOf={({ day, country: code }) => `${code}${day}`}
        error={error}
        onRetry={retry}
        empty={t(messages.noSales)}
        note={isSplit ? t(messages.ownScale) : undefined}
      >
        <div className={isSplit ? styles.lines : undefined}>
          {drawn?.map(({ id, currency, points }) => {
            const write = writeAs(format, measure, currency)
            const sum = points.reduce((all, { now }) => all + now, 0)
            const before = points.reduce((all, { lastYear }) => all + lastYear, 0)
            const title = id === '' ? what : countryName(id)
            return (
              <div key={id} className={styles.lineOf}>
                <p className={styles.lineTitle}>
                  {title} <strong>{write(sum)}</strong>
                </p>
                <LineChart
                  label={t(messages.lineWords, title, write(sum), write(before))}
                  points={points.map((point) => ({ ...point, label: dayWords(point.day) }))}
                  write={write}
                  writeShort={(value) => format.quantity(value)}
                />
              </div>
            )
          })}
        </div>
      </ChartFrame>
      <ChartFrame
        title={t(country ? messages.byStore : messages.byCountry, what)}
        file={`sales-by-${country ? 'store' : 'country'}-${measure}`}
        columns={placeColumns}
        rows={places}
        idOf={({ id }) => id}
        error={error}
        onRetry={retry}
        empty={t(messages.noSales)}
        note={
          places && (places.length > 1 || places.some(({ lastYear }) => lastYear > 0))
            ? t(messages.barsNote)
            : undefined
        }
      >
        <Bars
          bars={(places ?? []).map((place) => {
            const { id, currency, now, lastYear } = place
            const change = changeOf(now, lastYear)
            return {
              id,
              value: now,
              lastYear,
              unit: measure === 'total' ? currency : measure,
              name: country ? (
                placeName(id)
              ) : (
                <Button kind="quiet" className={styles.place} onClick={() => go(id)}>
                  {placeName(id)}
                </Button>
              ),
              words: (
                <>
                  <strong>{writeAs(format, measure, currency)(now)}</strong>
                  <span className={styles.soft}>
                    {' · '}
                    {change === undefined ? t(messages.newHere) : format.percent(change)}
                  </span>
                </>
              ),
            }
          })}
        />
      </ChartFrame>
    </>
  )
}
