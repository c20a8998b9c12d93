import { priceEntriesOf } from '../audit/index.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { pricesOf, requirePriceBook } from './change-prices.ts'
import type { priceBookContract } from './contract.ts'
import { selectPriceChangeNames } from './price-changes/queries.ts'

/**
 * Who changed a product's price in a country, when, from what to what; of one that is unknown, nothing was. Problem: 404
 * for a country that the caller may not see.
 */
export const getPriceHistory = (async (ctx, { params, query }) => {
  const { db, site } = ctx
  const { priceBookId: country } = params
  requirePriceBook(ctx, country)
  const { productId, limit = 25, offset = 0 } = query
  const priced = { country, sku: productId }
  const { entries, total } = await priceEntriesOf(ctx, site.siteId, priced, { limit, offset })
  const ids = entries.flatMap(({ priceChangeId }) => priceChangeId ?? [])
  const changes = await db.query(selectPriceChangeNames(site.siteId, ids))
  const names = new Map(changes.map(({ id, name }) => [id, name]))
  const [now] = await pricesOf(db, site.siteId, country, [productId])
  return {
    productId,
    tiers: now?.tiers ?? [],
    data: entries.map(({ seq, at, actor, operation, before, after, priceChangeId, planner }) => ({
      seq,
      at: at.toISOString(),
      actor,
      operation,
      before: before ?? [],
      after: after ?? [],
      ...(priceChangeId === null
        ? {}
        : {
            priceChange: {
              id: priceChangeId,
              name: names.get(priceChangeId) ?? '',
              ...(planner === null ? {} : { plannedBy: planner }),
            },
          }),
    })),
    limit,
    offset,
    total,
  }
}) satisfies AdminOperation<typeof priceBookContract.getPriceHistory>
