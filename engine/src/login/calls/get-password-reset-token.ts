import { Reply, type Operation } from '../../kernel/operation.ts'
import { resolveLocale } from '../../../../facts/locales.ts'
import { authenticateClient } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { countMailRequest } from '../limits/mail-limits.ts'
import { callbackOf } from '../mails/mail-mode.ts'
import { passwordResetJob } from '../mails/password-reset-job.ts'

/**
 * Asks for a way to set a new password [S7.011]. Whether there is such an account is found out in the background, so
 * that neither the answer nor its time tells.
 */
export const getPasswordResetToken = (async (ctx, { body, headers }) => {
  const client = authenticateClient(ctx.site, headers.authorization, body.client_id)
  const callbackUri = callbackOf(client, body, ctx.publicOrigin)
  await countMailRequest(ctx, 'password reset', body.user_id)
  await ctx.outbox.send(ctx.db, {
    name: passwordResetJob,
    siteId: ctx.site.siteId,
    locale: resolveLocale(body.locale?.replace('_', '-') ?? '') ?? ctx.locale,
    data: {
      login: body.user_id,
      clientId: client.id,
      callbackUri,
      // A link is opened wherever the mail is read: then no verifier can be asked for.
      codeChallenge: body.hint === 'cross_device' ? undefined : body.code_challenge,
    },
  })
  return new Reply<undefined>(200)
}) satisfies Operation<typeof loginContract.getPasswordResetToken>
