import { isExampleAddress } from '../../../../facts/email.ts'
import type { Db } from '../../db/db.ts'
import type { DirectoryPerson, IdentityProvider } from '../../gateways/index.ts'
import { Reply } from '../../kernel/operation.ts'
import { notFound, unavailable } from '../../kernel/problem.ts'
import { hashSecret } from '../../kernel/secret-hash.ts'
import { knownStaff, type StaffContext, type StaffOperation } from '../../kernel/staff-operation.ts'
import { sealChallenge } from '../challenge.ts'
import { countDirectory } from '../limits.ts'
import { notVouchedFor, secondFactorMissing } from '../problems.ts'
import { type DirectoryMember, insertChallenge, noteProven, spendChallenge } from '../queries.ts'
import { sessionCookie } from '../session-cookie.ts'
import { openSession } from '../staff-session.ts'
import type { directoryContract } from './contract.ts'
import { browserCookie, type DirectoryQuestion, openQuestion, questionMs, sealQuestion } from './question.ts'
import { vouchedMember } from './vouched-member.ts'

/** How far the directory's clock may be from ours. */
const skewMs = 60_000

/** Where the directory sends browsers back to: a page of the back office, which hands the answer over. */
export const directoryReturnAddress = (publicOrigin: string): string => `${publicOrigin}/admin/directory`

const directoryOf = ({ gateways }: StaffContext): IdentityProvider<DirectoryPerson> => {
  if (!gateways.directory) throw notFound('The shop knows no directory.')
  return gateways.directory
}

/** Outages and our own wrong credentials are told to the log, and to the person as an outage. Problem: 503. */
const asking = async <T>(ctx: StaffContext, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    ctx.warn({ err: error }, 'signing in by the company’s directory failed')
    throw unavailable('The directory does not answer.')
  }
}

/** By what people may sign in here. */
export const getStaffSignInWays = (async (ctx) => ({
  directory: ctx.gateways.directory !== undefined,
})) satisfies StaffOperation<typeof directoryContract.getStaffSignInWays>

/**
 * Begins a sign-in by the directory, or shows by it once more who sits there. The answer counts once, for ten minutes, and in
 * the browser that asked. Problems: 401 for `step-up` without a session, 404, 503.
 */
export const askDirectory = (async (ctx, { body: { purpose, inWindow = false } }) => {
  const directory = directoryOf(ctx)
  const staff = purpose === 'step-up' ? knownStaff(ctx) : undefined
  const browser = ctx.newId.secret()
  const question: DirectoryQuestion = {
    nonce: ctx.newId.secret(),
    verifier: ctx.newId.secret(),
    mark: hashSecret(browser),
    askedAt: ctx.now.getTime(),
    inWindow,
    ...(staff ? { prover: { staffId: staff.id, sessionId: staff.sessionId } } : {}),
  }
  const handshake = {
    state: sealQuestion(ctx, question),
    nonce: question.nonce,
    verifier: question.verifier,
    redirectUri: directoryReturnAddress(ctx.publicOrigin),
    asksAnew: staff !== undefined,
  }
  const url = await asking(ctx, directory.authorizationUrl(handshake))
  const until = new Date(ctx.now.getTime() + questionMs)
  await ctx.db.run(insertChallenge(question.mark, staff?.id ?? null, until))
  return new Reply(200, { url }, { 'set-cookie': browserCookie(browser) })
}) satisfies StaffOperation<typeof directoryContract.askDirectory>

/** Who came back, where the answer is one to a question of this browser's; spent by the asking. Problems: 401, 503. */
const personOf = async (ctx: StaffContext, answer: string, cookies: string | undefined) => {
  const directory = directoryOf(ctx)
  const redirectUri = directoryReturnAddress(ctx.publicOrigin)
  const returned = new URL(redirectUri)
  returned.search = answer
  const state = returned.searchParams.get('state')
  const question = openQuestion(ctx, state, cookies)
  if (!question || state === null) throw notVouchedFor()
  const staffId = question.prover?.staffId ?? null
  if ((await ctx.db.run(spendChallenge(question.mark, staffId, ctx.now))) === 0) throw notVouchedFor()
  const { nonce, verifier } = question
  const person = await asking(ctx, directory.personOf(returned, { state, nonce, verifier, redirectUri }))
  if (!person) throw notVouchedFor()
  return { question, person }
}

type Vouched = { question: DirectoryQuestion; person: DirectoryPerson; member: DirectoryMember }

/** When the second factor was shown there, as far as it is known; never later than now. */
const provenAt = ({ now }: StaffContext, { authenticatedAt }: DirectoryPerson) =>
  new Date(Math.min(now.getTime(), authenticatedAt?.getTime() ?? 0))

/** For who is signed in: their own account there, asked for anew and with a second factor. */
const stepUp = async (ctx: StaffContext, tx: Db, { question, person, member }: Vouched) => {
  const { prover, askedAt, inWindow } = question
  const isOwn = ctx.staff?.sessionId === prover?.sessionId && ctx.staff?.id === member.id
  const isAnew = (person.authenticatedAt?.getTime() ?? 0) >= askedAt - skewMs
  if (!prover || !isOwn || !isAnew) throw notVouchedFor()
  if (!person.hasSecondFactor) throw secondFactorMissing('The directory has asked for no second factor.')
  await tx.run(noteProven(prover.sessionId, provenAt(ctx, person)))
  return { state: 'proven' as const, inWindow }
}

const signIn = async (ctx: StaffContext, tx: Db, { question: { inWindow }, person, member }: Vouched) => {
  if (!person.hasSecondFactor && member.totpSealed !== null)
    return {
      state: 'second-factor' as const,
      inWindow,
      challenge: sealChallenge(ctx, member),
      methods: ['totp' as const, 'recovery-code' as const],
    }
  const isDemonstration = !ctx.production && isExampleAddress(member.email)
  if (!person.hasSecondFactor && !isDemonstration)
    throw secondFactorMissing(
      'The directory has asked for no second factor, and you have none here: accept your invitation first.',
    )
  const secret = await openSession(ctx, tx, member.id, provenAt(ctx, person))
  return new Reply(200, { state: 'signed-in' as const, inWindow }, { 'set-cookie': sessionCookie(secret) })
}

/**
 * Takes what the directory said of somebody. In gets who was invited, works here still and whose address the directory vouches
 * for. A second factor that was shown there counts as shown here, from when it was; without one the person's own is asked, as
 * after a password. Everything that opens nothing is answered alike. Problems: 401, 403 for who has no second factor at
 * all, 404, 429, 503.
 */
export const returnFromDirectory = (async (ctx, { body, headers }) => {
  const attempt = await countDirectory(ctx)
  const { question, person } = await personOf(ctx, body.answer, headers.cookie)
  const answer = await ctx.db.transaction(async (tx) => {
    const member = await vouchedMember(ctx, tx, person)
    if (!member) throw notVouchedFor()
    const vouched = { question, person, member }
    return question.prover ? stepUp(ctx, tx, vouched) : signIn(ctx, tx, vouched)
  })
  await attempt.forgive()
  return answer
}) satisfies StaffOperation<typeof directoryContract.returnFromDirectory>
