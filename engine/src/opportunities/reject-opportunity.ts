import type { Operation } from '../kernel/operation.ts'
import type { opportunitiesContract } from './contract.ts'
import { shownToOwner, withOwn, wrongState } from './own-opportunity.ts'
import { tellCrm } from './tell-crm.ts'

/** Says no, to an offer or while there is none yet. Again changes nothing. Problems: 404, 409 once accepted. */
export const rejectOpportunity = (async (ctx, { params }) => {
  const { opportunity } = await withOwn(ctx, params.opportunityId, async (row, inside, tx) => {
    if (row.state === 'rejected') return
    if (row.state === 'accepted') throw wrongState(inside, row)
    row.state = 'rejected'
    row.history.push({ at: ctx.now.toISOString(), what: 'rejected', by: 'customer' })
    await tellCrm(ctx, tx, { opportunityId: row.id, what: 'rejected' })
  })
  return shownToOwner(ctx, opportunity)
}) satisfies Operation<typeof opportunitiesContract.rejectOpportunity>
