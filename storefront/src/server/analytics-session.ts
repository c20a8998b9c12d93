import { createHash } from 'node:crypto'
import { parseCookies, writeCookie } from './cookies.ts'

/** After half an hour without an event the vendor counts another session. */
const idleSeconds = 30 * 60
const cookieName = (siteId: string) => `analytics_session_${siteId}`

/**
 * The vendor's session of a visit: the second in which it began, in a cookie that no script reads and that every event
 * keeps for half an hour more. Only for shoppers who agreed.
 */
export const analyticsSession = (
  cookies: string | undefined,
  { siteId, secure, now }: { siteId: string; secure: boolean; now: Date },
): { sessionId: string; cookie: string } => {
  const name = cookieName(siteId)
  const known = parseCookies(cookies).get(name)
  const sessionId = known && /^\d{10}$/.test(known) ? known : String(Math.floor(now.getTime() / 1000))
  return { sessionId, cookie: writeCookie(name, sessionId, { httpOnly: true, secure, maxAge: idleSeconds }) }
}

/** The id of a visit in the form that the vendor takes: two numbers, always the same for the same visit. */
export const clientIdOf = (cookieId: string): string => {
  const digest = createHash('sha256').update(`analytics ${cookieId}`).digest()
  return `${digest.readUInt32BE(0)}.${digest.readUInt32BE(4)}`
}
