import type { Env } from '../../api/env.tsx'
import { products } from '../../api/products.ts'
import { type Query, query } from '../../api/query.ts'
import type { Stock } from './stock.ts'

/** Inventories that one call tells (contract: `inventoryIds`). */
const batchSize = 5

/** Stock of one product through every store, by inventory id; pieces, or metres of cut goods. */
export const storeStockQuery = (
  env: Env,
  productId: string,
  inventoryIds: readonly string[],
): Query<Record<string, Stock>> => {
  const asked = Array.from({ length: Math.ceil(inventoryIds.length / batchSize) }, (_, at) =>
    query(env, products.getProduct, {
      params: { id: productId },
      query: {
        expand: 'availability',
        inventoryIds: inventoryIds.slice(at * batchSize, (at + 1) * batchSize).join(','),
      },
    }),
  )
  return {
    queryKey: ['stock by store', ...asked.flatMap(({ queryKey }) => queryKey)],
    queryFn: async (context) => {
      const answers = await Promise.all(asked.map(({ queryFn }) => queryFn(context)))
      return Object.fromEntries(
        answers
          .flatMap(({ inventories = [] }) => inventories)
          .map(({ id, ats = 0, inStockDate, c_stockInStore = 0 }) => [
            id,
            {
              id,
              ats,
              ownStock: c_stockInStore,
              storesWithStock: 0,
              ...(inStockDate ? { inStockDate } : {}),
            },
          ]),
      )
    },
  }
}
