import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Cbor = number | string | Buffer | Map<number | string, Cbor>

const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].map(([key, one]) => Buffer.concat([cbor(key), cbor(one)]))
  return Buffer.concat([head(5, value.size), ...entries])
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

const present = 1
const verified = 4
const withKey = 64

/** How a device behaves that is not as it should be. */
type Behaviour = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number }

/** A device that makes one key (ES256) and signs with it, byte for byte as WebAuthn says. */
export const softwareAuthenticator = (shop: { origin: string; rpId: string }) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let signatures = 0

  const dataOf = (
    flags: number,
    { rpId = shop.rpId, isVerified = true, counter }: Behaviour,
    more: Buffer[],
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? ++signatures)
    const flag = Buffer.from([flags | present | (isVerified ? verified : 0)])
    return Buffer.concat([sha256(rpId), flag, count, ...more])
  }
  const clientData = (type: string, challenge: string, { origin = shop.origin }: Behaviour) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }

  return {
    /** Makes the key: attestation `none`. */
    create: (challenge: string, behaviour: Behaviour = {}) => {
      const coordinates = [x, y].map((one) => Buffer.from(one, 'base64url'))
      const [bytesX = Buffer.alloc(0), bytesY = Buffer.alloc(0)] = coordinates
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytesX],
          [-3, bytesY],
        ]),
      )
      const length = Buffer.from([0, id.length])
      const authData = dataOf(withKey, behaviour, [Buffer.alloc(16), length, id, key])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, behaviour)),
          attestationObject: text(cbor(attestation)),
        },
      }
    },
    /** Signs a challenge with it. */
    sign: (challenge: string, behaviour: Behaviour = {}) => {
      const authenticatorData = dataOf(0, behaviour, [])
      const client = clientData('webauthn.get', challenge, behaviour)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
        },
      }
    },
  }
}
