import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { query } from '../../api/query.ts'
import { trade } from '../../api/trade.ts'
import { useChosenStore } from '../stores/index.ts'

/** How long a list rests before its prices are asked, in ms: not one call a key. */
const restMs = 700

/** Lines one call prices; a longer list has no total here, the cart has it. */
export const mostLines = 300

/** Lines as the engine prices them, looked at through a store. */
export const toPriceRequest = (items: readonly NewLine[], storeId: string | undefined) => ({
  lines: items.map(({ productId, quantity, c_lengthMetersToBuy }) => ({
    productId,
    quantity,
    ...(c_lengthMetersToBuy === undefined ? {} : { c_lengthMetersToBuy }),
  })),
  ...(storeId === undefined ? {} : { storeId }),
})

/** What a list would cost and when it is ready at the chosen store, by the arithmetic of the cart; to guests without amounts. */
export const usePricedLines = (items: readonly NewLine[]) => {
  const env = useEnv()
  const { chosen } = useChosenStore()
  const key = JSON.stringify(items)
  const [settled, setSettled] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), restMs)
    return () => clearTimeout(timer)
  }, [key])
  return useQuery({
    ...query(env, trade.priceLines, { body: toPriceRequest(items, chosen?.id) }),
    enabled: settled === key && items.length > 0 && items.length <= mostLines,
    staleTime: 60_000,
  })
}

type Priced = NonNullable<ReturnType<typeof usePricedLines>['data']>

/** The day by which what the chosen store can get is ready there, as ISO, and how many lines it cannot get. */
export const readiness = ({ lines }: Priced): { day?: string; without: number } => {
  const days = lines.flatMap((line) => line.c_pickupFinishDateNotFormatted ?? [])
  return { day: days.toSorted().at(-1), without: lines.length - days.length }
}
