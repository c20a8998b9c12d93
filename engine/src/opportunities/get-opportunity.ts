import type { Operation } from '../kernel/operation.ts'
import type { opportunitiesContract } from './contract.ts'
import { findOpportunity } from './find-opportunity.ts'
import { namesOf, readOwnOpportunity } from './require-own-opportunity.ts'
import { sharedView } from './view.ts'

/**
 * One quote (S2.016): all of it for its owner; with the link's token its lines for anybody, and its amounts for those
 * who may see prices. Problem: 404 for everybody else, as if it had never been.
 */
export const getOpportunity = (async (ctx, { params, query }) => {
  const { opportunity, owner } = await findOpportunity(ctx, params.opportunityId, query.c_token)
  if (owner) return readOwnOpportunity(ctx, opportunity)
  return sharedView(ctx, opportunity, await namesOf(ctx, opportunity))
}) satisfies Operation<typeof opportunitiesContract.getOpportunity>
