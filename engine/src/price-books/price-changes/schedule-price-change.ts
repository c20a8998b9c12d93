import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent } from '../../kernel/operation.ts'
import { changePrices, comparePrices } from '../change-prices.ts'
import { requireApply } from '../require-apply.ts'
import type { priceChangeContract } from './contract.ts'
import { movePriceChange } from './move-price-change.ts'
import { taggedReply } from './price-change.ts'

type Named = { country: string; id: string; ifMatch?: string | undefined }

/** Puts the prices in place now. Problems: 400 for goods that are gone since, 404, 409, 412, 428. */
export const applyPriceChange = (ctx: AdminContext, { country, id, ifMatch }: Named) =>
  movePriceChange(
    ctx,
    { operation: 'applyPriceChange', country, id, ifMatch, from: ['draft', 'scheduled'] },
    async (tx, { prices, startsAt }) => {
      const change = { operation: 'applyPriceChange', country, prices }
      const { replaced } = await changePrices({ ...ctx, db: tx }, change)
      return { status: 'applied', startsAt: startsAt ?? ctx.now, appliedAt: ctx.now, replaced }
    },
  )

/** Puts the prices in place at a moment, or at once. Problems: 400, 403, 404, 409, 412, 428. */
export const schedulePriceChange = (async (ctx, { params, body, headers }) => {
  requireApply(ctx, params.priceBookId)
  const named = { country: params.priceBookId, id: params.priceChangeId, ifMatch: headers['if-match'] }
  const startsAt = new Date(body.startsAt ?? ctx.now)
  if (startsAt <= ctx.now) return taggedReply(await applyPriceChange(ctx, named))
  const step = { operation: 'schedulePriceChange', ...named, from: ['draft', 'scheduled'] } as const
  return taggedReply(await movePriceChange(ctx, step, async () => ({ status: 'scheduled', startsAt })))
}) satisfies AdminOperation<typeof priceChangeContract.schedulePriceChange>

/** Gives up what is not in place yet; what is planned only who may put it in place. Problems: 403, 404, 409, 412, 428. */
export const cancelPriceChange = (async (ctx, { params, headers }) => {
  await movePriceChange(
    ctx,
    {
      operation: 'cancelPriceChange',
      country: params.priceBookId,
      id: params.priceChangeId,
      ifMatch: headers['if-match'],
      from: ['draft', 'scheduled'],
    },
    async (_tx, { status }) => {
      if (status === 'scheduled') requireApply(ctx, params.priceBookId)
      return { status: 'cancelled' }
    },
  )
  return noContent()
}) satisfies AdminOperation<typeof priceChangeContract.cancelPriceChange>

/** Puts back what stood there before, but for prices that were changed again since. Problems: 403, 404, 409, 412, 428. */
export const revertPriceChange = (async (ctx, { params, headers }) => {
  const { priceBookId: country, priceChangeId: id } = params
  requireApply(ctx, country)
  const operation = 'revertPriceChange'
  const step = { operation, country, id, ifMatch: headers['if-match'], from: ['applied'] } as const
  const change = await movePriceChange(ctx, step, async (tx, { prices, replaced }) => {
    const { skus } = await comparePrices(tx, ctx.site.siteId, { country, prices })
    const changedSince = new Set(skus)
    const untouched = (replaced ?? []).filter(({ productId }) => !changedSince.has(productId))
    await changePrices({ ...ctx, db: tx }, { operation, country, prices: untouched })
    return { status: 'reverted' }
  })
  return taggedReply(change)
}) satisfies AdminOperation<typeof priceChangeContract.revertPriceChange>
