import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import {
  type BulkLine,
  bulkView,
  distinctLines,
  type LineResult,
  type OnError,
  refusedLine,
  requireAll,
} from '../kernel/bulk-lines.ts'
import { badRequest } from '../kernel/problem.ts'
import { requireApply } from './require-apply.ts'
import { changePrices, type PriceFaults } from './change-prices.ts'
import type { priceBookContract, ProductPrices } from './contract.ts'

const operation = 'updatePrices'

type Wanted = { country: string; lines: BulkLine<ProductPrices>[]; onError: OnError | undefined }

const updateByLines = async (ctx: AdminContext, { country, lines: sent, onError }: Wanted) => {
  const { lines, refused } = distinctLines(sent, ({ productId }) => productId)
  const onFaults = (faults: PriceFaults) => {
    for (const { line, id } of lines) {
      const [first, ...others] = faults.get(id) ?? []
      if (!first) continue
      const errors = others.length > 0 ? { errors: [first, ...others] } : {}
      refused.push(refusedLine(line, id, badRequest(first.detail, { property: first.property, ...errors })))
    }
    requireAll(onError, refused)
  }
  const prices = lines.map(({ value }) => value)
  const { replaced, catalogVersion } = await changePrices(ctx, { operation, country, prices, onFaults })
  const changed = new Set(replaced.map(({ productId }) => productId))
  const lost = new Set(refused.map(({ line }) => line))
  const rest = lines
    .filter(({ line }) => !lost.has(line))
    .map(({ line, id }): LineResult => ({ line, id, result: changed.has(id) ? 'changed' : 'unchanged' }))
  return { ...bulkView([...refused, ...rest]), c_catalogVersion: catalogVersion }
}

/**
 * Replaces the tiers of up to 5,000 products: all or none, or of lines with `onError=skip` those that are not at fault. Problems:
 * 400, 403, 404, 409 while an import runs.
 */
export const updatePrices = (async (ctx, { params, query, body, lines }) => {
  const country = params.priceBookId
  requireApply(ctx, country)
  if (lines) return updateByLines(ctx, { country, lines, onError: query.onError })
  const { replaced, catalogVersion } = await changePrices(ctx, { operation, country, prices: body.data })
  return { changed: replaced.length, c_catalogVersion: catalogVersion }
}) satisfies AdminOperation<typeof priceBookContract.updatePrices>
