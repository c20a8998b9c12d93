import type { Operation } from '../kernel/operation.ts'
import type { opportunitiesContract } from './contract.ts'
import { queueCrmSync } from './queue-crm-sync.ts'
import { changeOwnOpportunity, readOwnOpportunity, wrongState } from './require-own-opportunity.ts'

/** Rejects a quote, with or without an offer. Idempotent. Problems: 404, 409 once accepted. */
export const rejectOpportunity = (async (ctx, { params }) => {
  const { opportunity } = await changeOwnOpportunity(ctx, params.opportunityId, async (row, inside, tx) => {
    if (row.state === 'rejected') return
    if (row.state === 'accepted') throw wrongState(inside, row)
    row.state = 'rejected'
    row.history.push({ at: ctx.now.toISOString(), what: 'rejected', by: 'customer' })
    await queueCrmSync(ctx, tx, { opportunityId: row.id, what: 'rejected' })
  })
  return readOwnOpportunity(ctx, opportunity)
}) satisfies Operation<typeof opportunitiesContract.rejectOpportunity>
