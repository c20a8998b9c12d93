import { quantitiesText } from '../../../../facts/quantity-text.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './messages.ts'
import type { Opportunity } from './opportunity.ts'

/** Writes how much a quote holds, by what it is sold by: '9 piezas, 3 cajas'; items where that is no longer known. */
export const useQuoteGoods = () => {
  const t = useText()
  const { locale } = useEnv()
  return ({ QuoteLineItems: lines }: Opportunity): string => {
    const counted = lines.map(({ Quantity: quantity, Length, c_unit: unit }) => ({
      quantity,
      isCut: Length !== null,
      unit,
    }))
    const pieces = counted.reduce((sum, { quantity }) => sum + quantity, 0)
    return quantitiesText(counted, locale) ?? t(messages.items, { n: pieces })
  }
}
