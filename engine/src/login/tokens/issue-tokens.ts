import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { type Customer, fullName } from '../../customers/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { accessTokenSeconds, issuerOf, signAccessToken } from './access-token.ts'
import { keysOf } from './keys.ts'
import type { Session } from '../sessions/session.ts'

export type TokenResponse = Awaited<ReturnType<typeof tokenResponse>>

/** The customer's pseudonym for recommendations: 32 hex digits, upper case (contract 3.2). */
export const encodedUserId = (ctx: Pick<Ctx, 'secretKey' | 'site'>, customerId: string): string =>
  createHmac('sha256', keysOf(ctx.secretKey).naming)
    .update(`${ctx.site.siteId} ${customerId}`)
    .digest('hex')
    .slice(0, 32)
    .toUpperCase()

const signIdToken = (ctx: Ctx, session: Session, customer: Customer | undefined) => {
  const { signing } = keysOf(ctx.secretKey)
  const seconds = Math.floor(ctx.now.getTime() / 1000)
  return new SignJWT(customer ? { name: fullName(customer), email: customer.email } : {})
    .setProtectedHeader({ alg: 'ES256', kid: signing.kid, typ: 'jwt' })
    .setIssuer(issuerOf(ctx.site.organizationId))
    .setAudience(session.clientId)
    .setSubject(session.customerId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenSeconds)
    .sign(signing.privateKey)
}

const signSessionToken = (ctx: Ctx, session: Session, customer: Customer | undefined) =>
  signAccessToken(
    keysOf(ctx.secretKey).signing,
    {
      organizationId: ctx.site.organizationId,
      siteId: ctx.site.siteId,
      clientId: session.clientId,
      usid: session.usid,
      guestId: session.guestId,
      doNotTrack: session.doNotTrack,
      sessionId: session.id,
      ...(customer
        ? {
            customer: {
              id: customer.id,
              login: customer.login,
              name: fullName(customer),
              identityProvider: session.proof.identityProvider ?? 'ecom',
            },
          }
        : {}),
    },
    ctx.now,
  )

/** The answer of every way to a token; `customer` is the session's when it is registered. */
export const tokenResponse = async (
  ctx: Ctx,
  session: Session,
  customer: Customer | undefined,
  refreshToken: string,
) => ({
  access_token: await signSessionToken(ctx, session, customer),
  id_token: await signIdToken(ctx, session, customer),
  refresh_token: refreshToken,
  expires_in: accessTokenSeconds,
  refresh_token_expires_in: Math.max(0, Math.floor((session.expiresAt.getTime() - ctx.now.getTime()) / 1000)),
  token_type: 'Bearer',
  usid: session.usid,
  customer_id: session.customerId,
  enc_user_id: encodedUserId(ctx, session.customerId),
  idp_access_token: '',
  dnt: session.doNotTrack ? '1' : '0',
})
