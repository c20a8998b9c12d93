const name = '__Host-staff'
/** The prefix makes browsers refuse the cookie from another path, another host, or a page without TLS. */
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** The secret of the session that a browser sends. */
export const sessionSecretOf = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)__Host-staff=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1]

/** Gives a browser its session, until it is closed. */
export const sessionCookie = (secret: string) => `${name}=${secret}; ${attributes}`

export const expiredSessionCookie = `${name}=; Max-Age=0; ${attributes}`
