import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type CountryFigures, reports } from '../../api/reports.ts'
import { useCountryName, usePlace } from '../place/index.ts'
import { ProblemNotice } from '../problem/index.ts'
import { useStores } from '../stock/index.ts'
import { Section, Skeleton } from '../../ui/index.ts'
import styles from './figures.module.css'
import { messages } from './messages.ts'

const spans = ['today', 'yesterday', 'week'] as const
const minute = 60_000

type Compared = CountryFigures['today']

/** What was sold, and how it compares to the same weekdays a year before, in words beside the arrow. */
const Cell = ({ compared: { now, lastYear }, currency }: { compared: Compared; currency: string }) => {
  const { t, format } = useEnv()
  const share = lastYear.total > 0 ? (now.total - lastYear.total) / lastYear.total : undefined
  return (
    <td>
      <strong>{format.money(now.total, currency)}</strong>
      <small>
        {t(messages.orderCount, format.number(now.orders))}
        {share !== undefined && ` · ${t(messages.lastYear, format.percent(share))}`}
      </small>
    </td>
  )
}

type FiguresProps = {
  /** Stores below their country, where more than one country is looked at too. */
  hasStores?: boolean
}

/** Today, yesterday and the week, by country and store, against last year. */
export const Figures = ({ hasStores }: FiguresProps) => {
  const { call, t, format, shop } = useEnv()
  const { nameOf } = useStores()
  const { country } = usePlace()
  const countryName = useCountryName()
  const found = useQuery({
    queryKey: [reports.getFigures],
    queryFn: ({ signal }) => call(reports.getFigures, { signal }),
    staleTime: minute,
    // As often as they are counted: what is paid now is here two minutes later at most.
    refetchInterval: minute,
  })
  const shown = found.data?.data.filter((one) => !country || one.country === country)
  const rows = shown?.flatMap((one) => [
    { ...one, id: one.country, name: countryName(one.country), isStore: false },
    ...(country || hasStores
      ? one.stores.map((store) => ({
          ...store,
          id: store.storeId,
          name: nameOf(store.storeId),
          currency: one.currency,
          isStore: true,
        }))
      : []),
  ])
  const until = found.data?.countedUntil
  const timeZone = shop.countries.find(({ code }) => code === (country ?? shown?.[0]?.country))?.timeZone
  return (
    <Section
      isBare
      title={t(messages.sales)}
      actions={
        until && <span className={styles.until}>{t(messages.counted, format.time(until, timeZone))}</span>
      }
    >
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={4} />}
      {rows && !until && <p className={styles.notYet}>{t(messages.notYet)}</p>}
      {rows?.length === 0 && until && <p className={styles.notYet}>{t(messages.none)}</p>}
      {rows && rows.length > 0 && until && (
        <table className={styles.figures}>
          <thead>
            <tr>
              <td />
              {spans.map((span) => (
                <th key={span} scope="col">
                  {t(messages[span])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={row.isStore ? styles.storeName : undefined}>
                  {row.name}
                </th>
                {spans.map((span) => (
                  <Cell key={span} compared={row[span]} currency={row.currency} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
