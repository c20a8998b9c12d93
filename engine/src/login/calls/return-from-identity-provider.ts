import { resolveLocale, splitLocale } from '../../../../facts/locales.ts'
import { customerOfIdentity, type IdentityRefusal } from '../../customers/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { type Operation, seeOther } from '../../kernel/operation.ts'
import type { loginContract } from '../contract.ts'
import { openQuestion, type Question, returnAddress } from '../identity/handshake.ts'
import { redirectWithCode } from '../tokens/issue-code.ts'
import { previousShopper } from '../sessions/previous-shopper.ts'
import { invalidRequest } from '../problems.ts'
import { identityProvider, outage } from '../identity/redirect-to-provider.ts'
import { redirectWith } from '../identity/redirect-uri.ts'

const refusals: Record<IdentityRefusal | 'refused' | 'late', [error: string, description: string]> = {
  refused: ['access_denied', 'The sign-in was not completed.'],
  late: ['request_expired', 'The sign-in took longer than ten minutes.'],
  'email-not-verified': ['email_not_verified', 'The identity provider does not vouch for the email address.'],
  'account-exists': ['account_exists', 'There is an account with this email. Sign in with its password.'],
}

/**
 * Where an identity provider sends the browser back: on to the client, with a code for the customer or with an
 * error. The code is bound to the verifier and the state of the browser that began. Problem: 400 when the answer
 * belongs to no question of ours.
 */
export const returnFromIdentityProvider = (async (ctx, { params, query }) => {
  const question = openQuestion(ctx, query.state)
  if (!question || question.provider !== params.provider) {
    throw invalidRequest('The answer belongs to no question of ours.')
  }
  const outcome = question.late ? 'late' : await customerFrom(ctx, question, query)
  if (outcome === undefined) return seeOther(outage(question))
  if (typeof outcome !== 'string')
    return redirectWithCode(ctx, await codeFor(ctx, question, outcome.id), question)
  const [error, error_description] = refusals[outcome]
  return seeOther(redirectWith(question.redirectUri, { error, error_description, state: question.state }))
}) satisfies Operation<typeof loginContract.returnFromIdentityProvider>

const customerFrom = async (ctx: Ctx, question: Question, query: Record<string, unknown>) => {
  const { provider: name, nonce, verifier } = question
  const address = returnAddress(ctx, name)
  const returned = new URL(address)
  for (const [key, value] of Object.entries(query)) returned.searchParams.set(key, String(value))
  const handshake = { state: String(query.state), nonce, verifier, redirectUri: address }
  const provider = identityProvider(ctx, name)
  const person = await provider.personOf(returned, handshake).catch(() => 'no answer' as const)
  if (person === 'no answer') return undefined
  if (!person) return 'refused'
  const locale = resolveLocale(question.locale) ?? ctx.locale
  return customerOfIdentity({ ...ctx, locale, ...splitLocale(locale) }, { ...person, provider: name })
}

const codeFor = async (ctx: Ctx, question: Question, customerId: string) => {
  const { usid, guestId } = await previousShopper(ctx, question.usid, customerId)
  return {
    clientId: question.clientId,
    codeChallenge: question.codeChallenge ?? null,
    redirectUri: question.redirectUri,
    usid,
    customerId,
    guestId,
    registered: true,
    proof: { loginType: 'social' as const, identityProvider: question.provider },
  }
}
