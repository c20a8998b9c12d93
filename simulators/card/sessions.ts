import { createHash, generateKeyPair, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { SignJWT } from 'jose'
import { flexLibrary } from './flex-library.ts'
import type { Card } from './read-card.ts'
import { maskOf, typeOf } from './read-card.ts'

const generateKeys = promisify(generateKeyPair)
const generateRsaKeys = () => generateKeys('rsa', { modulusLength: 2048 })

const contextMinutes = 15
/** A transient token lives this long, or until it has been authorized. */
export const tokenMinutes = 15

export const libraryPath = '/microform/bundle/v2.5.1/flex-microform.min.js'
const libraryIntegrity = `sha256-${createHash('sha256').update(flexLibrary).digest('base64')}`

export type Session = {
  id: string
  kid: string
  privateKey: KeyObject
  targetOrigins: string[]
  networks: string[]
  expiresAt: number
}

export type StoredToken = { jti: string; card: Card; expiresAt: number; used: boolean }

const seconds = (ms: number) => Math.floor(ms / 1000)
const jwkOf = (key: KeyObject, kid: string) => ({ ...key.export({ format: 'jwk' }), kid, use: 'enc' })

/**
 * Sessions of card fields. Each has a key pair of its own, whose public half its capture context carries; the tokens
 * made in it are signed with the private one.
 */
export const createSessions = async (publicUrl: string, now: () => Date) => {
  const vendor = await generateRsaKeys()
  const vendorKid = randomBytes(8).toString('hex')
  const sessions = new Map<string, Session>()
  const tokens = new Map<string, StoredToken>()
  const origin = new URL(publicUrl).origin

  return {
    /** Opens a session: the capture context, a JWT signed by the vendor. */
    open: async (targetOrigins: string[], networks: string[]): Promise<string> => {
      const sessionKeys = await generateRsaKeys()
      const at = now().getTime()
      const session: Session = {
        id: randomBytes(12).toString('base64url'),
        kid: randomBytes(8).toString('hex'),
        privateKey: sessionKeys.privateKey,
        targetOrigins,
        networks,
        expiresAt: at + contextMinutes * 60_000,
      }
      sessions.set(session.id, session)
      return new SignJWT({
        flx: {
          path: '/flex/v2/tokens',
          data: session.id,
          origin,
          jwk: jwkOf(sessionKeys.publicKey, session.kid),
        },
        ctx: [
          {
            type: 'mf-2.1.0',
            data: {
              clientLibrary: `${publicUrl}${libraryPath}`,
              clientLibraryIntegrity: libraryIntegrity,
              targetOrigins,
              mfOrigin: origin,
            },
          },
        ],
      })
        .setProtectedHeader({ alg: 'RS256', kid: vendorKid })
        .setIssuer('Flex API')
        .setIssuedAt(seconds(at))
        .setExpirationTime(seconds(session.expiresAt))
        .setJti(randomBytes(8).toString('base64url'))
        .sign(vendor.privateKey)
    },
    publicKey: (kid: string) => (kid === vendorKid ? jwkOf(vendor.publicKey, kid) : undefined),
    /** The session of these fields; undefined when it is not ours or over. */
    find: (id: string): Session | undefined => {
      const session = sessions.get(id)
      return session && session.expiresAt > now().getTime() ? session : undefined
    },
    /** Swaps a card for a transient token: a JWT signed with the session's key. */
    tokenize: async (session: Session, card: Card): Promise<string> => {
      const at = now().getTime()
      const jti =
        randomUUID().replaceAll('-', '').toUpperCase() + randomBytes(16).toString('hex').toUpperCase()
      const expiresAt = at + tokenMinutes * 60_000
      tokens.set(jti, { jti, card, expiresAt, used: false })
      const { number, month, year } = card
      return new SignJWT({
        type: 'mf-2.1.0',
        content: {
          paymentInformation: {
            card: {
              expirationYear: { value: String(year) },
              number: {
                maskedValue: maskOf(number),
                bin: number.slice(0, 6),
                detectedCardTypes: [typeOf(number)],
              },
              securityCode: {},
              expirationMonth: { value: String(month).padStart(2, '0') },
            },
          },
        },
      })
        .setProtectedHeader({ alg: 'RS256', kid: session.kid })
        .setIssuer(`Flex/08`)
        .setIssuedAt(seconds(at))
        .setExpirationTime(seconds(expiresAt))
        .setJti(jti)
        .sign(session.privateKey)
    },
    /** The card of a token that may still be used. */
    token: (jti: string): StoredToken | undefined => {
      const token = tokens.get(jti)
      return token && !token.used && token.expiresAt > now().getTime() ? token : undefined
    },
    /** One authorization, and the card number is forgotten. */
    spend: (token: StoredToken) => {
      token.used = true
      tokens.delete(token.jti)
    },
  }
}

export type Sessions = Awaited<ReturnType<typeof createSessions>>
