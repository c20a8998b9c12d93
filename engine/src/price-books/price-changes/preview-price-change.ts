import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { requirePriceBook } from '../change-prices.ts'
import type { priceChangeContract } from './contract.ts'
import { noPriceChange } from './move-price-change.ts'
import { priceEffect } from './price-effect.ts'
import { selectPriceChange } from './queries.ts'

/** What the prices of a change would do at this moment. Problems: 400, 404. */
export const previewPriceChange = (async (ctx, { params }) => {
  const { priceBookId: country, priceChangeId: id } = params
  requirePriceBook(ctx, country)
  const change = await ctx.db.maybe(selectPriceChange(ctx.site.siteId, country, id))
  if (!change) throw noPriceChange(id)
  return priceEffect(ctx, change)
}) satisfies AdminOperation<typeof priceChangeContract.previewPriceChange>
