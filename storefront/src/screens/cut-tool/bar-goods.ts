import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CutJob } from '../../../../trade/cut/cut-job.ts'
import { useEnv } from '../../api/env.tsx'
import { query } from '../../api/query.ts'
import { trade } from '../../api/trade.ts'
import { usePricedLines } from '../../features/material-list/index.ts'

/** Goods sold in bars; those that are the same but for their length have the same `values`. */
export type BarGoods = {
  sku: string
  masterId: string
  name: string
  text: string
  lengthMm: number
  values: string
}

/** A length is told in round metres, and a bar of twenty feet is sold as one of six. */
const toleranceMm = 110

/** The bars the shop sells. They come after the page: a plan needs none. */
export const useBarGoods = (): BarGoods[] => {
  const { data } = useQuery({ ...query(useEnv(), trade.getListData, {}), staleTime: 300_000 })
  return useMemo(() => barGoods(data?.products ?? []), [data])
}

/** Goods of about that length. */
const isOfLength = (goods: BarGoods, lengthMm: number): boolean =>
  Math.abs(goods.lengthMm - lengthMm) < toleranceMm

/** Goods of about one of these lengths, those of the very length first. */
export const goodsOfLengths = (goods: readonly BarGoods[], lengths: readonly number[]): BarGoods[] => {
  const missOf = (one: BarGoods) => Math.min(...lengths.map((length) => Math.abs(one.lengthMm - length)))
  return goods
    .filter((one) => lengths.some((length) => isOfLength(one, length)))
    .toSorted((a, b) => missOf(a) - missOf(b))
}

/** The chosen goods in another length. */
export const sameIn = (goods: readonly BarGoods[], sku: string, lengthMm: number): BarGoods | undefined => {
  const values = goods.find((one) => one.sku === sku)?.values
  return goodsOfLengths(goods, [lengthMm]).find((one) => one.values === values)
}

/**
 * The job with what each bar costs its customer, in hundredths; as it was, in millimetres, for whoever sees no prices,
 * has chosen no goods, or asks for a length they are not sold in.
 */
export const useCosts = (job: CutJob, goods: readonly BarGoods[], sku: string) => {
  const bought = job.stocks.filter(({ cost }) => cost > 0)
  const same = bought.map(({ lengthMm }) => sameIn(goods, sku, lengthMm)?.sku)
  const items = same.every((one) => one !== undefined)
    ? [...new Set(same)].map((productId) => ({ productId: productId ?? '', quantity: 1 }))
    : []
  const { data } = usePricedLines(items)
  const costs = new Map(
    data?.lines.flatMap(({ productId, price }) => (price ? [[productId, price] as const] : [])),
  )
  const told = JSON.stringify(bought.map((_, index) => Math.round(100 * (costs.get(same[index] ?? '') ?? 0))))
  const currency = data?.currency
  return useMemo(() => {
    const each: number[] = JSON.parse(told)
    if (each.length === 0 || each.includes(0)) return { job }
    const costOf = new Map(
      job.stocks.filter(({ cost }) => cost > 0).map((stock, at) => [stock, each[at] ?? 0]),
    )
    const stocks = job.stocks.map((stock) => ({ ...stock, cost: costOf.get(stock) ?? stock.cost }))
    return { job: { ...job, stocks }, currency }
  }, [job, told, currency])
}

type Products = readonly {
  id: string
  name: string
  variants: readonly { sku: string; text: string; lengthMm?: number; values: Record<string, string> }[]
}[]

/** Pieces of a length, of two metres or more. */
const barGoods = (products: Products): BarGoods[] =>
  products.flatMap(({ id, name, variants }) =>
    variants.flatMap(({ sku, text, lengthMm, values }) =>
      lengthMm !== undefined && lengthMm >= 2000
        ? [
            {
              sku,
              masterId: id,
              name,
              text,
              lengthMm,
              values: JSON.stringify([id, { ...values, largoM: '' }]),
            },
          ]
        : [],
    ),
  )
