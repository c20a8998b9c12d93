import { isExampleAddress } from '../../../facts/email.ts'
import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { hashSecret } from '../kernel/secret-hash.ts'
import type { ProofMethod, SignedInStaff } from '../kernel/staff-operation.ts'
import type { Assignment } from './assignment.ts'
import { insertSession, noteSeen, selectSession, updateLastLogin } from './queries.ts'
import { nameOf } from './staff-member.ts'

const minuteMs = 60_000
const longestMs = 12 * 60 * minuteMs
/** How long a second factor that was shown opens what asks for one. */
const provenMs = 10 * minuteMs
/** The last call is noted once a minute at most. */
const noteEveryMs = minuteMs

const idleMs = (roles: readonly Assignment[]) =>
  roles.some(({ role }) => role === 'owner' || role === 'finance') ? 15 * minuteMs : 30 * minuteMs

/**
 * Begins a session for somebody who has proved who they are, at `provenAt`, inside the caller's transaction. Gives the
 * cookie's secret.
 */
export const openSession = async (
  ctx: Pick<Ctx, 'now' | 'newId' | 'ip'> & { userAgent: string },
  tx: Db,
  staffId: string,
  provenAt = ctx.now,
): Promise<string> => {
  const { now, newId, ip, userAgent } = ctx
  const secret = newId.secret()
  const expiresAt = new Date(now.getTime() + longestMs)
  const session = { id: newId.uuid(), hash: hashSecret(secret), staffId, expiresAt, provenAt, ip, userAgent }
  await tx.run(insertSession(session, now))
  await tx.run(updateLastLogin(staffId, now))
  return secret
}

type Held = Readonly<Record<'hasPasskey' | 'hasTotp' | 'hasPassword' | 'hasDirectory', boolean>>

const methodsOf = ({ hasPasskey, hasTotp, hasPassword, hasDirectory }: Held): ProofMethod[] => [
  ...(hasPasskey ? (['passkey'] as const) : []),
  ...(hasTotp ? (['totp', 'recovery-code'] as const) : hasPassword ? (['password'] as const) : []),
  ...(hasDirectory ? (['directory'] as const) : []),
]

type Question = Pick<Ctx, 'db' | 'site' | 'now' | 'production'>

/**
 * Who is signed in by this secret, with their roles; the rows are asked at each call, so that what was taken away is gone
 * at once. Undefined where the session is over. One statement, a second one once a minute.
 */
export const findSignedIn = async (
  { db, site, now, production }: Question,
  secret: string,
): Promise<(SignedInStaff & { roles: Assignment[] }) | undefined> => {
  const row = await db.maybe(selectSession(site.organizationId, hashSecret(secret), now))
  const isIdle = row && now.getTime() - row.lastSeenAt.getTime() > idleMs(row.roles)
  if (!row || isIdle || (production && isExampleAddress(row.email))) return undefined
  if (now.getTime() - row.lastSeenAt.getTime() > noteEveryMs) await db.run(noteSeen(row.id, now))
  return {
    id: row.staffId,
    name: nameOf(row),
    sessionId: row.id,
    isProven: now.getTime() - row.provenAt.getTime() <= provenMs,
    methods: methodsOf(row),
    roles: row.roles,
  }
}
