import { quantitiesText } from '../../../../facts/quantity-text.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './messages.ts'
import type { Order } from './order.ts'

/** Writes how much an order holds, by what it is sold by: '9 piezas, 3 cajas'; items where older orders do not tell. */
export const useOrderGoods = () => {
  const t = useText()
  const { locale } = useEnv()
  return ({ productItems: lines }: Order): string => {
    const counted = lines.map(({ quantity, c_lengthMetersToBuy: length, c_unit: unit }) => ({
      quantity,
      isCut: length !== undefined,
      unit,
    }))
    const pieces = counted.reduce((sum, { quantity }) => sum + quantity, 0)
    return quantitiesText(counted, locale) ?? t(messages.items, { n: pieces })
  }
}
