import type { AdminContext } from '../../kernel/admin-context.ts'
import { jobContext } from '../../kernel/admin-context.ts'
import type { Job } from '../../kernel/outbox.ts'
import { Problem } from '../../kernel/problem.ts'
import { lockPriceChange, selectDuePriceChanges } from './queries.ts'
import { savePriceChange } from './move-price-change.ts'
import { applyPriceChange } from './schedule-price-change.ts'

type Due = { id: string; country: string }

/** Notes why prices could not be put in place, unless somebody moved the change meanwhile. */
const recordFault = (ctx: AdminContext, { id, country }: Due, fault: string) =>
  ctx.db.transaction(async (tx) => {
    const before = await tx.maybe(lockPriceChange(ctx.site.siteId, country, id))
    if (before?.status !== 'scheduled') return
    await savePriceChange(ctx, tx, 'applyPriceChange', { before, moved: { status: 'failed', fault } })
  })

/** What a person has to mend ends the change; an import that runs, or who was faster, is waited for or let be. */
const apply = async (ctx: AdminContext, due: Due) => {
  try {
    await applyPriceChange(ctx, due)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.kind.status === 409) return
    ctx.warn({ priceChange: due.id, detail: error.detail }, 'a price change could not be put in place')
    await recordFault(ctx, due, error.detail)
  }
}

/** Puts in place what is scheduled for now; one that fails keeps none of the others from it. */
export const applyDuePriceChanges: Job = {
  name: 'price-books.apply-changes',
  isMerchants: true,
  everyMinute: true,
  run: async (world) => {
    const ctx = jobContext(world, 'apply-price-change')
    const failures: unknown[] = []
    for (const due of await ctx.db.query(selectDuePriceChanges(ctx.site.siteId, ctx.now)))
      await apply(ctx, due).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'price changes could not be put in place')
  },
}
