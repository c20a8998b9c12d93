import type { stockNoticesContract } from '../../../engine/src/stock-notices/contract.ts'
import { stockNoticesRoutes } from '../../../engine/src/stock-notices/routes.ts'
import type { Env } from './env.tsx'
import { defineOperations } from './operation.ts'
import { query } from './query.ts'

export const stockNotices = defineOperations<typeof stockNoticesContract>(stockNoticesRoutes)

/** What the shopper waits for of one product. */
export const stockNoticesQuery = (env: Env, productId: string) =>
  query(env, stockNotices.getStockNotices, { query: { productId } })
