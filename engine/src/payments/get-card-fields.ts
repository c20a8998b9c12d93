import type { Operation } from '../kernel/operation.ts'
import { unavailable } from '../kernel/problem.ts'
import { storeCardSession } from './card-sessions.ts'
import type { paymentsContract } from './contract.ts'
import { cardsNotOffered } from './problems.ts'

/**
 * A session of card fields: number and security code are frames of the processor, and never come here (S1.036). The
 * session's key is kept, since tokens of any other session are not taken.
 */
export const getCardFields = (async (ctx) => {
  const { card } = ctx.gateways
  if (!card) throw cardsNotOffered('Cards are not accepted here.')
  const session = await card.openFields({ origin: ctx.publicOrigin, country: ctx.country }).catch(() => {
    throw unavailable('The card processor does not answer.')
  })
  await storeCardSession(ctx, session)
  const { captureContext, library } = session
  return { captureContext, library }
}) satisfies Operation<typeof paymentsContract.getCardFields>
