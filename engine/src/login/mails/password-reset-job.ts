import { findCredentials } from '../../customers/credentials/index.ts'
import { queueMail } from '../../mail/index.ts'
import type { Job } from '../../kernel/outbox.ts'
import { countAttempt } from '../../attempts/index.ts'
import { Problem } from '../../kernel/problem.ts'
import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { pagesClientId } from '../../kernel/site.ts'
import { postCallback } from '../identity/callback.ts'
import { resetLink } from './mail-link.ts'
import { oneTimeMinutes, storeOneTimeToken } from '../tokens/one-time-token.ts'

export const passwordResetJob = 'login.password-reset'

type Data = { login: string; clientId: string; callbackUri?: string; codeChallenge?: string }

const mailsPerHour = 3

const tooManyMails = async (ctx: Ctx, customerId: string) => {
  try {
    await countAttempt({ ...ctx, rateLimits: true }, [
      { key: `password reset mails of ${customerId}`, most: mailsPerHour, seconds: 3_600 },
    ])
    return false
  } catch (error) {
    if (error instanceof Problem) return true
    throw error
  }
}

/** Mails a customer the link to choose another password, in the context's locale, inside the caller's transaction. */
export const mailPasswordReset = async (
  ctx: Ctx,
  tx: Db,
  { id: customerId, email }: { id: string; email: string },
): Promise<void> => {
  const secret = ctx.newId.secret()
  const token = {
    purpose: 'password_reset' as const,
    customerId,
    clientId: pagesClientId(ctx.site),
    usid: null,
    codeChallenge: null,
  }
  await storeOneTimeToken(ctx, tx, token, { secret })
  const values = { link: resetLink(ctx, email, secret), minutes: oneTimeMinutes }
  await queueMail(ctx, tx, { template: 'password-reset', to: email, values })
}

/** Finds the account and sends the link, by mail or through the client's callback; nobody's request ends here. */
export const sendPasswordReset: Job<Data> = {
  name: passwordResetJob,
  run: async (ctx, { login, clientId, callbackUri, codeChallenge }) => {
    const found = await findCredentials(ctx, login)
    if (!found || (await tooManyMails(ctx, found.customer.id))) return
    const { id: customerId, login: email } = found.customer
    const secret = ctx.newId.secret()
    await ctx.db.transaction(async (tx) => {
      const token = {
        purpose: 'password_reset' as const,
        customerId,
        clientId,
        usid: null,
        codeChallenge: codeChallenge ?? null,
      }
      await storeOneTimeToken(ctx, tx, token, { secret })
      if (callbackUri !== undefined) return
      const link = resetLink(ctx, email, secret)
      await queueMail(ctx, tx, {
        template: 'password-reset',
        to: email,
        values: { link, minutes: oneTimeMinutes },
      })
    })
    if (callbackUri !== undefined) await postCallback(ctx, callbackUri, { email, token: secret })
  },
}
