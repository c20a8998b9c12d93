import type { Operation } from '../kernel/operation.ts'
import type { personalisationContract } from './contract.ts'
import { recommenders } from './recommenders.ts'
import { requireClient } from './require-client.ts'

/** Which recommenders there are [S7.081]. Problem: 401 without a client id. */
export const getRecommenders = (async (_ctx, { headers }) => {
  requireClient(headers)
  return {
    recommenders: Object.entries(recommenders).map(([name, { description, type }]) => ({
      name,
      description,
      recommenderType: type,
    })),
  }
}) satisfies Operation<typeof personalisationContract.getRecommenders>
