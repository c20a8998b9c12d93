import { isExampleAddress } from '../../../facts/email.ts'
import { Reply } from '../kernel/operation.ts'
import { verifyPassword } from '../kernel/password-hash.ts'
import type { StaffContext, StaffOperation } from '../kernel/staff-operation.ts'
import { isOfPassword, openChallenge, sealChallenge } from './challenge.ts'
import { countProof, countSignIn } from './limits.ts'
import { secondFactorMissing, wrongCredentials, wrongProof } from './problems.ts'
import { spendProof } from './prove-factor.ts'
import { type Credentials, endSession, selectCredentials, selectCredentialsById } from './queries.ts'
import { expiredSessionCookie, sessionCookie } from './session-cookie.ts'
import { openSession } from './staff-session.ts'
import type { signInContract } from './sign-in-contract.ts'

const signedIn = (secret: string) =>
  new Reply(200, { state: 'signed-in' as const }, { 'set-cookie': sessionCookie(secret) })

/** In production the people of a demonstration, whose password is published, are nobody. */
const findByEmail = (ctx: StaffContext, email: string): Promise<Credentials | undefined> =>
  ctx.production && isExampleAddress(email)
    ? Promise.resolve(undefined)
    : ctx.db.maybe(selectCredentials(ctx.site.organizationId, email))

/**
 * The first step: address and password. Whoever has a second factor gets a challenge to go on with; in the demonstration
 * its people have none. Problems: 401, 403 for who has no second factor, 429.
 */
export const signInStaff = (async (ctx, { body }) => {
  const email = body.login.trim().normalize('NFC').toLowerCase()
  const attempt = await countSignIn(ctx, email)
  const member = await findByEmail(ctx, email)
  const isRight = await verifyPassword(member?.passwordHash ?? undefined, body.password)
  if (!member || !isRight) throw wrongCredentials()
  await attempt.forgive()
  if (member.totpSealed !== null)
    return {
      state: 'second-factor' as const,
      challenge: sealChallenge(ctx, member),
      methods: ['totp' as const, 'recovery-code' as const],
    }
  if (ctx.production || !isExampleAddress(email))
    throw secondFactorMissing('Nobody signs in with a password alone. Ask for a new invitation.')
  return signedIn(await ctx.db.transaction((tx) => openSession(ctx, tx, member.id)))
}) satisfies StaffOperation<typeof signInContract.signInStaff>

/** The second step: a code of the app, or one for recovery; each works once. Problems: 401, 429. */
export const proveStaff = (async (ctx, { body }) => {
  const { challenge, ...proof } = body
  const id = openChallenge(ctx, challenge)
  if (id === undefined) throw wrongCredentials()
  const attempt = await countProof(ctx, id)
  const secret = await ctx.db.transaction(async (tx) => {
    const member = await tx.maybe(selectCredentialsById(ctx.site.organizationId, id))
    if (!member || !isOfPassword(ctx, challenge, member)) throw wrongProof()
    await spendProof(ctx, tx, member, proof)
    return openSession(ctx, tx, id)
  })
  await attempt.forgive()
  return signedIn(secret)
}) satisfies StaffOperation<typeof signInContract.proveStaff>

/** Ends the session that calls; without one nothing happens but that its cookie goes. */
export const signOutStaff = (async (ctx) => {
  if (ctx.staff) await ctx.db.run(endSession(ctx.staff.id, ctx.staff.sessionId, ctx.now))
  return new Reply<undefined>(204, undefined, { 'set-cookie': expiredSessionCookie })
}) satisfies StaffOperation<typeof signInContract.signOutStaff>
