import { importJWK, jwtVerify } from 'jose'
import { type Static, Type } from 'typebox'
import { hasShape } from '../../kernel/schema.ts'

/** The public key of a session of card fields. */
export const SessionKey = Type.Object({
  kid: Type.String(),
  kty: Type.Literal('RSA'),
  n: Type.String(),
  e: Type.String(),
})
export type SessionKey = Static<typeof SessionKey>

const Header = Type.Object({ kid: Type.String() })

const Payload = Type.Object({
  jti: Type.String({ minLength: 1, maxLength: 64 }),
  exp: Type.Number(),
  type: Type.String({ pattern: String.raw`^mf-2\.` }),
})

export type TransientToken = { id: string; expiresAt: Date }

/** The key a token says it is signed with; undefined for what is no token. */
export const keyIdOf = (token: string): string | undefined => {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
    return hasShape(Header, header) ? header.kid : undefined
  } catch {
    return undefined
  }
}

/** A card token that the session of this key has signed and that is not over; undefined for any other. */
export const readTransientToken = async (
  token: string,
  { kty, n, e, kid }: SessionKey,
  now: Date,
): Promise<TransientToken | undefined> => {
  // The vendor marks the key for encryption, so its use is left out here.
  const key = await importJWK({ kty, n, e }, 'RS256')
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: ['RS256'],
      currentDate: now,
    })
    if (protectedHeader.kid !== kid || !hasShape(Payload, payload)) return undefined
    return { id: payload.jti, expiresAt: new Date(payload.exp * 1000) }
  } catch {
    return undefined
  }
}
