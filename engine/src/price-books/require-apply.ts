import type { AdminContext } from '../kernel/admin-context.ts'
import { requireRight } from '../kernel/require-right.ts'
import { requirePriceBook } from './change-prices.ts'

/** Who may draft prices may not always put them in place. Problems: 403 with the missing `right`, 404. */
export const requireApply = (ctx: AdminContext, priceBookId: string): void => {
  requirePriceBook(ctx, priceBookId)
  const country = ctx.countries.find((code) => code === priceBookId)
  if (country) requireRight(ctx, 'prices.apply', { country, storeIds: [] })
}
