import { recordAudit } from '../audit/index.ts'
import { requireGoodPassword } from '../customers/credentials/index.ts'
import { Reply } from '../kernel/operation.ts'
import { hashPassword } from '../kernel/password-hash.ts'
import { hashSecret } from '../kernel/secret-hash.ts'
import type { StaffContext, StaffOperation } from '../kernel/staff-operation.ts'
import { countInvitation, forgetGuesses } from './limits.ts'
import { noInvitation, wrongCode } from './problems.ts'
import {
  deletePasskeysOf,
  endAllSessions,
  offerTotp,
  selectInvitation,
  updateCredentials,
  useInvitation,
  useTotpStep,
} from './queries.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { sessionCookie } from './session-cookie.ts'
import type { signInContract } from './sign-in-contract.ts'
import { openSession } from './staff-session.ts'
import { newTotp, totpForApp, totpStep } from './totp.ts'

const findInvitation = async (ctx: StaffContext, token: string) => {
  const attempt = await countInvitation(ctx)
  const hash = hashSecret(token)
  const invitation = await ctx.db.maybe(selectInvitation(ctx.site.organizationId, hash, ctx.now))
  if (!invitation) throw noInvitation()
  await attempt.forgive()
  return { ...invitation, hash }
}

/** What an invitation is for, and the secret for the app; reading it again tells the same. Problems: 410, 429. */
export const readStaffInvitation = (async (ctx, { body }) => {
  const { hash, email, name } = await findInvitation(ctx, body.token)
  const { totpSealed } = await ctx.db.one(offerTotp(hash, newTotp(ctx)))
  const totp = totpForApp(ctx, totpSealed, { email, shop: ctx.site.name })
  if (!totp) throw noInvitation()
  return { email, ...(name === null ? {} : { name }), totp }
}) satisfies StaffOperation<typeof signInContract.readStaffInvitation>

/**
 * Joins: a name, a password and the app's code. What the person had to sign in with before is replaced, their sessions
 * end, and they are signed in. The codes for recovery are told this once. Problems: 400, 410, 429.
 */
export const acceptStaffInvitation = (async (ctx, { body }) => {
  const { hash, id, email, totpSealed } = await findInvitation(ctx, body.token)
  const step = totpSealed === null ? undefined : totpStep(ctx, totpSealed, body.code)
  if (totpSealed === null || step === undefined) throw wrongCode()
  requireGoodPassword(ctx.site, email, body.password)
  const passwordHash = await hashPassword(body.password)
  const name = body.name.trim()
  const { secret, recoveryCodes } = await ctx.db.transaction(async (tx) => {
    if ((await tx.run(useInvitation(hash, ctx.now))) === 0) throw noInvitation()
    await tx.run(updateCredentials(id, { name, passwordHash, totpSealed }, ctx.now))
    await tx.run(useTotpStep(id, step))
    await tx.run(deletePasskeysOf(id))
    await tx.run(endAllSessions(id, ctx.now))
    const codes = await replaceRecoveryCodes(tx, id)
    const opened = await openSession(ctx, tx, id)
    const actor = { kind: 'staff', id, name } as const
    await recordAudit({ ...ctx, actor }, tx, {
      operation: 'acceptStaffInvitation',
      subject: { kind: 'staff', id },
    })
    return { secret: opened, recoveryCodes: codes }
  })
  await forgetGuesses(ctx, { id, email })
  return new Reply(200, { recoveryCodes }, { 'set-cookie': sessionCookie(secret) })
}) satisfies StaffOperation<typeof signInContract.acceptStaffInvitation>
