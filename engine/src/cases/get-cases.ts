import { knownShopper } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import type { casesContract } from './contract.ts'
import { selectCasesOf } from './queries.ts'

/** What a customer has written to the shop, newest first, at most 100. Problems: none of its own. */
export const getCases = (async (ctx) => {
  const { customerId } = knownShopper(ctx)
  const rows = await ctx.db.query(selectCasesOf(ctx.site.siteId, customerId))
  const data = rows.map(({ id, document, createdAt, files }) => ({
    id,
    subject: document.subject,
    description: document.description,
    creationDate: createdAt.toISOString(),
    files,
  }))
  return { total: data.length, data }
}) satisfies Operation<typeof casesContract.getCases>
