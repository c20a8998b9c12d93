import { recordLogin } from '../../customers/credentials/index.ts'
import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { type TokenResponse, tokenResponse } from '../tokens/issue-tokens.ts'
import { invalidGrant } from '../problems.ts'
import { endGuestSessions, insertRefreshToken, insertSession } from '../queries.ts'
import { hashSecret } from '../../kernel/secret-hash.ts'
import { type Proof, type Session, sessionEnd } from './session.ts'

export type Opening = {
  sessionId: string
  clientId: string
  usid: string
  customerId: string
  guestId: string
  registered: boolean
  doNotTrack: boolean
  proof: Proof
}

/** Reads `dnt` as clients write it; who says nothing is not tracked. */
export const readDoNotTrack = (dnt: string | undefined): boolean => dnt !== '0' && dnt !== 'false'

/** Opens a session inside the caller's transaction and answers its first tokens. */
export const openSession = async (ctx: Ctx, tx: Db, opening: Opening): Promise<TokenResponse> => {
  const { siteId } = ctx.site
  const { sessionId, ...rest } = opening
  const session: Session = {
    ...rest,
    id: sessionId,
    createdAt: ctx.now,
    expiresAt: sessionEnd(opening.registered, ctx.now),
  }
  const customer = opening.registered ? await signIn(ctx, tx, session) : undefined
  const refreshToken = ctx.newId.secret()
  await tx.run(insertSession(siteId, session))
  await tx.run(insertRefreshToken(siteId, session.id, hashSecret(refreshToken), ctx.now))
  return tokenResponse(ctx, session, customer, refreshToken)
}

const signIn = async (ctx: Ctx, tx: Db, { customerId, usid, proof }: Session) => {
  const customer = await recordLogin({ ...ctx, db: tx }, customerId, {
    ...(proof.loginType ? { c_typeLogin: proof.loginType } : {}),
    c_externallyAuthenticated: proof.loginType === 'social',
  })
  if (!customer) throw invalidGrant('The customer no longer exists.')
  await tx.run(endGuestSessions(ctx.site.siteId, usid, ctx.now))
  return customer
}
