import type { AdminOperation } from '../kernel/admin-operation.ts'
import { requireApply } from './require-apply.ts'
import { changePrices } from './change-prices.ts'
import type { priceBookContract } from './contract.ts'

/** Replaces the tiers of up to 5,000 products: all or none. Problems: 400, 403, 404, 409 while an import runs. */
export const updatePrices = (async (ctx, { params, body }) => {
  requireApply(ctx, params.priceBookId)
  const change = { operation: 'updatePrices', country: params.priceBookId, prices: body.data }
  const { replaced, catalogVersion } = await changePrices(ctx, change)
  return { changed: replaced.length, c_catalogVersion: catalogVersion }
}) satisfies AdminOperation<typeof priceBookContract.updatePrices>
