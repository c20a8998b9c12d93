import { findCredentials } from '../../customers/credentials/index.ts'
import type { Job } from '../../kernel/outbox.ts'
import { pageLink } from '../../kernel/page-link.ts'
import { pagePaths } from '../../kernel/page-routes.ts'
import { queueMail } from '../../mail/index.ts'
import { postCallback } from '../identity/callback.ts'
import { newCode, oneTimeMinutes, storeOneTimeToken } from '../tokens/one-time-token.ts'

export const passwordlessJob = 'login.passwordless'

type Data = {
  login: string
  clientId: string
  callbackUri?: string
  usid?: string
  codeChallenge?: string
}

/** Finds the account and sends link and code; nobody's request ends here. */
export const sendPasswordless: Job<Data> = {
  name: passwordlessJob,
  run: async (ctx, { login, clientId, callbackUri, usid, codeChallenge }) => {
    const found = await findCredentials(ctx, login)
    if (!found) return
    const { id: customerId, login: email } = found.customer
    const secret = ctx.newId.secret()
    const code = newCode()
    await ctx.db.transaction(async (tx) => {
      const token = {
        purpose: 'passwordless' as const,
        customerId,
        clientId,
        usid: usid ?? null,
        codeChallenge: codeChallenge ?? null,
      }
      await storeOneTimeToken(ctx, tx, token, callbackUri === undefined ? { secret, code } : { secret })
      if (callbackUri !== undefined) return
      const link = pageLink(ctx, ctx.site.mailPaths?.passwordless ?? pagePaths.passwordless, {
        token: secret,
        email,
      })
      await queueMail(ctx, tx, {
        template: 'sign-in-code',
        to: email,
        values: { code, link, minutes: oneTimeMinutes },
      })
    })
    if (callbackUri !== undefined) await postCallback(ctx, callbackUri, { email, token: secret })
  },
}
