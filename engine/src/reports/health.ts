import { mmToMetres } from '../../../facts/length.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import type { reportContract } from './contract.ts'
import { selectFunnel, selectStockHealth, type StockRow } from './queries.ts'
import { reachOf, spanOf } from './span.ts'

/** From visits to orders, by country. Problem: 400. */
export const getFunnel = (async (ctx, { query }) => {
  const { from, to } = spanOf(ctx, query)
  return { data: await ctx.db.query(selectFunnel(reachOf(ctx), from, to)) }
}) satisfies AdminOperation<typeof reportContract.getFunnel>

export const stockView = ({ storeId, sku, name, isCut, onHand, sold, asked, coverDays }: StockRow) => ({
  storeId,
  productId: sku,
  name,
  unit: isCut ? ('metre' as const) : ('piece' as const),
  stockLevel: isCut ? mmToMetres(onHand) : onHand,
  soldIn30Days: isCut ? mmToMetres(sold) : sold,
  askedIn30Days: asked,
  ...(coverDays === null ? {} : { coverDays }),
})

/** For how many days stock lasts, and what is asked for and not there. */
export const getStockHealth = (async (ctx, { query }) => {
  const { country = null, storeId = null, coverBelow = null, isOut = false, limit = 25, offset = 0 } = query
  const rows = await ctx.db.query(
    selectStockHealth(reachOf(ctx), { country, storeId, coverBelow, isOut, limit, offset }),
  )
  return { data: rows.map(stockView), limit, offset, total: rows[0]?.total ?? 0 }
}) satisfies AdminOperation<typeof reportContract.getStockHealth>
