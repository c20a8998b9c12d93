import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { query } from '../../api/query.ts'
import { trade } from '../../api/trade.ts'
import { useChosenStore } from '../stores/index.ts'
import { whenInputRests } from './when-input-rests.ts'

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

export type PriceRequest = ReturnType<typeof toPriceRequest>

type Rested = { key: string; body: PriceRequest }

/**
 * What a list would cost and when it is ready at a store, by the arithmetic of the cart; to guests without amounts. Until a
 * list rests nothing is known of it.
 */
export const usePricedLinesAt = (items: readonly NewLine[], storeId: string | undefined) => {
  const env = useEnv()
  const key = JSON.stringify([items, storeId])
  const [rested, setRested] = useState<Rested>()
  const rest = useEffectEvent(() => setRested({ key, body: toPriceRequest(items, storeId) }))
  useEffect(() => whenInputRests(restMs, rest), [key])
  // Of the list that rested last: no key makes a query that is never asked.
  const body = rested?.body ?? nothing
  const count = body.lines.length
  const priced = useQuery({
    ...query(env, trade.priceLines, { body }),
    enabled: rested?.key === key && count > 0 && count <= mostLines,
    staleTime: 60_000,
  })
  const { data, isError, fetchStatus, refetch } = priced
  return rested?.key === key
    ? { data, isError, fetchStatus, refetch }
    : { isError: false, fetchStatus: 'idle' as const, refetch }
}

const nothing: PriceRequest = { lines: [] }

/** The same at the chosen store. */
export const usePricedLines = (items: readonly NewLine[]) =>
  usePricedLinesAt(items, useChosenStore().chosen?.id)

export type PricedLines = ReturnType<typeof usePricedLines>

type Priced = NonNullable<PricedLines['data']>

/** The day by which what the chosen store can get is ready there, as ISO, and how many lines it cannot get. */
export const readiness = ({ lines }: Priced): { day?: string; without: number } => {
  const days = lines.flatMap((line) => line.c_pickupFinishDateNotFormatted ?? [])
  return { day: days.toSorted().at(-1), without: lines.length - days.length }
}
