import { randomUUID } from 'node:crypto'
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose'
import { invalidAccessToken } from '../../kernel/problem.ts'
import type { Shopper } from '../../kernel/shopper.ts'
import type { SigningKey } from './signing-key.ts'

/** Seconds an access token lives (contract 3.2). */
export const accessTokenSeconds = 1800

/** What a token says of its bearer. */
export type TokenSubject = {
  organizationId: string
  siteId: string
  clientId: string
  usid: string
  /** gcid: the guest, for a registered shopper the guest they were before. */
  guestId: string
  /** rcid, login and name of a registered shopper; `identityProvider` is `ecom` or the provider's name. */
  customer?: { id: string; login: string; name: string; identityProvider: string }
  doNotTrack: boolean
  /** The sign-in it belongs to: a registered token dies with its session. */
  sessionId?: string
}

const scopes = [
  'sfcc.shopper-standard',
  'sfcc.shopper-myaccount.rw',
  'sfcc.shopper-baskets-orders.rw',
  'sfcc.shopper-products',
  'sfcc.shopper-categories',
  'sfcc.shopper-product-search',
  'sfcc.shopper-promotions',
  'sfcc.shopper-stores',
  'sfcc.shopper-seo',
  'sfcc.shopper-context.rw',
  'sfcc.shopper-experience',
  'sfcc.shopper-productlists',
  'sfcc.shopper-configurations',
  'sfcc.shopper-consents.rw',
  'sfcc.shopper-customers.login',
  'sfcc.shopper-customers.register',
  'sfcc.pwdless_login',
].join(' ')

const escapeColon = (text: string) => text.replaceAll(':', '%3A')

/** The `isb` claim: clients read it by position (contract 3.3), so it holds at most 256 characters. */
const identitySubject = ({ customer, guestId, siteId }: TokenSubject) => {
  if (!customer) return `uido:slas::upn:Guest::uidn:Guest User::gcid:${guestId}::chid:${siteId}`
  const rest = `::gcid:${guestId}::rcid:${customer.id}::chid:${siteId}`
  const start = `uido:${customer.identityProvider}::upn:`
  // One letter at least stays for the name: an empty one would move the parts behind it.
  const longestLogin = 255 - rest.length - '::uidn:'.length - start.length
  const head = `${start}${escapeColon(customer.login).slice(0, longestLogin)}`
  const room = 256 - rest.length - '::uidn:'.length - head.length
  return `${head}::uidn:${escapeColon(customer.name).slice(0, room) || '-'}${rest}`
}

const tenantOf = (organizationId: string) => organizationId.replace(/^f_ecom_/, '')

/** The issuer (`iss`) of an organization's tokens. */
export const issuerOf = (organizationId: string) => `slas/prod/${tenantOf(organizationId)}`

/** Signs an access token (ES256, positional claims of contract 3.3). */
export const signAccessToken = (key: SigningKey, subject: TokenSubject, now: Date): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000)
  const tenant = tenantOf(subject.organizationId)
  return new SignJWT({
    aut: 'GUID',
    scp: scopes,
    sty: 'User',
    ctx: 'slas',
    ist: 1,
    dnt: subject.doNotTrack ? '1' : '0',
    isb: identitySubject(subject),
    ...(subject.sessionId ? { sid: subject.sessionId } : {}),
  })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'jwt', ver: '1.0', clv: 'J2.1.0' })
    .setSubject(`cc-slas::${tenant}::scid:${subject.clientId}::usid:${subject.usid}`)
    .setIssuer(issuerOf(subject.organizationId))
    .setAudience(`commercecloud/prod/${tenant}`)
    .setJti(`C2C${randomUUID()}`)
    .setIssuedAt(seconds)
    .setNotBefore(seconds - 30)
    .setExpirationTime(seconds + accessTokenSeconds)
    .sign(key.privateKey)
}

const partAfter = (text: string | undefined, prefix: string) =>
  text?.startsWith(prefix) ? text.slice(prefix.length) : undefined

/** Who a verified token speaks for, and when it was issued (s): older than the last password change is refused. */
export type VerifiedToken = {
  shopper: Shopper
  issuedAt: number
  expiresAt: number
  siteId: string
  sessionId: string | undefined
}

type Claims = { sub?: string; isb?: unknown; dnt?: unknown; sid?: unknown; iat?: number; exp?: number }

/** Checks signature, times, issuer, audience and shape. Problem: 401 invalid-access-token. */
export const verifyAccessToken = async (
  key: SigningKey,
  organizationId: string,
  token: string,
  now: Date,
): Promise<VerifiedToken> => {
  const tenant = tenantOf(organizationId)
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['ES256'],
      issuer: issuerOf(organizationId),
      audience: `commercecloud/prod/${tenant}`,
      currentDate: now,
    })
    return read(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      throw invalidAccessToken('The access token is invalid or has expired.')
    }
    throw error
  }
}

const read = (payload: Claims): VerifiedToken => {
  const [, , scid, usidPart] = (payload.sub ?? '').split('::')
  const parts = typeof payload.isb === 'string' ? payload.isb.split('::') : []
  const clientId = partAfter(scid, 'scid:')
  const usid = partAfter(usidPart, 'usid:')
  const guestId = partAfter(parts[3], 'gcid:')
  const guest = parts[1] === 'upn:Guest'
  const customerId = guest ? guestId : partAfter(parts[4], 'rcid:')
  const siteId = partAfter(parts[guest ? 4 : 5], 'chid:')
  if (!clientId || !usid || !customerId || !siteId || guestId === undefined) {
    throw invalidAccessToken('The access token is not one of this shop.')
  }
  const common = { customerId, usid, clientId, doNotTrack: payload.dnt !== '0' }
  const sessionId = typeof payload.sid === 'string' ? payload.sid : undefined
  return {
    issuedAt: payload.iat ?? 0,
    expiresAt: payload.exp ?? 0,
    siteId,
    sessionId,
    shopper: guest
      ? { kind: 'guest', guestId, ...common }
      : { kind: 'registered', guestId: guestId || undefined, sessionId, ...common },
  }
}

/** The site that a token says it is of, before anybody has looked whether it may say so. */
export const claimedSite = (token: string | undefined): string | undefined => {
  try {
    const { isb } = decodeJwt<{ isb?: unknown }>(token ?? '')
    return typeof isb === 'string' ? partAfter(isb.split('::').at(-1), 'chid:') : undefined
  } catch {
    return undefined
  }
}
