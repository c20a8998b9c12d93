import { recordAudit } from '../audit/index.ts'
import { noContent } from '../kernel/operation.ts'
import { verifyPassword } from '../kernel/password-hash.ts'
import { notFound } from '../kernel/problem.ts'
import { requireProven } from '../kernel/require-proven.ts'
import { knownStaff, type StaffOperation } from '../kernel/staff-operation.ts'
import { countProof } from './limits.ts'
import { wrongProof } from './problems.ts'
import { spendProof } from './prove-factor.ts'
import {
  countRecoveryCodes,
  endOtherSessions,
  endSession,
  noteProven,
  selectCredentialsById,
  selectMember,
  selectSessions,
} from './queries.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { nameOf } from './staff-member.ts'
import { allStores } from '../stores/index.ts'
import { roles } from './roles.ts'
import type { signInContract } from './sign-in-contract.ts'

/** Who is signed in, and what they may do where. Problem: 401. */
export const getUsersThis = (async (ctx) => {
  const { id, isProven, methods } = knownStaff(ctx)
  const member = await ctx.db.one(selectMember(ctx.site.organizationId, id))
  const stores = await allStores(ctx)
  const { left } = await ctx.db.one(countRecoveryCodes(id))
  return {
    userId: id,
    email: member.email,
    name: nameOf(member),
    roles: member.roles.map((assignment) => {
      const { scopes, rights } = roles[assignment.role]
      return { ...assignment, scopes: [...scopes], rights: Object.keys(rights) }
    }),
    isProven,
    methods: [...methods],
    recoveryCodesLeft: left,
    stores: stores.map((store) => ({ storeId: store.id, country: store.countryCode, name: store.name })),
  }
}) satisfies StaffOperation<typeof signInContract.getUsersThis>

/** Shows the second factor once more, for what asks for it. Problems: 401, 429. */
export const stepUpStaff = (async (ctx, { body }) => {
  const { id, sessionId } = knownStaff(ctx)
  const attempt = await countProof(ctx, id)
  await ctx.db.transaction(async (tx) => {
    const member = await tx.one(selectCredentialsById(ctx.site.organizationId, id))
    if (member.totpSealed !== null) await spendProof(ctx, tx, member, body)
    else if (!(await verifyPassword(member.passwordHash ?? undefined, body.password ?? '')))
      throw wrongProof()
    await tx.run(noteProven(sessionId, ctx.now))
  })
  await attempt.forgive()
  return noContent()
}) satisfies StaffOperation<typeof signInContract.stepUpStaff>

/** Where the caller is signed in, the latest first. Problem: 401. */
export const getStaffSessions = (async (ctx) => {
  const { id, sessionId } = knownStaff(ctx)
  const sessions = await ctx.db.query(selectSessions(id, ctx.now))
  return {
    data: sessions.map((session) => ({
      sessionId: session.id,
      isThis: session.id === sessionId,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      ip: session.ip,
      userAgent: session.userAgent,
    })),
  }
}) satisfies StaffOperation<typeof signInContract.getStaffSessions>

/** Ends one of the caller's sessions. Problems: 401; 404 for one that is over or somebody else's. */
export const endStaffSession = (async (ctx, { params }) => {
  const { id } = knownStaff(ctx)
  const ended = await ctx.db.run(endSession(id, params.sessionId, ctx.now))
  if (ended === 0) throw notFound(`There is no session '${params.sessionId}'.`)
  return noContent()
}) satisfies StaffOperation<typeof signInContract.endStaffSession>

/** Ends all of the caller's sessions but this one. Problem: 401. */
export const endOtherStaffSessions = (async (ctx) => {
  const { id, sessionId } = knownStaff(ctx)
  await ctx.db.run(endOtherSessions(id, sessionId, ctx.now))
  return noContent()
}) satisfies StaffOperation<typeof signInContract.endOtherStaffSessions>

/** New codes for recovery in the place of those there are; they are told this once. Problems: 401, 403 step-up-required. */
export const createRecoveryCodes = (async (ctx) => {
  const staff = knownStaff(ctx)
  requireProven(staff)
  return ctx.db.transaction(async (tx) => {
    const recoveryCodes = await replaceRecoveryCodes(tx, staff.id)
    const actor = { kind: 'staff', id: staff.id, name: staff.name } as const
    await recordAudit({ ...ctx, actor }, tx, {
      operation: 'createRecoveryCodes',
      subject: { kind: 'staff', id: staff.id },
    })
    return { recoveryCodes }
  })
}) satisfies StaffOperation<typeof signInContract.createRecoveryCodes>
