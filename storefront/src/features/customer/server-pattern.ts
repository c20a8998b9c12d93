export type ServerPattern = 'feature-unavailable' | 'token-expired' | 'invalid-token' | 'user-not-found'

const patterns: readonly (readonly [RegExp, ServerPattern])[] = [
  [/callback_uri doesn't match/i, 'feature-unavailable'],
  [/passwordless permissions error/i, 'feature-unavailable'],
  [/client secret is not provided/i, 'feature-unavailable'],
  [/token expired/i, 'token-expired'],
  [/invalid token/i, 'invalid-token'],
  [/user not found/i, 'user-not-found'],
]

/** What the login service means by the words of its messages; undefined for any other failure [S8.017]. */
export const serverPattern = (error: unknown): ServerPattern | undefined => {
  const text = error instanceof Error ? error.message : ''
  return patterns.find(([pattern]) => pattern.test(text))?.[1]
}
