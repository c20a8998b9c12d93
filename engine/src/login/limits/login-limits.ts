import {
  type Attempt,
  attemptsBefore,
  countAttempt,
  forgetAttempts,
  type Limit,
} from '../../attempts/index.ts'
import { normalLogin } from '../../customers/index.ts'
import type { Ctx } from '../../kernel/context.ts'

const quarter = 15 * 60
const hour = 3_600
const knownAddressSeconds = 90 * 86_400

const accountKey = (login: string) => `login of ${login}`
const knownKey = (login: string, ip: string) => `known address ${ip} of ${login}`

/**
 * Counts a sign-in before it is judged. Per account and address 10 in 15 minutes, per address 100 an hour, per
 * account 100 in 15 minutes; the last does not hold for an address from which the owner has signed in before, so
 * that nobody can lock them out. Problem: 429.
 */
export const countLogin = async (ctx: Ctx, login: string): Promise<Attempt> => {
  const account = normalLogin(login)
  const limits: Limit[] = [
    { key: `login of ${account} from ${ctx.ip}`, most: 10, seconds: quarter },
    { key: `logins from ${ctx.ip}`, most: 100, seconds: hour },
  ]
  const known = await attemptsBefore(ctx, knownKey(account, ctx.ip), knownAddressSeconds)
  if (known === 0) limits.push({ key: accountKey(account), most: 100, seconds: quarter })
  return countAttempt(ctx, limits)
}

/** After the right password: the attempt is taken back and the address is the owner's from now on. */
export const rememberAddress = async (ctx: Ctx, login: string, attempt: Attempt): Promise<void> => {
  await attempt.forgive()
  const key = knownKey(normalLogin(login), ctx.ip)
  if ((await attemptsBefore(ctx, key, knownAddressSeconds / 2)) > 0) return
  await countAttempt(ctx, [{ key, most: Number.MAX_SAFE_INTEGER, seconds: knownAddressSeconds }])
}

/** After a password reset the owner gets in at once. What their address tried at other accounts stays counted. */
export const forgetLogins = (ctx: Ctx, login: string): Promise<void> =>
  forgetAttempts(ctx, [accountKey(normalLogin(login)), `login of ${normalLogin(login)} from ${ctx.ip}`])
