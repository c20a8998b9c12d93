import { todayIn } from '../../../../facts/dates.ts'
import { formatDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import { timeZoneIn } from '../../api/shop.ts'

/** Writes a moment as a day of a quote's country: 05/02/2026 (S5.033). */
export const useQuoteTime = () => {
  const { shop } = useEnv()
  return (at: string, country: string) => formatDate(todayIn(timeZoneIn(shop, country), new Date(at)))
}
