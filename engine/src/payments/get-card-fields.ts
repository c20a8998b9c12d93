import type { Operation } from '../kernel/operation.ts'
import { unavailable } from '../kernel/problem.ts'
import type { paymentsContract } from './contract.ts'
import { cardsNotOffered } from './problems.ts'

/** The frame in which a card is typed: it belongs to the processor, and a card number never comes here (S1.036). */
export const getCardFields = (async (ctx) => {
  const { card } = ctx.gateways
  if (!card) throw cardsNotOffered('Cards are not accepted here.')
  const { fieldsUrl } = await card.openFields(ctx.publicOrigin).catch(() => {
    throw unavailable('The card processor does not answer.')
  })
  const url = new URL(fieldsUrl)
  url.searchParams.set('lang', ctx.language)
  return { fieldsUrl: url.href, origin: url.origin }
}) satisfies Operation<typeof paymentsContract.getCardFields>
