import {
  createECDH,
  createHash,
  hkdfSync,
  type KeyObject,
  createPrivateKey,
  createPublicKey,
} from 'node:crypto'

export type SigningKey = {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
  /** As served under /jwks. */
  jwk: { kty: 'EC'; crv: 'P-256'; use: 'sig'; alg: 'ES256'; kid: string; x: string; y: string }
}

/**
 * The P-256 key that signs tokens, derived from SECRET_KEY: every process of a shop has the same one and nothing
 * has to be stored or handed round.
 */
export const signingKeyFrom = (secretKey: string): SigningKey => {
  const ecdh = createECDH('prime256v1')
  const scalar = Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'access-token signing key', 32))
  ecdh.setPrivateKey(scalar)
  const point = ecdh.getPublicKey()
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33, 65).toString('base64url')
  const kid = createHash('sha256').update(point).digest('base64url').slice(0, 16)
  const base = { kty: 'EC' as const, crv: 'P-256' as const, x, y }
  return {
    kid,
    privateKey: createPrivateKey({ key: { ...base, d: scalar.toString('base64url') }, format: 'jwk' }),
    publicKey: createPublicKey({ key: base, format: 'jwk' }),
    jwk: { ...base, use: 'sig', alg: 'ES256', kid },
  }
}
