import { emptyWords } from '../../../trade/list/list-data.ts'
import { readList } from '../../../trade/list/read-list.ts'
import { type Ctx, knownShopper } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import type { tradeContract } from './contract.ts'
import { loadListData } from './get-list-data.ts'
import { selectLearnedPhrases } from './queries.ts'

/**
 * Reads a list for who has no script: the same lines as the browser reads. A customer's own choices of before count;
 * nothing is kept of the list.
 */
export const readMaterialList = (async (ctx, { body }) => {
  const { words = emptyWords, country, products } = await loadListData(ctx)
  return { lines: readList(body.text, { country, words, products }, await learnedPhrasesOf(ctx)) }
}) satisfies Operation<typeof tradeContract.readMaterialList>

const learnedPhrasesOf = async (ctx: Ctx): Promise<Map<string, string>> => {
  const shopper = knownShopper(ctx)
  if (shopper.kind !== 'registered') return new Map()
  const rows = await ctx.db.query(selectLearnedPhrases(ctx.site.siteId, shopper.customerId))
  return new Map(rows.map(({ phrase, sku }) => [phrase, sku]))
}
