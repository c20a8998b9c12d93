import { recordAudit } from '../../audit/index.ts'
import type { Db } from '../../db/db.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { notFound } from '../../kernel/problem.ts'
import { requirePriceBook } from '../change-prices.ts'
import {
  etagOf,
  type PriceChangeStatus,
  type PriceChangeWithPrices,
  priceChangeStatusTransition,
  priceChangeView,
} from './price-change.ts'
import { lockPriceChange, updatePriceChange } from './queries.ts'

export const noPriceChange = (id: string) => notFound(`There is no price change '${id}'.`)

type Step = {
  operation: string
  country: string
  id: string
  ifMatch: string | undefined
  /** What it may be before. */
  from: readonly PriceChangeStatus[]
}

type Moved = Partial<Pick<PriceChangeWithPrices, 'status' | 'startsAt' | 'appliedAt' | 'replaced' | 'fault'>>

const essence = ({ status, startsAt }: PriceChangeWithPrices) => ({
  status,
  ...(startsAt === null ? {} : { startsAt: startsAt.toISOString() }),
})

/** Writes what a step made of a price change that is locked, with its entry in the log. */
export const savePriceChange = async (
  ctx: AdminContext,
  tx: Db,
  operation: string,
  { before, moved }: { before: PriceChangeWithPrices; moved: Moved },
): Promise<PriceChangeWithPrices> => {
  const after = { ...before, ...moved, revision: before.revision + 1 }
  await tx.run(updatePriceChange(ctx.site.siteId, after))
  await recordAudit(ctx, tx, {
    operation,
    subject: { kind: 'price-change', id: before.id },
    country: before.country,
    before: essence(before),
    after: essence(after),
  })
  return after
}

/**
 * One step of a price change in one transaction: `work` does what belongs to it and says what becomes of the row.
 * Problems: 404, 409 price-change-status-transition, 412, 428.
 */
export const movePriceChange = (
  ctx: AdminContext,
  { operation, country, id, ifMatch, from }: Step,
  work: (tx: Db, before: PriceChangeWithPrices) => Promise<Moved>,
): Promise<PriceChangeWithPrices> => {
  requirePriceBook(ctx, country)
  return ctx.db.transaction(async (tx) => {
    const before = await tx.maybe(lockPriceChange(ctx.site.siteId, country, id))
    if (!before) throw noPriceChange(id)
    requireIfMatch(ctx, ifMatch, { etag: etagOf(before), current: () => priceChangeView(before) })
    const { status } = before
    if (!from.includes(status))
      throw priceChangeStatusTransition(`It is ${status}: '${operation}' leads no further.`, { status })
    return savePriceChange(ctx, tx, operation, { before, moved: await work(tx, before) })
  })
}
