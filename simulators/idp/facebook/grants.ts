import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Person } from '../people.ts'
import { GraphError } from './graph-error.ts'

type Client = { clientId: string; clientSecret: string; redirectUris: string[] }
type Code = { person: Person; redirectUri: string; expiresAt: number }

/** The vendor's own figures: minutes for a code, about two months for a token. */
const codeMs = 10 * 60_000
const tokenSeconds = 60 * 86_400

export type Exchange = Partial<Record<'client_id' | 'client_secret' | 'redirect_uri' | 'code', string>>

const equal = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Codes and tokens of one app. */
export const createGrants = ({ clientId, clientSecret }: Client) => {
  const codes = new Map<string, Code>()
  const used = new Set<string>()
  const tokens = new Map<string, Person>()
  const proofOf = (token: string) => createHmac('sha256', clientSecret).update(token).digest('hex')
  return {
    /** A code for who signed in, bound to the address it is sent to. */
    issueCode: (person: Person, redirectUri: string): string => {
      const code = randomBytes(24).toString('base64url')
      codes.set(code, { person, redirectUri, expiresAt: Date.now() + codeMs })
      return code
    },
    /** A code for a token, once, by the app itself. Throws GraphError. */
    exchange: ({ client_id, client_secret, redirect_uri, code = '' }: Exchange) => {
      if (client_id !== clientId)
        throw new GraphError('Error validating application. Invalid application ID.', 101)
      if (client_secret !== clientSecret) throw new GraphError('Error validating client secret.', 1)
      const found = codes.get(code)
      if (used.has(code))
        throw new GraphError('This authorization code has been used.', 100, { subcode: 36009 })
      if (!found) throw new GraphError('Invalid verification code format.', 100)
      if (found.expiresAt < Date.now())
        throw new GraphError('This authorization code has expired.', 100, { subcode: 36007 })
      if (found.redirectUri !== redirect_uri)
        throw new GraphError(
          'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
          100,
          { subcode: 36008 },
        )
      codes.delete(code)
      used.add(code)
      const token = randomBytes(32).toString('base64url')
      tokens.set(token, found.person)
      return { access_token: token, token_type: 'bearer', expires_in: tokenSeconds }
    },
    /** Whom a token stands for. Asked by a server, a proof that it holds the app's secret goes along. Throws GraphError. */
    personOf: (token: string, proof: string | undefined): Person => {
      const person = tokens.get(token)
      if (!person) throw new GraphError('Invalid OAuth access token - Cannot parse access token', 190)
      if (proof === undefined)
        throw new GraphError('API calls from the server require an appsecret_proof argument', 100, {
          type: 'GraphMethodException',
        })
      if (!equal(proof, proofOf(token)))
        throw new GraphError('Invalid appsecret_proof provided in the API argument', 100, {
          type: 'GraphMethodException',
        })
      return person
    },
  }
}
