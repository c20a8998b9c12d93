import { renderPdf } from '../documents/index.ts'
import type { Operation } from '../kernel/operation.ts'
import { forbidden } from '../kernel/problem.ts'
import type { opportunitiesContract } from './contract.ts'
import { findOpportunity } from './find-opportunity.ts'
import { quoteDocument } from './quote-document.ts'
import { namesOf } from './require-own-opportunity.ts'

/**
 * The quote as a PDF in the reader's language, in base64 (the shape of the platform's other files). Who may see no
 * prices gets none: the owner sends it to them. Problems: 404, 403 for guests.
 */
export const getOpportunityDocument = (async (ctx, { params, query }) => {
  const { opportunity, owner } = await findOpportunity(ctx, params.opportunityId, query.c_token)
  if (ctx.audience !== 'registered') throw forbidden('The document is for registered customers.')
  const names = await namesOf(ctx, opportunity)
  const file = await renderPdf(quoteDocument(ctx, opportunity, { names, owner }))
  return { filename: `${opportunity.number}.pdf`, fileContent: file.toString('base64') }
}) satisfies Operation<typeof opportunitiesContract.getOpportunityDocument>
