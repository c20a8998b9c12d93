import { isEmail } from '../../../../facts/email.ts'
import { queueMail } from '../../mail/index.ts'
import { noContent, type Operation } from '../../kernel/operation.ts'
import { badRequest, unauthorized } from '../../kernel/problem.ts'
import { siteLocale } from '../../kernel/site-locale.ts'
import { callbackHeader, isOwnCallback } from '../identity/callback.ts'
import type { loginContract } from '../contract.ts'
import { resetLink } from '../mails/mail-link.ts'
import { oneTimeMinutes } from '../tokens/one-time-token.ts'

/**
 * Mails the link of a password reset for whoever SLAS has called back: the storefront's callback path [S2.006] hands
 * body and proof on. Problems: 401 when the call does not come from SLAS, 400.
 */
export const sendPasswordResetMail = (async (ctx, { body, headers }) => {
  const { email_id: email, token } = body
  if (!(await isOwnCallback(ctx, headers[callbackHeader], email))) {
    throw unauthorized('The call does not come from the login service.')
  }
  if (!isEmail(email)) throw badRequest('The email is not valid.', { property: 'email_id' })
  const inLanguage = { ...ctx, locale: body.locale ? siteLocale(ctx.site, body.locale) : ctx.locale }
  const mail = { link: resetLink(inLanguage, email, token), minutes: oneTimeMinutes }
  await queueMail(inLanguage, ctx.db, { template: 'password-reset', to: email, values: mail }, token)
  return noContent()
}) satisfies Operation<typeof loginContract.sendPasswordResetMail>
