import type { Db } from '../db/db.ts'
import { type Ctx, knownShopper } from '../kernel/context.ts'
import { loadSellables } from '../products/index.ts'
import { type Opportunity, stateOf } from './opportunity.ts'
import { opportunityNotFound, opportunityState } from './problems.ts'
import { lockOwn, selectFilesOf, selectOrderOf, updateOpportunity } from './queries.ts'
import { ownerView, skusOf } from './view.ts'

export const noOpportunity = (id: string) =>
  opportunityNotFound(`No opportunity with ID '${id}' could be found.`)

/** Names and pictures of the products it tells of, in the reader's language. */
export const namesOf = (ctx: Ctx, opportunity: Opportunity) =>
  loadSellables(ctx, opportunity.country, skusOf(opportunity))

/** The customer's view with files and the order that came of it. At most five statements. */
export const readOwnOpportunity = async (ctx: Ctx, opportunity: Opportunity) => {
  const { siteId } = ctx.site
  const { id, customerId, state } = opportunity
  const names = await namesOf(ctx, opportunity)
  const files = await ctx.db.query(selectFilesOf(siteId, id))
  const order = state === 'accepted' ? await ctx.db.maybe(selectOrderOf(siteId, customerId, id)) : undefined
  return ownerView(ctx, opportunity, { names, files, orderNo: order?.orderNo })
}

/**
 * Changes the customer's own opportunity under its lock and saves it; `change` works on the row it is given.
 * Problem: 404 opportunity-not-found, for one of somebody else too.
 */
export const changeOwnOpportunity = <Result>(
  ctx: Ctx,
  id: string,
  change: (opportunity: Opportunity, inside: Ctx, tx: Db) => Promise<Result>,
): Promise<{ opportunity: Opportunity; result: Result }> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { siteId } = ctx.site
    const opportunity = await tx.maybe(lockOwn(siteId, knownShopper(ctx).customerId, id))
    if (!opportunity) throw noOpportunity(id)
    const before = JSON.stringify(opportunity)
    const result = await change(opportunity, inside, tx)
    if (JSON.stringify(opportunity) !== before) {
      opportunity.modifiedAt = ctx.now
      await tx.run(updateOpportunity(siteId, opportunity))
    }
    return { opportunity, result }
  })

/** Problem: 409 opportunity-state, with where it stands. */
export const wrongState = (ctx: Ctx, opportunity: Opportunity, extras: { orderNo?: string } = {}) => {
  const State = stateOf(opportunity, ctx.site, ctx.now)
  return opportunityState(`The opportunity is ${State}.`, { State, ...extras })
}
