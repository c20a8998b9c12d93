// @chunk prices
import { formatMoney } from '../../../../facts/format-money.ts'
import { fromMajor, isCurrency } from '../../../../facts/money.ts'
import { useEnv } from '../../api/env.tsx'

/** Writes a price of the contract (major units) as the page's country writes it (S1.023). */
export const useMoney = () => {
  const { locale, currency: own } = useEnv()
  return (major: number, currency?: string) =>
    formatMoney(fromMajor(major), isCurrency(currency) ? currency : own, locale)
}
