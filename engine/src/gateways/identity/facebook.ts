import { createHmac } from 'node:crypto'
import type { IdentityProvider, Person } from './identity-gateway.ts'
import { type Claims, namesOf, textClaim } from './read-claims.ts'

export type FacebookSettings = {
  /** `https://www.facebook.com/v{N}.0`: where the browser goes. */
  dialogUrl: string
  /** `https://graph.facebook.com/v{N}.0`: whom the shop asks. */
  graphUrl: string
  clientId: string
  clientSecret: string
}

const timeoutMs = 5_000

/** The vendor's code for an answer that is the person's or their browser's to blame: a code that is wrong, old or used. */
const wrongParameter = 100

const isObject = (value: unknown): value is Claims => typeof value === 'object' && value !== null

type Answer = { ok: true; body: Claims } | { ok: false; code: unknown; message: string }

const ask = async (url: URL): Promise<Answer> => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const body: unknown = await response.json()
  if (response.ok && isObject(body)) return { ok: true, body }
  const error = isObject(body) && isObject(body.error) ? body.error : {}
  return { ok: false, code: error.code, message: `${response.status} ${textClaim(error.message)}` }
}

const withQuery = (address: string, query: Record<string, string>) => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** Nothing tells whether an address is verified: it counts as typed by the person. */
const readPerson = (body: Claims): Person => ({
  tenant: '',
  subject: textClaim(body.id),
  email: textClaim(body.email) || undefined,
  emailVerified: false,
  ...namesOf(body.name, body.first_name, body.last_name),
})

/** Facebook: OAuth 2.0 and the Graph API; there is no discovery, no id token and no nonce: the state is the binding. */
export const openFacebook = ({
  dialogUrl,
  graphUrl,
  clientId,
  clientSecret,
}: FacebookSettings): IdentityProvider => {
  const fail = (what: string, { message }: { message: string }) =>
    new Error(`Facebook refuses ${what}: ${message}`)

  const fetchToken = async (code: string, redirectUri: string) => {
    const answer = await ask(
      withQuery(`${graphUrl}/oauth/access_token`, {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        code,
      }),
    )
    if (answer.ok) return textClaim(answer.body.access_token)
    if (answer.code === wrongParameter) return undefined
    throw fail('our credentials', answer)
  }

  const fetchPerson = async (token: string) => {
    const answer = await ask(
      withQuery(`${graphUrl}/me`, {
        fields: 'id,name,first_name,last_name,email',
        access_token: token,
        // Holds only for tokens of our own app, so that no other app's token signs anybody in here.
        appsecret_proof: createHmac('sha256', clientSecret).update(token).digest('hex'),
      }),
    )
    if (answer.ok) return readPerson(answer.body)
    throw fail('to tell who signed in', answer)
  }

  return {
    authorizationUrl: async ({ state, redirectUri }) =>
      withQuery(`${dialogUrl}/dialog/oauth`, {
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        scope: 'public_profile,email',
        response_type: 'code',
      }).href,
    personOf: async (returned, { state, redirectUri }) => {
      const { searchParams } = returned
      const code = searchParams.get('code')
      if (!code || searchParams.get('state') !== state) return undefined
      const token = await fetchToken(code, redirectUri)
      const person = token ? await fetchPerson(token) : undefined
      return person?.subject ? person : undefined
    },
    check: async () => void (await fetchToken('made-up', 'https://shop.invalid/')),
  }
}
