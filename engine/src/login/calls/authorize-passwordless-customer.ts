import { resolveLocale } from '../../../../facts/locales.ts'
import { Reply, type Operation } from '../../kernel/operation.ts'
import { authenticateClient } from '../client.ts'
import type { loginContract } from '../contract.ts'
import { countMailRequest } from '../limits/mail-limits.ts'
import { callbackOf } from '../mails/mail-mode.ts'
import { passwordlessJob } from '../mails/passwordless-job.ts'

/** Asks for a code and link to sign in without a password [S2.007]. Answers alike for known and unknown accounts. */
export const authorizePasswordlessCustomer = (async (ctx, { body, headers }) => {
  const client = authenticateClient(ctx.site, headers.authorization, body.client_id)
  const callbackUri = callbackOf(client, body, ctx.publicOrigin)
  await countMailRequest(ctx, 'sign-in', body.user_id)
  await ctx.outbox.send(ctx.db, {
    name: passwordlessJob,
    siteId: ctx.site.siteId,
    locale: resolveLocale(body.locale?.replace('_', '-') ?? '') ?? ctx.locale,
    data: {
      login: body.user_id,
      clientId: client.id,
      callbackUri,
      usid: body.usid,
      codeChallenge: body.code_challenge,
    },
  })
  return new Reply<undefined>(200)
}) satisfies Operation<typeof loginContract.authorizePasswordlessCustomer>
