import { expect } from 'vitest'
import { sku } from '../orders.ts'
import { queryOnce } from './postgres-pair.ts'
import type { Failure } from './shopping.ts'

/** Pieces in every store before the test, so that none sells out. */
export const stockOfTheTest = 2_000_000_000

/** Gives every store that many. */
export const fillStores = (url: string) =>
  queryOnce(url, `update inventory set on_hand = ${stockOfTheTest} where sku = $1`, [sku])

/**
 * Every order that was told is there whole, and no other than those of which an answer was cut; what is missing from
 * the stock is what they sold.
 */
export const expectWhole = async (url: string, told: readonly string[], failures: readonly Failure[]) => {
  const rows = await queryOnce<{ orderNo: string; sold: string; mails: number }>(
    url,
    `select o.order_no as "orderNo", coalesce(sum(m.amount), 0)::text as sold, count(m.*)::int as mails
     from orders o left join stock_move m using (site_id, order_no) group by o.order_no order by o.order_no`,
  )
  const there = rows.map(({ orderNo }) => orderNo)
  expect(told.filter((orderNo) => !there.includes(orderNo))).toEqual([])
  const cut = failures.filter(({ what }) => what.startsWith('POST') && what.endsWith('/orders')).length
  expect(there.length - told.length).toBeLessThanOrEqual(cut)
  expect(rows.filter(({ sold }) => Number(sold) === 0)).toEqual([])
  const [stock] = await queryOnce<{ left: string; places: number }>(
    url,
    'select sum(on_hand)::text as left, count(*)::int as places from inventory where sku = $1',
    [sku],
  )
  const sold = rows.reduce((sum, row) => sum + Math.abs(Number(row.sold)), 0)
  expect(stockOfTheTest * (stock?.places ?? 0) - Number(stock?.left)).toBe(sold)
}
