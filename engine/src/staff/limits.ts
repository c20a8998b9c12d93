import { type Attempt, countAttempt, forgetAttempts } from '../attempts/index.ts'
import type { Ctx } from '../kernel/context.ts'

const quarter = 15 * 60
const hour = 3_600

type Scope = Pick<Ctx, 'db' | 'site' | 'now' | 'rateLimits' | 'ip'>

const accountKey = (email: string) => `staff sign-in of ${email}`

/**
 * Counts a password before it is judged: 10 in 15 minutes per person and address, 50 in 15 minutes per person, 100 an
 * hour per address. Problem: 429.
 */
export const countSignIn = ({ ip, ...ctx }: Scope, email: string): Promise<Attempt> =>
  countAttempt(ctx, [
    { key: `${accountKey(email)} from ${ip}`, most: 10, seconds: quarter },
    { key: accountKey(email), most: 50, seconds: quarter },
    { key: `staff sign-ins from ${ip}`, most: 100, seconds: hour },
  ])

/** Counts an answer of the company's directory before it is judged: 100 an hour per address. Problem: 429. */
export const countDirectory = ({ ip, ...ctx }: Scope): Promise<Attempt> =>
  countAttempt(ctx, [{ key: `staff directory from ${ip}`, most: 100, seconds: hour }])

const proofKey = (staffId: string) => `staff proof of ${staffId}`

/** Counts a second factor before it is judged: 10 in 15 minutes per person, wherever they are asked. Problem: 429. */
export const countProof = (ctx: Scope, staffId: string): Promise<Attempt> =>
  countAttempt(ctx, [{ key: proofKey(staffId), most: 10, seconds: quarter }])

/** Counts an invitation before it is looked for: 30 an hour per address. Problem: 429. */
export const countInvitation = ({ ip, ...ctx }: Scope): Promise<Attempt> =>
  countAttempt(ctx, [{ key: `staff invitations from ${ip}`, most: 30, seconds: hour }])

/** Whoever has accepted an invitation anew gets in at once. */
export const forgetGuesses = (ctx: Scope, { id, email }: { id: string; email: string }): Promise<void> =>
  forgetAttempts(ctx, [accountKey(email), `${accountKey(email)} from ${ctx.ip}`, proofKey(id)])
