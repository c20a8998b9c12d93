import { json, sql } from '../db/sql.ts'
import type { Proof, Session } from './sessions/session.ts'

/** What decides whether a registered token still counts: the customer, and its session when the token names one. */
export type CredentialStatus = {
  customerId: string
  sessionId: string
  credentialsChangedAt: Date
  sessionStart: Date | null
  sessionAlive: boolean
}

/** The state of customers and their sessions, for each pair asked for whose customer exists. */
export const selectCredentialStatuses = (
  siteId: string,
  customerIds: string[],
  sessionIds: string[],
) => sql<CredentialStatus>`
    select c.id as "customerId", asked.session_id as "sessionId",
      c.credentials_changed_at as "credentialsChangedAt", s.created_at as "sessionStart",
      s.id is not null and s.ended_at is null as "sessionAlive"
    from unnest(${customerIds}::text[], ${sessionIds}::text[]) as asked (customer_id, session_id)
    join customer c on c.site_id = ${siteId} and c.id = asked.customer_id
    left join session s on s.site_id = c.site_id and s.id = asked.session_id and s.customer_id = c.id`

// ---------------------------------------------------------------- sessions

const sessionColumns = sql`
  s.id, s.usid, s.client_id as "clientId", s.customer_id as "customerId", s.guest_id as "guestId", s.registered,
  s.do_not_track as "doNotTrack", s.created_at as "createdAt", s.expires_at as "expiresAt", s.record as proof`

export const insertSession = (siteId: string, session: Session) => sql`
  insert into session (site_id, id, usid, client_id, customer_id, guest_id, registered, do_not_track, created_at,
    expires_at, record)
  values (${siteId}, ${session.id}, ${session.usid}, ${session.clientId}, ${session.customerId},
    ${session.guestId}, ${session.registered}, ${session.doNotTrack}, ${session.createdAt},
    ${session.expiresAt}, ${json(session.proof)})`

/** The newest session of a usid: who the shopper with this usid is now. */
export const selectSessionOfUsid = (siteId: string, usid: string) =>
  sql<Session & { endedAt: Date | null }>`
    select ${sessionColumns}, s.ended_at as "endedAt" from session s
    where s.site_id = ${siteId} and s.usid = ${usid} order by s.created_at desc, s.registered desc limit 1`

export const updateDoNotTrack = (siteId: string, sessionId: string, doNotTrack: boolean) =>
  sql`update session set do_not_track = ${doNotTrack} where site_id = ${siteId} and id = ${sessionId}`

export const endSession = (siteId: string, sessionId: string, now: Date) =>
  sql`
    update session set ended_at = ${now} where site_id = ${siteId} and id = ${sessionId} and ended_at is null`

/** The guest is no longer one: nobody goes on as the guest of a usid that has signed in. */
export const endGuestSessions = (siteId: string, usid: string, now: Date) =>
  sql`
    update session set ended_at = ${now}
    where site_id = ${siteId} and usid = ${usid} and not registered and ended_at is null`

export const endSessionsOfCustomer = (siteId: string, customerId: string, now: Date) =>
  sql`
    update session set ended_at = ${now}
    where site_id = ${siteId} and customer_id = ${customerId} and ended_at is null`

/** When a sign-in of a customer was; no row of one that is over, or of somebody else's. */
export const selectSessionStart = (siteId: string, customerId: string, sessionId: string) =>
  sql<{ createdAt: Date }>`
    select created_at as "createdAt" from session
    where site_id = ${siteId} and id = ${sessionId} and customer_id = ${customerId} and ended_at is null`

/** Ends what a provider's account has opened, but for one session. */
export const endSessionsOfProvider = (
  siteId: string,
  customerId: string,
  { provider, except, now }: { provider: string; except: string | undefined; now: Date },
) => sql`
    update session set ended_at = ${now}
    where site_id = ${siteId} and customer_id = ${customerId} and record ->> 'identityProvider' = ${provider}
      and id is distinct from ${except ?? null} and ended_at is null`

// ---------------------------------------------------------------- refresh tokens

export const insertRefreshToken = (siteId: string, sessionId: string, hash: string, now: Date) => sql`
  insert into refresh_token (hash, site_id, session_id, created_at)
  values (${hash}, ${siteId}, ${sessionId}, ${now})`

type RefreshTokenRow = Session & {
  rotatedAt: Date | null
  successorSealed: string | null
  /** False when it ended, ran out, or the customer's credentials changed since. */
  alive: boolean
}

/** The token and its session; the token's row is locked, so that tabs take turns. */
export const lockRefreshToken = (siteId: string, hash: string, now: Date) =>
  sql<RefreshTokenRow>`
    select ${sessionColumns}, t.rotated_at as "rotatedAt", t.successor_sealed as "successorSealed",
      s.ended_at is null and s.expires_at > ${now}
        and (not s.registered or c.credentials_changed_at <= s.created_at) is true as alive
    from refresh_token t
    join session s on s.site_id = t.site_id and s.id = t.session_id
    left join customer c on c.site_id = s.site_id and c.id = s.customer_id and s.registered
    where t.hash = ${hash} and t.site_id = ${siteId}
    for no key update of t`

/** The session of a customer's refresh token, rotated or not: signing out wins over a refresh in another tab. */
export const selectSessionOfRefreshToken = (siteId: string, customerId: string, hash: string) =>
  sql<{ sessionId: string; clientId: string }>`
    select s.id as "sessionId", s.client_id as "clientId" from refresh_token t
    join session s on s.site_id = t.site_id and s.id = t.session_id
    where t.hash = ${hash} and t.site_id = ${siteId} and s.customer_id = ${customerId}`

export const rotateRefreshToken = (hash: string, successorSealed: string, now: Date) => sql`
  update refresh_token set rotated_at = ${now}, successor_sealed = ${successorSealed} where hash = ${hash}`

// ---------------------------------------------------------------- authorization codes

export type CodeRow = {
  clientId: string
  codeChallenge: string | null
  redirectUri: string
  usid: string
  customerId: string
  guestId: string
  registered: boolean
  proof: Proof
}

export const insertCode = (siteId: string, hash: string, code: CodeRow, expiresAt: Date) => sql`
  insert into authorization_code (hash, site_id, client_id, code_challenge, redirect_uri, usid, customer_id, guest_id,
    registered, expires_at, record)
  values (${hash}, ${siteId}, ${code.clientId}, ${code.codeChallenge}, ${code.redirectUri}, ${code.usid},
    ${code.customerId}, ${code.guestId}, ${code.registered}, ${expiresAt}, ${json(code.proof)})`

/** Marks a code as used; no row when it is unknown, used, too old, or another client's. */
export const useCode = (siteId: string, hash: string, clientId: string, sessionId: string, now: Date) =>
  sql<CodeRow>`
    update authorization_code set used_at = ${now}, session_id = ${sessionId}
    where hash = ${hash} and site_id = ${siteId} and client_id = ${clientId} and used_at is null
      and expires_at > ${now}
    returning client_id as "clientId", code_challenge as "codeChallenge", redirect_uri as "redirectUri", usid,
      customer_id as "customerId", guest_id as "guestId", registered, record as proof`

/** The session that a used code led to. */
export const selectSessionOfCode = (siteId: string, hash: string) =>
  sql<{ sessionId: string }>`
    select session_id as "sessionId" from authorization_code
    where hash = ${hash} and site_id = ${siteId} and used_at is not null`

// ---------------------------------------------------------------- one-time tokens

export type Purpose = 'password_reset' | 'passwordless' | 'email_change'

export type OneTimeToken = {
  purpose: Purpose
  customerId: string
  clientId: string
  usid: string | null
  codeChallenge: string | null
  /** The address to be proved. */
  email?: string | null
}

export const insertOneTimeToken = (
  siteId: string,
  hash: string,
  token: OneTimeToken,
  now: Date,
  expiresAt: Date,
) => sql`
  insert into one_time_token (hash, site_id, purpose, customer_id, client_id, usid, code_challenge, email, created_at, expires_at)
  values (${hash}, ${siteId}, ${token.purpose}, ${token.customerId}, ${token.clientId}, ${token.usid},
    ${token.codeChallenge}, ${token.email ?? null}, ${now}, ${expiresAt})`

/**
 * Marks a token as used; no row when it is unknown, used, another client's, or was mailed before the owner's
 * credentials changed: who could read the former mailbox, or knew the former password, is shut out by the change.
 */
export const useOneTimeToken = (
  siteId: string,
  hash: string,
  purpose: Purpose,
  clientId: string,
  now: Date,
) =>
  sql<OneTimeToken & { expiresAt: Date }>`
    update one_time_token set used_at = ${now}
    where hash = ${hash} and site_id = ${siteId} and purpose = ${purpose} and client_id = ${clientId}
      and used_at is null
      and not exists (
        select from customer c
        where c.site_id = one_time_token.site_id and c.id = one_time_token.customer_id
          and c.credentials_changed_at > one_time_token.created_at)
    returning purpose, customer_id as "customerId", client_id as "clientId", usid,
      code_challenge as "codeChallenge", email, expires_at as "expiresAt"`

/** Makes all that were sent before worthless: only the newest mail counts. */
export const voidOneTimeTokens = (siteId: string, customerId: string, purpose: Purpose, now: Date) => sql`
  update one_time_token set used_at = ${now}
  where site_id = ${siteId} and customer_id = ${customerId} and purpose = ${purpose} and used_at is null`

// ---------------------------------------------------------------- housekeeping

export const deleteOldCodes = (before: Date) =>
  sql`delete from authorization_code where expires_at < ${before}`

export const deleteOldRefreshTokens = (before: Date) =>
  sql`
    delete from refresh_token t using session s
    where s.site_id = t.site_id and s.id = t.session_id and least(s.expires_at, s.ended_at) < ${before}`

export const deleteOldSessions = (before: Date) =>
  sql`delete from session where least(expires_at, ended_at) < ${before}`

export const deleteOldOneTimeTokens = (before: Date) =>
  sql`delete from one_time_token where expires_at < ${before}`

// ---------------------------------------------------------------- leaving

/** Every session of a customer who leaves, with all that could begin or renew one. */
export const eraseSessions = (siteId: string, customerId: string) => sql`
  with tokens as (
    delete from one_time_token where site_id = ${siteId} and customer_id = ${customerId}
  ), codes as (
    delete from authorization_code where site_id = ${siteId} and customer_id = ${customerId}
  ), gone as (
    delete from session where site_id = ${siteId} and customer_id = ${customerId} returning id
  )
  delete from refresh_token t using gone where t.site_id = ${siteId} and t.session_id = gone.id`
