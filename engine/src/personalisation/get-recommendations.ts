import type { Operation } from '../kernel/operation.ts'
import type { personalisationContract } from './contract.ts'
import { recommend } from './recommend.ts'
import { requireClient } from './require-client.ts'

type RecommendationRequest = { cookieId: string; userId?: string; products?: { id: string }[] }

const visitorOf = ({ cookieId, userId }: RecommendationRequest) => ({ cookieId, userId })
const idsOf = ({ products = [] }: RecommendationRequest) => products.map(({ id }) => id)

/** What a recommender proposes [S7.082]. Problems: 401 without a client id, 404. */
export const getRecommendations = ((ctx, { params, body, headers }) => {
  requireClient(headers)
  return recommend(ctx, params.recommenderName, visitorOf(body), idsOf(body))
}) satisfies Operation<typeof personalisationContract.getRecommendations>

/** What the recommender of a zone proposes [S7.083]. Problems: 401 without a client id, 404. */
export const getZoneRecommendations = ((ctx, { params, body, headers }) => {
  requireClient(headers)
  return recommend(ctx, params.zone, visitorOf(body), idsOf(body))
}) satisfies Operation<typeof personalisationContract.getZoneRecommendations>
