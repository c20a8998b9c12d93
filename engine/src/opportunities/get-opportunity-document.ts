import { forbidden } from '../kernel/problem.ts'
import type { Operation } from '../kernel/operation.ts'
import { writePaper } from '../paper/index.ts'
import type { opportunitiesContract } from './contract.ts'
import { findOpportunity } from './find-opportunity.ts'
import { namesOf } from './own-opportunity.ts'
import { quotePaper } from './quote-paper.ts'

/**
 * The quote as a PDF in the reader's language, in base64 (the shape of the platform's other files). Who may see no
 * prices gets none: the owner sends it to them. Problems: 404, 403 for guests.
 */
export const getOpportunityDocument = (async (ctx, { params, query }) => {
  const { opportunity, owner } = await findOpportunity(ctx, params.opportunityId, query.c_token)
  if (ctx.audience !== 'registered') throw forbidden('The document is for registered customers.')
  const names = await namesOf(ctx, opportunity)
  const file = await writePaper(quotePaper(ctx, opportunity, { names, owner }))
  return { filename: `${opportunity.number}.pdf`, fileContent: file.toString('base64') }
}) satisfies Operation<typeof opportunitiesContract.getOpportunityDocument>
