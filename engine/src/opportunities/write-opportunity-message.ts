import type { Operation } from '../kernel/operation.ts'
import { badRequest } from '../kernel/problem.ts'
import type { opportunitiesContract } from './contract.ts'
import { queueCrmSync } from './queue-crm-sync.ts'
import { changeOwnOpportunity, readOwnOpportunity, wrongState } from './require-own-opportunity.ts'

const mostMessages = 100

/** Writes to the desk about a quote. Problems: 404, 409 for one that was refused or has too many messages. */
export const writeOpportunityMessage = (async (ctx, { params, body }) => {
  const text = body.Body.trim()
  if (text === '') throw badRequest('The message is empty.', { property: 'Body' })
  const { opportunity } = await changeOwnOpportunity(ctx, params.opportunityId, async (row, inside, tx) => {
    if (row.state === 'rejected' || row.messages.length >= mostMessages) throw wrongState(inside, row)
    const id = ctx.newId.hex()
    const author = row.document.contact.name
    row.messages.push({ id, from: 'customer', author, text, at: ctx.now.toISOString() })
    await queueCrmSync(ctx, tx, { opportunityId: row.id, what: 'message', id })
  })
  return readOwnOpportunity(ctx, opportunity)
}) satisfies Operation<typeof opportunitiesContract.writeOpportunityMessage>
