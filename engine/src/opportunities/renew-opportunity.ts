import type { Operation } from '../kernel/operation.ts'
import type { opportunitiesContract } from './contract.ts'
import { stateOf } from './opportunity.ts'
import { queueCrmSync } from './queue-crm-sync.ts'
import { changeOwnOpportunity, readOwnOpportunity, wrongState } from './require-own-opportunity.ts'

/** Asks for a new offer where the last has run out. Again changes nothing. Problems: 404, 409 in any other state. */
export const renewOpportunity = (async (ctx, { params }) => {
  const { opportunity } = await changeOwnOpportunity(ctx, params.opportunityId, async (row, inside, tx) => {
    if (row.state === 'requested') return
    if (stateOf(row, ctx.site, ctx.now) !== 'expired') throw wrongState(inside, row)
    row.state = 'requested'
    row.validUntil = null
    row.history.push({ at: ctx.now.toISOString(), what: 'renewed', by: 'customer' })
    await queueCrmSync(ctx, tx, { opportunityId: row.id, what: 'renewed' })
  })
  return readOwnOpportunity(ctx, opportunity)
}) satisfies Operation<typeof opportunitiesContract.renewOpportunity>
