import { resolveLocale, splitLocale } from '../../../../facts/locales.ts'
import { customerOfIdentity, type Identity } from '../../customers/credentials/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { type Operation, seeOther } from '../../kernel/operation.ts'
import type { loginContract } from '../contract.ts'
import { openHandshake, type ProviderHandshake, returnAddress } from '../identity/handshake.ts'
import { sealIdentityToJoin } from '../identity/identity-to-join.ts'
import { sealPendingIdentity } from '../identity/pending-identity.ts'
import { identityProvider, outage } from '../identity/redirect-to-provider.ts'
import { redirectWith } from '../identity/redirect-uri.ts'
import { socialCode } from '../identity/social-code.ts'
import { invalidRequest } from '../problems.ts'
import { redirectWithCode } from '../tokens/issue-code.ts'

const refusals = {
  refused: { error: 'access_denied', error_description: 'The sign-in was not completed.' },
  late: { error: 'request_expired', error_description: 'The sign-in took longer than ten minutes.' },
}

/**
 * Where an identity provider sends the browser back: on to the client, with a code for the customer, with an error, or,
 * where an address must be proved first, with `email_confirmation_required`, the sealed `pending_identity` and the
 * address it told as `login_hint`; to a customer who joins it (`beginIdentityJoin`) with the sealed `identity_to_join`. The code is bound to the verifier and the state of the browser that began. Problem: 400 when the
 * answer belongs to no question of ours.
 */
export const returnFromIdentityProvider = (async (ctx, { params, query }) => {
  const question = openHandshake(ctx, query.state)
  if (!question || question.provider !== params.provider) {
    throw invalidRequest('The answer belongs to no question of ours.')
  }
  if (question.late) return refuse(question, refusals.late)
  const identity = await identityFrom(ctx, question, query)
  if (identity === 'no answer') return seeOther(outage(question))
  if (!identity) return refuse(question, refusals.refused)
  if (question.join) return handToCustomer(ctx, question, question.join, identity)
  const locale = resolveLocale(question.locale) ?? ctx.locale
  const customer = await customerOfIdentity({ ...ctx, locale, ...splitLocale(locale) }, identity)
  if (!customer) return askForProof(ctx, question, identity)
  return redirectWithCode(ctx, await socialCode(ctx, question, customer.id), question)
}) satisfies Operation<typeof loginContract.returnFromIdentityProvider>

const refuse = ({ redirectUri, state }: ProviderHandshake, why: Record<string, string>) =>
  seeOther(redirectWith(redirectUri, { ...why, state }))

const askForProof = (ctx: Ctx, question: ProviderHandshake, identity: Identity) =>
  refuse(question, {
    error: 'email_confirmation_required',
    error_description: 'The email address must be confirmed by a mailed code.',
    pending_identity: sealPendingIdentity(ctx, { identity, question }),
    login_hint: identity.email ?? '',
  })

/** Nothing is joined here: nobody knows yet whose browser this is. */
const handToCustomer = (
  ctx: Ctx,
  { redirectUri, state }: ProviderHandshake,
  join: NonNullable<ProviderHandshake['join']>,
  identity: Identity,
) =>
  seeOther(
    redirectWith(redirectUri, { identity_to_join: sealIdentityToJoin(ctx, { ...join, identity }), state }),
  )

const identityFrom = async (
  ctx: Ctx,
  question: ProviderHandshake,
  query: Record<string, unknown>,
): Promise<Identity | 'no answer' | undefined> => {
  const { provider: name, nonce, verifier } = question
  const address = returnAddress(ctx, name)
  const returned = new URL(address)
  for (const [key, value] of Object.entries(query)) returned.searchParams.set(key, String(value))
  const handshake = { state: String(query.state), nonce, verifier, redirectUri: address }
  const provider = identityProvider(ctx, name)
  try {
    const person = await provider.personOf(returned, handshake)
    return person && { ...person, provider: name }
  } catch {
    // The gateway has told the log; the shopper is told of an outage.
    return 'no answer'
  }
}
