import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { forbidden, notFound } from '../kernel/problem.ts'
import type { AuditEntry } from './chain.ts'
import type { auditContract } from './contract.ts'
import { countEntries, selectEntries, selectEntry } from './queries.ts'
import { verifyChain } from './verify-chain.ts'

const entryView = ({ seq, at, actor, operation, requestId, ip, change, hash, ...rest }: AuditEntry) => {
  const { before, after } = JSON.parse(change) as { before?: unknown; after?: unknown }
  return {
    seq,
    at: at.toISOString(),
    actor,
    operation,
    subject: { kind: rest.subjectKind, id: rest.subjectId },
    requestId,
    ip,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    hash,
  }
}

/** The log is one for all countries: who sees only some of them does not read it. Problem: 403. */
const requireWholeShop = ({ site, countries }: AdminContext) => {
  if (countries.length < site.countries.length)
    throw forbidden('The log holds changes of all countries, and you may see only some.')
}

const date = (text: string | undefined) => (text === undefined ? null : new Date(text))

/** What was changed, by whom and when; the latest first. */
export const searchAuditEntries = (async (ctx, { body }) => {
  requireWholeShop(ctx)
  const { limit = 25, offset = 0 } = body
  const choice = {
    subjectKind: body.subjectKind ?? null,
    subjectId: body.subjectId ?? null,
    actorId: body.actorId ?? null,
    operation: body.operation ?? null,
    from: date(body.from),
    until: date(body.until),
  }
  const entries = await ctx.db.query(selectEntries(ctx.site.siteId, choice, { limit, offset }))
  const { total } = await ctx.db.one(countEntries(ctx.site.siteId, choice))
  return { hits: entries.map(entryView), limit, offset, total }
}) satisfies AdminOperation<typeof auditContract.searchAuditEntries>

/** One entry by its number. Problem: 404. */
export const getAuditEntry = (async (ctx, { params }) => {
  requireWholeShop(ctx)
  const entry = await ctx.db.maybe(selectEntry(ctx.site.siteId, params.seq))
  if (!entry) throw notFound(`There is no audit entry ${params.seq}.`)
  return entryView(entry)
}) satisfies AdminOperation<typeof auditContract.getAuditEntry>

/** Whether every entry follows the one before it. */
export const verifyAuditChain = (async (ctx) => {
  requireWholeShop(ctx)
  return verifyChain(ctx)
}) satisfies AdminOperation<typeof auditContract.verifyAuditChain>
