export type TokenClaims = { kind: 'guest' | 'registered'; customerId: string; usid: string; expires: number }

const partAfter = (parts: readonly string[], prefix: string) =>
  parts.find((part) => part.startsWith(prefix))?.slice(prefix.length) ?? ''

/**
 * What an access token says of itself (contract 3.3). Not verified here: the engine verifies every token it is
 * given, and nothing of ours is decided by these claims alone.
 */
export const readAccessToken = (token: string): TokenClaims | undefined => {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    const identity = String(claims.isb).split('::')
    const registeredId = partAfter(identity, 'rcid:')
    return {
      kind: registeredId ? 'registered' : 'guest',
      customerId: registeredId || partAfter(identity, 'gcid:'),
      usid: partAfter(String(claims.sub).split('::'), 'usid:'),
      expires: Number(claims.exp) * 1000,
    }
  } catch {
    return undefined
  }
}
