import { isEmail } from '../../../../facts/email.ts'
import { joinIdentity } from '../../customers/credentials/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { noContent, type Operation } from '../../kernel/operation.ts'
import { badRequest } from '../../kernel/problem.ts'
import { queueMail } from '../../mail/index.ts'
import type { identityContract } from '../identity-contract.ts'
import { socialCode } from '../identity/social-code.ts'
import { identityCode, isIdentityCode, openPendingIdentity } from '../identity/pending-identity.ts'
import { countMailRequest, countTokenGuess } from '../limits/mail-limits.ts'
import { expiredToken, invalidToken } from '../problems.ts'
import { issueCode } from '../tokens/issue-code.ts'
import { oneTimeMinutes } from '../tokens/one-time-token.ts'

type Contract = typeof identityContract

const requirePending = (ctx: Ctx, text: string) => {
  const pending = openPendingIdentity(ctx, text)
  if (!pending) throw expiredToken()
  return pending
}

/**
 * Mails a code to the address that somebody who came back from an identity provider wants to prove: the one that the provider told,
 * or another. Whether there is an account is told to nobody. Problems: 400 for an address that is not valid or a pending
 * identity that is not ours or too old, 429.
 */
export const sendIdentityCode = (async (ctx, { body }) => {
  requirePending(ctx, body.pendingIdentity)
  const email = body.email.trim()
  if (!isEmail(email)) throw badRequest('The email is not valid.', { property: 'email' })
  await countMailRequest(ctx, 'identity', email)
  await ctx.db.transaction(async (tx) => {
    const code = identityCode(ctx, body.pendingIdentity, email)
    await queueMail(ctx, tx, {
      template: 'sign-in-code',
      to: email,
      values: { code, minutes: oneTimeMinutes },
    })
  })
  return noContent()
}) satisfies Operation<Contract['sendIdentityCode']>

/**
 * Joins the identity to the account of the proved address, or makes one, and answers a code for the client that began,
 * bound to its verifier. Problems: 400 “invalid token” for a wrong code or an identity that waited too long, 429.
 */
export const confirmIdentity = (async (ctx, { body }) => {
  const { identity, question } = requirePending(ctx, body.pendingIdentity)
  const email = body.email.trim()
  const guess = await countTokenGuess(ctx, 'identity', email)
  if (!isIdentityCode(ctx, body.pendingIdentity, email, body.code)) throw invalidToken()
  const customer = await ctx.db.transaction((tx) => joinIdentity(ctx, tx, identity, email))
  if (!customer) throw invalidToken()
  await guess.forgive()
  const code = await socialCode(ctx, { ...question, provider: identity.provider }, customer.id)
  return { code: await issueCode(ctx, code), usid: code.usid }
}) satisfies Operation<Contract['confirmIdentity']>
