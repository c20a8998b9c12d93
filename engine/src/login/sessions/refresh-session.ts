import { isExampleAddress } from '../../../../facts/email.ts'
import { findCustomer } from '../../customers/index.ts'
import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { seal, unseal } from '../../kernel/seal.ts'
import { hashSecret } from '../../kernel/secret-hash.ts'
import { type Client, isPrivate } from '../client.ts'
import { invalidRefreshToken } from '../problems.ts'
import {
  endSession,
  insertRefreshToken,
  lockRefreshToken,
  rotateRefreshToken,
  updateDoNotTrack,
} from '../queries.ts'
import { type TokenResponse, tokenResponse } from '../tokens/issue-tokens.ts'
import { keysOf } from '../tokens/keys.ts'
import { readDoNotTrack } from './open-session.ts'
import type { Session } from './session.ts'

const graceMs = 10_000

type Outcome = { session: Session; refreshToken: string } | 'refused'

/**
 * New tokens for a refresh token. A public client's token rotates: within 10 s of it the same client gets the same
 * successor, so that tabs and our server survive a race; a later reuse is theft and ends the whole line. A private
 * client's token stays. Problem: 400 'invalid refresh_token'.
 */
export const refreshSession = async (
  ctx: Ctx,
  client: Client,
  refreshToken: string,
  dnt: string | undefined,
): Promise<TokenResponse> => {
  const outcome = await ctx.db.transaction((tx) => rotate(ctx, tx, client, refreshToken))
  if (outcome === 'refused') throw invalidRefreshToken()
  const session = await withDoNotTrack(ctx, outcome.session, dnt)
  const customer = session.registered ? await findCustomer(ctx, session.customerId) : undefined
  if (session.registered && !customer) throw invalidRefreshToken()
  if (ctx.production && customer && isExampleAddress(customer.login)) throw invalidRefreshToken()
  return tokenResponse(ctx, session, customer, outcome.refreshToken)
}

const rotate = async (ctx: Ctx, tx: Db, client: Client, refreshToken: string): Promise<Outcome> => {
  const { siteId } = ctx.site
  const hash = hashSecret(refreshToken)
  const row = await tx.maybe(lockRefreshToken(siteId, hash, ctx.now))
  if (!row?.alive || row.clientId !== client.id) return 'refused'
  const session: Session = row
  if (isPrivate(client)) return { session, refreshToken }
  const { sealing } = keysOf(ctx.secretKey)
  if (row.rotatedAt) {
    const successor = row.successorSealed ? unseal(sealing, row.successorSealed) : undefined
    const inGrace = ctx.now.getTime() - row.rotatedAt.getTime() <= graceMs
    if (inGrace && successor) return { session, refreshToken: successor }
    await tx.run(endSession(siteId, session.id, ctx.now))
    return 'refused'
  }
  const successor = ctx.newId.secret()
  await tx.run(insertRefreshToken(siteId, session.id, hashSecret(successor), ctx.now))
  await tx.run(rotateRefreshToken(hash, seal(sealing, successor), ctx.now))
  return { session, refreshToken: successor }
}

const withDoNotTrack = async (ctx: Ctx, session: Session, dnt: string | undefined): Promise<Session> => {
  const doNotTrack = dnt === undefined ? session.doNotTrack : readDoNotTrack(dnt)
  if (doNotTrack === session.doNotTrack) return session
  await ctx.db.run(updateDoNotTrack(ctx.site.siteId, session.id, doNotTrack))
  return { ...session, doNotTrack }
}
