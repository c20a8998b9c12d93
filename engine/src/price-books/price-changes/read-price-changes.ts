import { recordAudit } from '../../audit/index.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { comparePrices, requirePriceBook } from '../change-prices.ts'
import type { priceChangeContract } from './contract.ts'
import { noPriceChange } from './move-price-change.ts'
import { type PriceChangeWithPrices, priceChangeView, taggedReply } from './price-change.ts'
import { countPriceChanges, insertPriceChange, selectPriceChange, selectPriceChanges } from './queries.ts'

/** The price changes of a country, the newest first. Problem: 404. */
export const getPriceChanges = (async (ctx, { params, query }) => {
  requirePriceBook(ctx, params.priceBookId)
  const { limit = 25, offset = 0 } = query
  const { siteId } = ctx.site
  const changes = await ctx.db.query(selectPriceChanges(siteId, params.priceBookId, { limit, offset }))
  const { total } = await ctx.db.one(countPriceChanges(siteId, params.priceBookId))
  return { data: changes.map(priceChangeView), limit, offset, total }
}) satisfies AdminOperation<typeof priceChangeContract.getPriceChanges>

/** One of them. Problem: 404. */
export const getPriceChange = (async (ctx, { params }) => {
  requirePriceBook(ctx, params.priceBookId)
  const { priceBookId, priceChangeId } = params
  const change = await ctx.db.maybe(selectPriceChange(ctx.site.siteId, priceBookId, priceChangeId))
  if (!change) throw noPriceChange(priceChangeId)
  return taggedReply(change)
}) satisfies AdminOperation<typeof priceChangeContract.getPriceChange>

/** Prepares prices; nothing of the catalogue changes. Problems: 400 with every product at fault, 404. */
export const createPriceChange = (async (ctx, { params, body }) => {
  requirePriceBook(ctx, params.priceBookId)
  const change: PriceChangeWithPrices = {
    id: ctx.newId.uuid(),
    country: params.priceBookId,
    name: body.name,
    status: 'draft',
    prices: body.data,
    productCount: body.data.length,
    replaced: null,
    startsAt: null,
    appliedAt: null,
    fault: null,
    revision: 1,
    createdAt: ctx.now,
  }
  const { siteId } = ctx.site
  await ctx.db.transaction(async (tx) => {
    await comparePrices(tx, siteId, change)
    await tx.run(insertPriceChange(siteId, change))
    await recordAudit(ctx, tx, {
      operation: 'createPriceChange',
      subject: { kind: 'price-change', id: change.id },
      country: change.country,
      after: { name: change.name, priceBookId: change.country, data: change.prices },
    })
  })
  return taggedReply(change, 201)
}) satisfies AdminOperation<typeof priceChangeContract.createPriceChange>
