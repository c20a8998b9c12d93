import { createHash, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { consentOf, doNotTrackCookie } from '../lib/do-not-track.ts'
import { parseCookies, writeCookie } from './cookies.ts'
import type { Session } from './session.ts'

const visitDays = 180
const cookieName = (siteId: string) => `visit_${siteId}`

/** Whether the shopper lets the shop follow what they do: said so, and no signal of the browser says otherwise. */
export const allowsTracking = ({ headers }: FastifyRequest): boolean =>
  consentOf(
    parseCookies(headers.cookie).get(doNotTrackCookie),
    headers['sec-gpc'] === '1' || headers.dnt === '1',
  ) === 'given'

export type Visit = { cookieId: string; cookies: readonly string[] }

/**
 * The anonymous id of a visit [S6.011], in a cookie no script can read. It begins as the session's usid or, before
 * there is a session, as an id of our own, and stays when one begins. Without consent it is made up for one call, kept
 * nowhere, and an older one goes.
 */
export const visitOf = (
  request: FastifyRequest,
  { siteId, session, secure }: { siteId: string; session: Session; secure: boolean },
): Visit => {
  const name = cookieName(siteId)
  const known = parseCookies(request.headers.cookie).get(name)
  const options = { httpOnly: true, secure }
  if (!allowsTracking(request)) {
    return {
      cookieId: session.usid ?? `unkept-${randomUUID()}`,
      cookies: known ? [writeCookie(name, '', { ...options, maxAge: 0 })] : [],
    }
  }
  if (known && /^[\w-]{8,64}$/.test(known)) return { cookieId: known, cookies: [] }
  const cookieId = session.usid ?? randomUUID()
  return { cookieId, cookies: [writeCookie(name, cookieId, { ...options, maxAge: visitDays * 86_400 })] }
}

/** The line that ends the visit, for signing out: who comes next on this browser is somebody else. */
export const endVisit = (siteId: string, secure: boolean): string =>
  writeCookie(cookieName(siteId), '', { httpOnly: true, secure, maxAge: 0 })

/** A customer as the personalisation service knows them: not their id, and only while they are signed in [S6.010]. */
export const userIdOf = ({ kind, customerId }: Session): string | undefined =>
  kind === 'registered' && customerId
    ? createHash('sha256').update(`personalisation ${customerId}`).digest('hex').slice(0, 32).toUpperCase()
    : undefined
