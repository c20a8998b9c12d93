import { recordAudit } from '../../audit/index.ts'
import type { Db } from '../../db/db.ts'
import { type AdminContext, merchantContextOf } from '../../kernel/admin-context.ts'
import type { Ctx } from '../../kernel/context.ts'
import { Reply } from '../../kernel/operation.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { stateOf } from '../opportunity.ts'
import { hasOwnDesk } from '../own-desk.ts'
import { selectFilesOf, selectOrderOf, updateOpportunity } from '../queries.ts'
import { noOpportunity } from '../require-own-opportunity.ts'
import { reckonOffer } from './price-lines.ts'
import { deskElsewhere } from './problems.ts'
import { type DeskQuote, lockDeskQuote, selectDeskQuote, updateDesk } from './queries.ts'
import { deskQuoteView, quoteHitView } from './view.ts'

const reachOf = ({ site, countries }: AdminContext) => ({ siteId: site.siteId, countries })

export const etagOf = ({ revision }: Pick<DeskQuote, 'revision'>): string => `"${revision}"`

/** A quote that the caller may see. Problem: 404, for one of another country too. */
export const requireQuote = async (ctx: AdminContext, id: string): Promise<DeskQuote> => {
  const quote = await ctx.db.maybe(selectDeskQuote(reachOf(ctx), id))
  if (!quote) throw noOpportunity(id)
  return quote
}

/** A quote as it is now, with its entity tag. */
export const quoteReply = async (ctx: AdminContext, id: string) => {
  const quote = await requireQuote(ctx, id)
  const { siteId } = ctx.site
  const order =
    quote.state === 'accepted' ? await ctx.db.maybe(selectOrderOf(siteId, quote.customerId, id)) : undefined
  // A product that is gone since makes the draft impossible; the rest is shown all the same.
  const draft =
    quote.draft === null ? undefined : await reckonOffer(ctx, quote, quote.draft).catch(() => undefined)
  const files = await ctx.db.query(selectFilesOf(siteId, id))
  return new Reply(200, deskQuoteView(ctx, quote, { files, orderNo: order?.orderNo, draft }), {
    etag: etagOf(quote),
  })
}

/** Whether offers are made here. Problem: 409 desk-elsewhere. */
export const requireOwnDesk = (ctx: AdminContext): void => {
  if (!hasOwnDesk(ctx)) throw deskElsewhere('Offers of this shop are made in its CRM.')
}

const essence = (ctx: AdminContext, quote: DeskQuote) => ({
  state: stateOf(quote, ctx.site, ctx.now),
  revision: quote.offers.length,
  validUntil: quote.validUntil,
  owner: quote.owner?.id ?? null,
  draft: quote.draft,
})

type Change = {
  operation: string
  id: string
  ifMatch: string | undefined
  /** A message lies beside what others do: nobody has to have read the newest. */
  isBeside?: true
  reason?: string
}

/**
 * Changes a quote under its lock, with its entry in the log, in one transaction; `change` works on the row that it is given.
 * Problems: 404, 412, 428.
 */
export const changeQuote = async (
  ctx: AdminContext,
  { operation, id, ifMatch, isBeside, reason }: Change,
  change: (quote: DeskQuote, inside: Ctx, tx: Db) => Promise<void>,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const { siteId } = ctx.site
    const quote = await tx.maybe(lockDeskQuote(reachOf(ctx), id))
    if (!quote) throw noOpportunity(id)
    if (!isBeside)
      requireIfMatch(ctx, ifMatch, { etag: etagOf(quote), current: () => quoteHitView(ctx, quote) })
    const before = essence(ctx, quote)
    await change(quote, { ...merchantContextOf(ctx), db: tx }, tx)
    quote.modifiedAt = ctx.now
    await tx.run(updateOpportunity(siteId, quote))
    await tx.run(updateDesk(siteId, quote))
    await recordAudit(ctx, tx, {
      operation,
      subject: { kind: 'quote', id: quote.number },
      country: quote.country,
      before,
      after: { ...essence(ctx, quote), ...(reason === undefined ? {} : { reason }) },
    })
  })
