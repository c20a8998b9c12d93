import { useMemo } from 'react'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './messages.ts'

/** What the country calls purlins and gutters, in the plural; `Purlins` at the beginning of a sentence. */
export const useTerms = ({ terms }: Pick<TradeData, 'terms'>) => {
  const t = useText()
  return useMemo(() => {
    const { purlins, gutters } = terms ?? {
      purlins: t(messages.purlinsWord),
      gutters: t(messages.guttersWord),
    }
    return { purlins, gutters, Purlins: purlins.charAt(0).toUpperCase() + purlins.slice(1) }
  }, [terms, t])
}
