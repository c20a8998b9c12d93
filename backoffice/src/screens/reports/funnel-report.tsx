import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type Funnel, reports } from '../../api/reports.ts'
import { Bars, ChartFrame } from '../../features/chart/index.ts'
import type { Column } from '../../features/list/index.ts'
import { useCountryName, usePlace } from '../../features/place/index.ts'
import { messages } from './messages.ts'
import styles from './reports.module.css'

const steps = ['visits', 'carts', 'checkouts', 'orders'] as const
const counted = [...steps, 'quotes'] as const

/** How many visits became carts, checkouts and orders in a span of days. */
export const FunnelReport = ({ span }: { span: { from: string; to: string } | undefined }) => {
  const { call, t, format } = useEnv()
  const { country } = usePlace()
  const countryName = useCountryName()
  const found = useQuery({
    queryKey: [reports.getFunnel, span],
    enabled: span !== undefined,
    queryFn: ({ signal }) => call(reports.getFunnel, { query: { ...span }, signal }),
  })
  const rows = found.data?.data.filter((row) => !country || row.country === country)
  const sumOf = (step: (typeof steps)[number]) => rows?.reduce((sum, row) => sum + row[step], 0) ?? 0
  const columns: readonly Column<Funnel>[] = [
    {
      id: 'country',
      title: messages.country,
      cell: (row) => countryName(row.country),
      text: (row) => row.country,
    },
    ...counted.map(
      (step): Column<Funnel> => ({
        id: step,
        title: messages[step],
        cell: (row) => format.number(row[step]),
        text: (row) => row[step],
        align: 'end',
      }),
    ),
  ]
  const visits = sumOf('visits')
  return (
    <ChartFrame
      title={t(messages.funnel)}
      file="funnel"
      columns={columns}
      rows={rows}
      idOf={(row) => row.country}
      error={found.error}
      onRetry={() => void found.refetch()}
      empty={t(messages.noVisits)}
      note={t(messages.funnelNote)}
    >
      <Bars
        bars={steps.map((step) => ({
          id: step,
          name: t(messages[step]),
          value: sumOf(step),
          words: (
            <>
              <strong>{format.number(sumOf(step))}</strong>{' '}
              {step !== 'visits' && step !== 'orders' && visits > 0 && (
                <span className={styles.soft}>
                  {t(messages.ofVisits, format.share(sumOf(step) / visits))}
                </span>
              )}
            </>
          ),
        }))}
      />
    </ChartFrame>
  )
}
