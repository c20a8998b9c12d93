import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import type { storeContract } from './contract.ts'
import { allStores } from './find-store.ts'
import { storeView } from './view.ts'

/** Stores by id; unknown ones are missing, `data` is absent when none is known. */
export const getStores = (async (ctx, { query }) => {
  const asked = new Set(csv(query.ids).slice(0, 200))
  const data = (await allStores(ctx)).filter(({ id }) => asked.has(id)).map((store) => storeView(ctx, store))
  return { limit: data.length, total: data.length, ...(data.length > 0 ? { data } : {}) }
}) satisfies Operation<typeof storeContract.getStores>
