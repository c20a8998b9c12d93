import type { opportunitiesContract } from '../../../engine/src/opportunities/contract.ts'
import { opportunitiesRoutes } from '../../../engine/src/opportunities/routes.ts'
import type { Env } from './env.tsx'
import { defineOperations } from './operation.ts'
import { query } from './query.ts'

export const opportunities = defineOperations<typeof opportunitiesContract>(opportunitiesRoutes)

/** One quote: the customer's own, or the one whose link was given; 404 for any other. */
export const opportunityQuery = (env: Env, opportunityId: string, token?: string | null) =>
  query(env, opportunities.getOpportunity, {
    params: { opportunityId },
    query: token ? { c_token: token } : {},
  })

/** The customer's quotes, newest first, a page at a time. */
export const opportunitiesQuery = (env: Env, page: { limit: number; offset: number }) =>
  query(env, opportunities.getOpportunities, { query: page })
