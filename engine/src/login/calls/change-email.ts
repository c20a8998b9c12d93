import { isEmail } from '../../../../facts/email.ts'
import { moveLogin, requireCurrentPasswordOf } from '../../customers/credentials/index.ts'
import { requireOwnCustomer } from '../../customers/index.ts'
import { noContent, type Operation } from '../../kernel/operation.ts'
import { badRequest } from '../../kernel/problem.ts'
import { pageLink } from '../../kernel/page-link.ts'
import { pagePaths } from '../../kernel/page-routes.ts'
import { queueMail } from '../../mail/index.ts'
import type { emailContract } from '../email-contract.ts'
import { countMailRequest, countTokenGuess } from '../limits/mail-limits.ts'
import { invalidToken } from '../problems.ts'
import { oneTimeMinutes, spendOneTimeToken, storeOneTimeToken } from '../tokens/one-time-token.ts'

type Contract = typeof emailContract

/** The link is opened wherever the mail is read: it belongs to no client. */
const clientId = 'account'

/**
 * Mails a link to the new address of an account, which works once, for 15 minutes; asking again makes the former
 * worthless. Whether somebody else has the address is only told to who opens the link.
 * Problems: 404, 400 for the current password or an address that is not valid, 429.
 */
export const askEmailChange = (async (ctx, { params, body }) => {
  const { id: customerId } = await requireOwnCustomer(ctx, params.customerId)
  const email = body.email.trim()
  if (!isEmail(email)) throw badRequest('The email is not valid.', { property: 'email' })
  await requireCurrentPasswordOf(ctx, customerId, body.currentPassword)
  await countMailRequest(ctx, 'email change', email)
  const secret = ctx.newId.secret()
  await ctx.db.transaction(async (tx) => {
    const token = {
      purpose: 'email_change',
      customerId,
      clientId,
      usid: null,
      codeChallenge: null,
      email,
    } as const
    await storeOneTimeToken(ctx, tx, token, { secret })
    const link = pageLink(ctx, pagePaths.confirmEmail, { token: secret })
    await queueMail(ctx, tx, {
      template: 'email-change',
      to: email,
      values: { link, minutes: oneTimeMinutes },
    })
  })
  return noContent()
}) satisfies Operation<Contract['askEmailChange']>

/**
 * Moves the account to the address that the link was mailed to. Every session ends, and the former address is told.
 * Problems: 400 for a link that is wrong, used or too old, 400 login-already-in-use, 429.
 */
export const confirmEmailChange = (async (ctx, { body }) => {
  const guess = await countTokenGuess(ctx, 'email change', undefined)
  const email = await ctx.db.transaction(async (tx) => {
    const { customerId, email: wanted } = await spendOneTimeToken(ctx, tx, {
      purpose: 'email_change',
      clientId,
      secret: body.token,
    })
    if (!wanted || !(await moveLogin(ctx, tx, customerId, wanted))) throw invalidToken()
    return wanted
  })
  await guess.forgive()
  return { email }
}) satisfies Operation<Contract['confirmEmailChange']>
