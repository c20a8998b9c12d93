import { countAttempt } from '../../attempts/index.ts'
import { normalLogin } from '../../customers/index.ts'
import type { Ctx } from '../../kernel/context.ts'

/**
 * Counts a request for a mail with a link or code, whether or not there is such an account: 6 in 10 minutes per
 * account, 30 an hour per address. Problem: 429.
 */
export const countMailRequest = async (ctx: Ctx, purpose: string, userId: string): Promise<void> => {
  await countAttempt(ctx, [
    { key: `${purpose} mails to ${normalLogin(userId)}`, most: 6, seconds: 600 },
    { key: `${purpose} mails from ${ctx.ip}`, most: 30, seconds: 3_600 },
  ])
}

/** Counts a guess at a mailed token or code. Problem: 429. */
export const countTokenGuess = async (ctx: Ctx, purpose: string, userId: string | undefined) =>
  countAttempt(ctx, [
    { key: `${purpose} guesses from ${ctx.ip}`, most: 30, seconds: 3_600 },
    ...(userId ? [{ key: `${purpose} guesses for ${normalLogin(userId)}`, most: 10, seconds: 900 }] : []),
  ])
