import Fastify from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>

const client = { clientId: 'back-office', clientSecret: 'a-secret-of-the-test' }

/** What a directory may get wrong in the id token it answers with. */
export type Lie = {
  /** Puts its own in the place of what would be right. */
  claims?: (right: Claims) => Claims
  /** Signs with a key that the directory does not publish. */
  foreignKey?: boolean
}

/**
 * A directory that says of whoever asks what a test wants it to: discovery, keys and token call, signed as a directory's are.
 * No real one can be made to err so.
 */
export const startLyingDirectory = async (person: Claims) => {
  const published = await generateKeyPair('RS256', { extractable: true })
  const foreign = await generateKeyPair('RS256')
  const app = Fastify({ logger: false })
  let lie: Lie = {}
  let nonce = ''
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  const origin = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  app.get('/.well-known/openid-configuration', () => ({
    issuer: origin(),
    authorization_endpoint: `${origin()}/authorize`,
    token_endpoint: `${origin()}/token`,
    jwks_uri: `${origin()}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }))
  app.get('/jwks', async () => ({
    keys: [{ ...(await exportJWK(published.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' }],
  }))
  app.post('/token', async () => {
    const now = Math.floor(Date.now() / 1000)
    const right = {
      iss: origin(),
      aud: client.clientId,
      sub: 'somebody',
      nonce,
      iat: now,
      exp: now + 300,
      auth_time: now,
      amr: ['pwd', 'mfa'],
      email_verified: true,
      ...person,
    }
    const key = (lie.foreignKey ? foreign : published).privateKey
    const token = new SignJWT(lie.claims?.(right) ?? right).setProtectedHeader({ alg: 'RS256', kid: 'one' })
    return { access_token: 'x', token_type: 'Bearer', expires_in: 300, id_token: await token.sign(key) }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    settings: {
      issuer: origin(),
      ...client,
      emailDomains: ['tienda.com.sv'],
      verifiedClaim: 'email_verified',
    },
    /** What a browser comes back with from the page that `url` leads to. */
    answer: (url: string, told: Lie = {}): string => {
      const { searchParams } = new URL(url)
      nonce = String(searchParams.get('nonce'))
      lie = told
      return String(new URLSearchParams({ code: 'a-code', state: String(searchParams.get('state')) }))
    },
    close: () => app.close(),
  }
}
