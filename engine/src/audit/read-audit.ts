import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { forbidden, notFound } from '../kernel/problem.ts'
import type { AuditEntry } from './chain.ts'
import type { auditContract } from './contract.ts'
import { countEntries, type EntriesInReach, selectEntries, selectEntry } from './queries.ts'
import { verifyChain } from './verify-chain.ts'

const entryView = ({
  seq,
  at,
  actor,
  operation,
  country,
  requestId,
  ip,
  change,
  hash,
  ...rest
}: AuditEntry) => {
  const { before, after } = JSON.parse(change) as { before?: unknown; after?: unknown }
  return {
    seq,
    at: at.toISOString(),
    actor,
    operation,
    subject: { kind: rest.subjectKind, id: rest.subjectId },
    ...(country === null ? {} : { country }),
    requestId,
    ip,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    hash,
  }
}

const isWholeShop = ({ site, countries }: AdminContext) => countries.length >= site.countries.length

/** Who sees only some countries reads what was changed there, and what they did themselves. */
const reachOf = (ctx: AdminContext): EntriesInReach => ({
  siteId: ctx.site.siteId,
  only: isWholeShop(ctx) ? undefined : { countries: ctx.countries, actorId: ctx.actor.id },
})

const date = (text: string | undefined) => (text === undefined ? null : new Date(text))

/** What was changed, by whom and when, where the caller works; the latest first. */
export const searchAuditEntries = (async (ctx, { body }) => {
  const { limit = 25, offset = 0 } = body
  const choice = {
    subjectKind: body.subjectKind ?? null,
    subjectId: body.subjectId ?? null,
    actorId: body.actorId ?? null,
    operation: body.operation ?? null,
    country: body.country ?? null,
    from: date(body.from),
    until: date(body.until),
  }
  const entries = await ctx.db.query(selectEntries(reachOf(ctx), choice, { limit, offset }))
  const { total } = await ctx.db.one(countEntries(reachOf(ctx), choice))
  return { hits: entries.map(entryView), limit, offset, total }
}) satisfies AdminOperation<typeof auditContract.searchAuditEntries>

/** One entry by its number. Problem: 404, for one of elsewhere too. */
export const getAuditEntry = (async (ctx, { params }) => {
  const entry = await ctx.db.maybe(selectEntry(reachOf(ctx), params.seq))
  if (!entry) throw notFound(`There is no audit entry ${params.seq}.`)
  return entryView(entry)
}) satisfies AdminOperation<typeof auditContract.getAuditEntry>

/** Whether every entry follows the one before it: the chain is one for all countries. Problem: 403. */
export const verifyAuditChain = (async (ctx) => {
  if (!isWholeShop(ctx)) throw forbidden('The chain is one for all countries, and you may see only some.')
  return verifyChain(ctx)
}) satisfies AdminOperation<typeof auditContract.verifyAuditChain>
