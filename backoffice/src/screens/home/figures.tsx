import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type CountryFigures, reports } from '../../api/reports.ts'
import { useCountryName, usePlace } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Section, Skeleton } from '../../ui/index.ts'
import styles from './home.module.css'
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

/** Today, yesterday and the week, by country, or by store where one country is looked at; against last year. */
export const Figures = () => {
  const { call, t } = useEnv()
  const { country } = usePlace()
  const countryName = useCountryName()
  const found = useQuery({
    queryKey: [reports.getFigures],
    queryFn: ({ signal }) => call(reports.getFigures, { signal }),
    staleTime: minute,
    refetchInterval: 5 * minute,
  })
  const shown = found.data?.data.filter((one) => !country || one.country === country)
  const rows = shown?.flatMap((one) => [
    { ...one, name: countryName(one.country), isStore: false },
    ...(country
      ? one.stores.map((store) => ({ ...store, name: store.storeId, currency: one.currency, isStore: true }))
      : []),
  ])
  return (
    <Section isBare title={t(messages.sales)}>
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={4} />}
      {rows && (
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
              <tr key={row.name}>
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
