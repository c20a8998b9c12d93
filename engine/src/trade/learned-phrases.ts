import { knownShopper } from '../kernel/context.ts'
import { noContent, type Operation } from '../kernel/operation.ts'
import type { tradeContract } from './contract.ts'
import { eraseLearnedPhrases, selectLearnedPhrases, upsertLearnedPhrase } from './queries.ts'

/** What the customer of the token chose for phrases of lists, latest first. */
export const getLearnedPhrases = (async (ctx) => {
  return { phrases: await ctx.db.query(selectLearnedPhrases(ctx.site.siteId, knownShopper(ctx).customerId)) }
}) satisfies Operation<typeof tradeContract.getLearnedPhrases>

/** Remembers what was chosen for each phrase. What the shop does not sell is left out; a phrase told twice means the last. */
export const learnPhrases = (async (ctx, { body }) => {
  const latest = [...new Map(body.phrases.map(({ phrase, sku }) => [phrase, { phrase, sku }])).values()]
  if (latest.length > 0) {
    await ctx.db.run(upsertLearnedPhrase(ctx.site.siteId, knownShopper(ctx).customerId, ctx.now, latest))
  }
  return noContent()
}) satisfies Operation<typeof tradeContract.learnPhrases>

/** Forgets what the customer chose for a phrase, or for all of them; what is not there is forgotten already. */
export const forgetPhrases = (async (ctx, { query }) => {
  await ctx.db.run(eraseLearnedPhrases(ctx.site.siteId, knownShopper(ctx).customerId, query.phrase))
  return noContent()
}) satisfies Operation<typeof tradeContract.forgetPhrases>
