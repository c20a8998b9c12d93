import { type Ctx, knownShopper } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import { loadSellables } from '../products/index.ts'
import type { opportunitiesContract } from './contract.ts'
import type { Opportunity } from './opportunity.ts'
import { countOpportunitiesOf, selectOpportunitiesOf } from './queries.ts'
import { sharedView, skusOf } from './view.ts'

/** The customer's requests for quotes, newest first (S2.015). */
export const getOpportunities = (async (ctx, { query }) => {
  const { customerId } = knownShopper(ctx)
  const { siteId } = ctx.site
  const { limit = 10, offset = 0 } = query
  const rows = await ctx.db.query(selectOpportunitiesOf(siteId, { customerId, limit, offset }))
  // A page beyond the last has no row that could tell the total.
  const { total } = rows[0] ?? (await ctx.db.one(countOpportunitiesOf(siteId, customerId)))
  const names = await namesByCountry(ctx, rows)
  return {
    limit,
    offset,
    total,
    data: rows.map((row) => ({
      ...sharedView(ctx, row, names.get(row.country) ?? new Map()),
      Access: 'owner' as const,
    })),
  }
}) satisfies Operation<typeof opportunitiesContract.getOpportunities>

const namesByCountry = async (ctx: Ctx, rows: readonly Opportunity[]) => {
  const names = new Map<string, Awaited<ReturnType<typeof loadSellables>>>()
  for (const [country, group] of Map.groupBy(rows, (row) => row.country)) {
    names.set(country, await loadSellables(ctx, country, group.flatMap(skusOf)))
  }
  return names
}
