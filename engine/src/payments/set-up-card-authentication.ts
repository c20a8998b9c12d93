import type { Operation } from '../kernel/operation.ts'
import { unavailable } from '../kernel/problem.ts'
import { readCardToken, storeCardSetup } from './card-sessions.ts'
import type { paymentsContract } from './contract.ts'
import { cardsNotOffered, cardTokenNotValid } from './problems.ts'

/**
 * Prepares 3-D Secure for a card that was just typed, so that the bank may know the browser before it is asked to pay.
 * The payment works without, too. Problems: 400 for a token of another session, 503 while the processor is silent.
 */
export const setUpCardAuthentication = (async (ctx, { body }) => {
  const { card } = ctx.gateways
  if (!card) throw cardsNotOffered('Cards are not accepted here.')
  const token = await readCardToken(ctx, body.token)
  if (!token) throw cardTokenNotValid('The token is not of card fields that were opened here.')
  const options = { country: ctx.country, code: ctx.newId.hex(), tokenId: token.id }
  const { referenceId, accessToken, collectUrl } = await card.setUp(options).catch(() => {
    throw unavailable('The card processor does not answer.')
  })
  await storeCardSetup(ctx, token.keyId, { tokenId: token.id, referenceId, browser: body.browser ?? {} })
  return { accessToken, collectUrl }
}) satisfies Operation<typeof paymentsContract.setUpCardAuthentication>
