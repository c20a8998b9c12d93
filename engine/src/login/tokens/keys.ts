import { hkdfSync } from 'node:crypto'
import { type SigningKey, signingKeyFrom } from './signing-key.ts'

type Keys = { signing: SigningKey; sealing: Buffer; naming: Buffer; handshakes: Buffer; bridges: Buffer }

const known = new Map<string, Keys>()

/** The keys of a shop, one per purpose, derived from SECRET_KEY: all its processes have the same ones. */
export const keysOf = (secretKey: string): Keys => {
  const remembered = known.get(secretKey)
  if (remembered) return remembered
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'lamina', purpose, 32))
  const keys = {
    signing: signingKeyFrom(secretKey),
    sealing: derived('sealing of rotated refresh tokens'),
    naming: derived('pseudonyms of customers'),
    bridges: derived('session cookies of other pages'),
    handshakes: derived('handshakes with identity providers'),
  }
  known.set(secretKey, keys)
  return keys
}
