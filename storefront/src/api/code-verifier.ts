const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A secret of 128 letters that only this browser knows until it changes the code for tokens (S7.055). */
export const createVerifier = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(128)), (byte) => alphabet[byte % 64]).join('')

/** SHA-256 of the verifier in URL-safe base64 without padding. */
export const challengeOf = async (verifier: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
