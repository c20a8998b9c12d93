import { recordAudit } from '../../audit/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent } from '../../kernel/operation.ts'
import type { searchDeskContract } from './contract.ts'
import { deleteIgnored, insertIgnored } from './queries.ts'
import { requireCountry } from './search-desk.ts'

type Contract = typeof searchDeskContract
type Asked = { words: string; country: string }

const change = async (
  ctx: AdminContext,
  { operation, words, country: asked }: Asked & { operation: string },
  statement: typeof insertIgnored,
) => {
  const country = requireCountry(ctx, asked)
  const { siteId } = ctx.site
  await ctx.db.transaction(async (tx) => {
    if ((await tx.run(statement(siteId, country, words))) === 0) return
    await recordAudit(ctx, tx, { operation, subject: { kind: 'synonyms', id: words }, country })
  })
  return noContent()
}

/** Leaves words out of the list of misses of a country. Problem: 404 for a country that is not the caller's. */
export const ignoreSearchMiss = (async (ctx, { body }) =>
  change(ctx, { operation: 'ignoreSearchMiss', ...body }, insertIgnored)) satisfies AdminOperation<
  Contract['ignoreSearchMiss']
>

/** Takes words that were ignored back into it. Problem: 404 likewise. */
export const restoreSearchMiss = (async (ctx, { query }) =>
  change(ctx, { operation: 'restoreSearchMiss', ...query }, deleteIgnored)) satisfies AdminOperation<
  Contract['restoreSearchMiss']
>
