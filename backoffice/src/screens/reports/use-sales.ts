import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { reports } from '../../api/reports.ts'
import { spansOf } from './sales.ts'

const minute = 60_000

/** Sales by day of this year and the last: of stores in one country, else of countries. `days`: how many, the last is today. */
export const useSales = (days: number, country: string | undefined) => {
  const { call } = useEnv()
  const figures = useQuery({
    queryKey: [reports.getFigures],
    queryFn: ({ signal }) => call(reports.getFigures, { signal }),
    staleTime: minute,
  })
  // Where several countries are looked at, the latest of their days ends the span.
  const to = figures.data?.data
    .map(({ day }) => day)
    .toSorted()
    .at(-1)
  const spans = to ? spansOf(to, days) : undefined
  const by = country ? ('store' as const) : ('country' as const)
  const series = useQuery({
    queryKey: [reports.getSeries, by, country, spans],
    enabled: spans !== undefined,
    queryFn: async ({ signal }) => {
      if (!spans) return
      const of = (span: { from: string; to: string }) =>
        call(reports.getSeries, { query: { ...span, by, ...(country ? { country } : {}) }, signal })
      const [now, lastYear] = await Promise.all([of(spans.now), of(spans.lastYear)])
      return { now: now.data, lastYear: lastYear.data, to: spans.now.to, days }
    },
    staleTime: minute,
    placeholderData: keepPreviousData,
  })
  return {
    spans,
    series: figures.data?.data.length === 0 ? { now: [], lastYear: [], to: '', days } : series.data,
    error: figures.error ?? series.error,
    retry: () => void (figures.error ? figures.refetch() : series.refetch()),
    figures: figures.data?.data,
  }
}
