import { isExampleAddress } from '../../../facts/email.ts'
import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import { noContent, Reply } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { requireProven } from '../kernel/require-proven.ts'
import {
  knownStaff,
  type SignedInStaff,
  type StaffContext,
  type StaffOperation,
} from '../kernel/staff-operation.ts'
import type { PasskeyAssertion, passkeyContract } from './passkey-contract.ts'
import { wrongPasskey } from './problems.ts'
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  noteProven,
  type Passkey,
  selectMember,
  selectPasskey,
  selectPasskeys,
  spendChallenge,
  updatePasskey,
} from './queries.ts'
import { sessionCookie } from './session-cookie.ts'
import { nameOf } from './staff-member.ts'
import { openSession } from './staff-session.ts'
import { challengeIn, creationOptions, requestOptions, verifyAssertion, verifyCreation } from './webauthn.ts'

const challengeMs = 5 * 60_000

const keepChallenge = (ctx: StaffContext, challenge: string, staffId: string | null) =>
  ctx.db.run(insertChallenge(challenge, staffId, new Date(ctx.now.getTime() + challengeMs)))

/** The challenge that was signed, spent: it was ours, for this purpose, and is worth nothing any more. Problem: 401. */
const spend = async (ctx: StaffContext, clientDataJSON: string, staffId: string | null): Promise<string> => {
  const challenge = challengeIn(clientDataJSON)
  const spent = challenge === undefined ? 0 : await ctx.db.run(spendChallenge(challenge, staffId, ctx.now))
  if (challenge === undefined || spent === 0) throw wrongPasskey()
  return challenge
}

/** The person whose key has signed, verified by their device. Problem: 401. */
const usePasskey = async (
  ctx: StaffContext,
  tx: Db,
  challenge: string,
  response: PasskeyAssertion,
): Promise<Passkey> => {
  const passkey = await tx.maybe(selectPasskey(ctx.site.organizationId, response.id))
  if (!passkey || (ctx.production && isExampleAddress(passkey.email))) throw wrongPasskey()
  const counter = await verifyAssertion(ctx, response, challenge, passkey)
  if (counter === undefined) throw wrongPasskey()
  await tx.run(updatePasskey(passkey.id, counter, ctx.now))
  return passkey
}

const record = (ctx: StaffContext, tx: Db, { id, name }: SignedInStaff, operation: string, passkey: string) =>
  recordAudit({ ...ctx, actor: { kind: 'staff', id, name } }, tx, {
    operation,
    subject: { kind: 'staff', id },
    after: { passkey },
  })

/** What a browser needs to sign in, or to show once more who sits there. */
export const getPasskeyRequest = (async (ctx) => {
  const options = await requestOptions(ctx)
  await keepChallenge(ctx, options.challenge, null)
  return options
}) satisfies StaffOperation<typeof passkeyContract.getPasskeyRequest>

/** Signs in by a passkey: the device has verified the person, so that it is both factors. Problem: 401. */
export const signInWithPasskey = (async (ctx, { body }) => {
  const challenge = await spend(ctx, body.response.clientDataJSON, null)
  const secret = await ctx.db.transaction(async (tx) => {
    const { staffId } = await usePasskey(ctx, tx, challenge, body)
    return openSession(ctx, tx, staffId)
  })
  return new Reply(200, { state: 'signed-in' as const }, { 'set-cookie': sessionCookie(secret) })
}) satisfies StaffOperation<typeof passkeyContract.signInWithPasskey>

/** Shows once more who sits there, by one of the person's own passkeys. Problem: 401. */
export const stepUpWithPasskey = (async (ctx, { body }) => {
  const { id, sessionId } = knownStaff(ctx)
  const challenge = await spend(ctx, body.response.clientDataJSON, null)
  await ctx.db.transaction(async (tx) => {
    const { staffId } = await usePasskey(ctx, tx, challenge, body)
    if (staffId !== id) throw wrongPasskey()
    await tx.run(noteProven(sessionId, ctx.now))
  })
  return noContent()
}) satisfies StaffOperation<typeof passkeyContract.stepUpWithPasskey>

/** What a browser needs to make a passkey for the caller. Problems: 401, 403 step-up-required. */
export const getPasskeyCreation = (async (ctx) => {
  const staff = knownStaff(ctx)
  requireProven(staff)
  const member = await ctx.db.one(selectMember(ctx.site.organizationId, staff.id))
  const held = await ctx.db.query(selectPasskeys(staff.id))
  const options = await creationOptions(ctx, { ...member, name: nameOf(member) }, held)
  await keepChallenge(ctx, options.challenge, staff.id)
  return options
}) satisfies StaffOperation<typeof passkeyContract.getPasskeyCreation>

/** Adds a passkey that the caller's device has made. Problems: 401, 403 step-up-required. */
export const addPasskey = (async (ctx, { body }) => {
  const staff = knownStaff(ctx)
  requireProven(staff)
  const { name, ...made } = body
  const challenge = await spend(ctx, made.response.clientDataJSON, staff.id)
  const key = await verifyCreation(ctx, made, challenge)
  if (!key) throw wrongPasskey()
  await ctx.db.transaction(async (tx) => {
    const added = await tx.run(insertPasskey({ ...key, staffId: staff.id, name: name.trim() }, ctx.now))
    if (added === 0) throw wrongPasskey()
    await record(ctx, tx, staff, 'addPasskey', key.id)
  })
  return { passkeyId: key.id, name: name.trim(), createdAt: ctx.now.toISOString() }
}) satisfies StaffOperation<typeof passkeyContract.addPasskey>

/** The caller's passkeys, the oldest first. Problem: 401. */
export const getPasskeys = (async (ctx) => {
  const held = await ctx.db.query(selectPasskeys(knownStaff(ctx).id))
  return {
    data: held.map(({ id, name, createdAt, lastUsedAt }) => ({
      passkeyId: id,
      name,
      createdAt: createdAt.toISOString(),
      ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
    })),
  }
}) satisfies StaffOperation<typeof passkeyContract.getPasskeys>

/** Takes one of the caller's passkeys away. Problems: 401, 403 step-up-required, 404. */
export const removePasskey = (async (ctx, { params }) => {
  const staff = knownStaff(ctx)
  requireProven(staff)
  await ctx.db.transaction(async (tx) => {
    const removed = await tx.run(deletePasskey(staff.id, params.passkeyId))
    if (removed === 0) throw notFound(`There is no passkey '${params.passkeyId}'.`)
    await record(ctx, tx, staff, 'removePasskey', params.passkeyId)
  })
  return noContent()
}) satisfies StaffOperation<typeof passkeyContract.removePasskey>
