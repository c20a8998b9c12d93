import { type Ctx, knownShopper } from '../kernel/context.ts'
import type { Opportunity } from './opportunity.ts'
import { selectOwn, selectSharedOpportunity } from './queries.ts'
import { noOpportunity } from './require-own-opportunity.ts'

/** Somebody's view on a quote: its owner's, or that of whoever was given the link. */
export type Found = { opportunity: Opportunity; owner: boolean }

/** The customer's own, or the one whose link was given. Problem: 404 opportunity-not-found for any other. */
export const findOpportunity = async (ctx: Ctx, id: string, token: string | undefined): Promise<Found> => {
  const { customerId, kind } = knownShopper(ctx)
  const { siteId } = ctx.site
  const own = kind === 'registered' ? await ctx.db.maybe(selectOwn(siteId, customerId, id)) : undefined
  if (own) return { opportunity: own, owner: true }
  const shared = token ? await ctx.db.maybe(selectSharedOpportunity(siteId, id, token)) : undefined
  if (!shared) throw noOpportunity(id)
  return { opportunity: shared, owner: false }
}
