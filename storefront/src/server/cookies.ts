/** Cookies of a request by name; the first of a name counts. */
export const parseCookies = (header: string | undefined): Map<string, string> => {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 1) continue
    const name = pair.slice(0, at).trim()
    if (!cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
  return cookies
}

export type CookieOptions = { maxAge?: number; httpOnly: boolean; secure: boolean }

/** One Set-Cookie line: whole site, SameSite=Lax. A max age of 0 removes the cookie. */
export const writeCookie = (name: string, value: string, { maxAge, httpOnly, secure }: CookieOptions) =>
  [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${Math.floor(maxAge)}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
  ].join('; ')
