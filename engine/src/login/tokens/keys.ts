import { hkdfSync } from 'node:crypto'
import { type SigningKey, signingKeyFrom } from './signing-key.ts'

type Keys = {
  signing: SigningKey
  sealing: Buffer
  naming: Buffer
  handshakes: Buffer
  identityCodes: Buffer
  bridges: Buffer
}

const known = new Map<string, Keys>()

/** The keys of a shop, one per purpose, derived from SECRET_KEY: all its processes have the same ones. */
export const keysOf = (secretKey: string): Keys => {
  const remembered = known.get(secretKey)
  if (remembered) return remembered
  const deriveKey = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'lamina', purpose, 32))
  const keys = {
    signing: signingKeyFrom(secretKey),
    sealing: deriveKey('sealing of rotated refresh tokens'),
    naming: deriveKey('pseudonyms of customers'),
    bridges: deriveKey('session cookies of other pages'),
    identityCodes: deriveKey('codes that prove addresses of identities'),
    handshakes: deriveKey('handshakes with identity providers'),
  }
  known.set(secretKey, keys)
  return keys
}
