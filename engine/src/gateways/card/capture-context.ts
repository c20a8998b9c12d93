import { compactVerify, importJWK } from 'jose'
import { Type } from 'typebox'
import { hasShape } from '../../kernel/schema.ts'
import type { CardFieldsSession } from './card-gateway.ts'
import { keyIdOf, SessionKey } from './transient-token.ts'

const Claims = Type.Object({
  exp: Type.Number(),
  flx: Type.Object({ jwk: SessionKey }),
  ctx: Type.Array(
    Type.Object({
      data: Type.Object({ clientLibrary: Type.String(), clientLibraryIntegrity: Type.String() }),
    }),
    { minItems: 1 },
  ),
})

const PublicKey = Type.Object({ kty: Type.Literal('RSA'), n: Type.String(), e: Type.String() })

/**
 * Reads capture contexts. Each is a JWT of the vendor, whose key is fetched once; one that the vendor has not signed
 * would lead the shopper's browser to a stranger's script.
 */
export const captureContexts = (fetchKey: (kid: string) => Promise<unknown>) => {
  const keys = new Map<string, unknown>()
  const keyOf = async (kid: string) => {
    const known = keys.get(kid) ?? (await fetchKey(kid))
    if (!hasShape(PublicKey, known)) throw new Error('the card processor has no key for its capture context')
    keys.set(kid, known)
    const { kty, n, e } = known
    return importJWK({ kty, n, e }, 'RS256')
  }
  return async (captureContext: string): Promise<CardFieldsSession> => {
    const kid = keyIdOf(captureContext)
    if (kid === undefined) throw new Error('the card processor gave no capture context')
    const { payload } = await compactVerify(captureContext, await keyOf(kid), { algorithms: ['RS256'] })
    const claims: unknown = JSON.parse(Buffer.from(payload).toString())
    const context = hasShape(Claims, claims) ? claims.ctx[0] : undefined
    if (!context || !hasShape(Claims, claims))
      throw new Error('the capture context lacks what the fields need')
    const { kty, n, e, kid: sessionKid } = claims.flx.jwk
    return {
      captureContext,
      library: { url: context.data.clientLibrary, integrity: context.data.clientLibraryIntegrity },
      key: { kty, n, e, kid: sessionKid },
      expiresAt: new Date(claims.exp * 1000),
    }
  }
}
