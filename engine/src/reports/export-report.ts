import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { localize } from '../kernel/localized.ts'
import { writeCsv } from '../../../facts/write-csv.ts'
import type { reportContract } from './contract.ts'
import { stockView } from './health.ts'
import { selectFunnelDays, selectSales, selectStockHealth } from './queries.ts'
import { sumOf } from './sales.ts'
import { reachOf, spanOf } from './span.ts'

type Span = { from: string; to: string }

/** More rows than this are asked for by store or month. */
const mostRows = 50_000

const salesFile = async (ctx: AdminContext, { from, to }: Span) =>
  writeCsv(
    ['day', 'country', 'store', 'currency', 'orders', 'total', 'refunded', 'weightKg', 'cutMeters'],
    (await ctx.db.query(selectSales(reachOf(ctx), from, to))).map((row) => {
      const { orders, total, refunded, weightKg, cutMeters } = sumOf([row])
      const { day, country, storeId, currency } = row
      return [day, country, storeId, currency, orders, total, refunded, weightKg, cutMeters]
    }),
  )

const funnelFile = async (ctx: AdminContext, { from, to }: Span) =>
  writeCsv(
    ['day', 'country', 'visits', 'carts', 'checkouts', 'quotes', 'orders'],
    (await ctx.db.query(selectFunnelDays(reachOf(ctx), from, to))).map((row) => [
      row.day,
      row.country,
      row.visits,
      row.carts,
      row.checkouts,
      row.quotes,
      row.orders,
    ]),
  )

const stockFile = async (ctx: AdminContext) => {
  const all = { country: null, storeId: null, coverBelow: null, isOut: false, limit: mostRows, offset: 0 }
  const rows = await ctx.db.query(selectStockHealth(reachOf(ctx), all))
  return writeCsv(
    ['store', 'product', 'name', 'unit', 'stockLevel', 'soldIn30Days', 'askedIn30Days', 'coverDays'],
    rows
      .map(stockView)
      .map((row) => [
        row.storeId,
        row.productId,
        localize(row.name, ctx.locale),
        row.unit,
        row.stockLevel,
        row.soldIn30Days,
        row.askedIn30Days,
        row.coverDays,
      ]),
  )
}

/** A report as a table for a spreadsheet, of the caller's places. Problem: 400. */
export const exportReport = (async (ctx, { params: { reportId }, query }) => {
  const span = spanOf(ctx, query)
  const files = { sales: salesFile, funnel: funnelFile, stock: stockFile }
  const text = await files[reportId](ctx, span)
  return { filename: `${reportId}-${span.to}.csv`, fileContent: Buffer.from(text).toString('base64') }
}) satisfies AdminOperation<typeof reportContract.exportReport>
