import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { signInPage, style } from './page.ts'
import { createGrants, type Grant, subjectOf } from './people.ts'

export type IdentitySimulatorOptions = {
  /** The provider it stands for, shown on its page: google, microsoft, facebook. */
  name: string
  /** Its issuer: where browsers and the shop reach this plugin, prefix included. */
  issuer: string
  client: { clientId: string; clientSecret: string }
}

type Question = Record<string, string | undefined>

const kept = ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge'] as const

const back = (reply: FastifyReply, redirectUri: string, answer: Question) => {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) if (value) url.searchParams.set(name, value)
  return reply.code(303).header('location', url.href).send()
}

const secretOf = (header: string | undefined, body: Question) => {
  if (!header?.startsWith('Basic ')) return `${body.client_id}:${body.client_secret}`
  return decodeURIComponent(Buffer.from(header.slice(6), 'base64').toString())
}

const answers = ({ codeChallenge }: Grant, verifier = '') =>
  codeChallenge === undefined || createHash('sha256').update(verifier).digest('base64url') === codeChallenge

/** An OpenID Connect provider that believes whoever sits at the page. Its clock is the real one. */
export const identitySimulator: FastifyPluginAsync<IdentitySimulatorOptions> = async (app, options) => {
  const { name, issuer, client } = options
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'simulator', use: 'sig', alg: 'ES256' }
  const grants = createGrants()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  app.get('/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  }))
  app.get('/jwks', async () => ({ keys: [jwk] }))
  app.get('/page.css', (_request, reply) => reply.type('text/css').send(style))

  app.get<{ Querystring: Question }>('/authorize', async ({ query }, reply) => {
    if (query.client_id !== client.clientId || !URL.canParse(query.redirect_uri ?? '')) {
      return reply.code(400).type('text/plain').send('Unknown client or redirect.')
    }
    const fields = Object.fromEntries(kept.map((key) => [key, query[key] ?? '']))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(signInPage(name, issuer, fields))
  })

  app.post<{ Body: Question }>('/authorize', async ({ body }, reply) => {
    const { redirect_uri: redirectUri = '', state } = body
    if (body.client_id !== client.clientId || !URL.canParse(redirectUri)) return reply.code(400).send()
    if (body.answer !== 'allow') return back(reply, redirectUri, { error: 'access_denied', state })
    const code = grants.open({
      person: { email: body.email ?? '', name: body.name ?? '', verified: body.verified === 'yes' },
      clientId: client.clientId,
      redirectUri,
      nonce: body.nonce || undefined,
      codeChallenge: body.code_challenge || undefined,
    })
    return back(reply, redirectUri, { code, state })
  })

  app.post<{ Body: Question }>('/token', async ({ body, headers }, reply) => {
    if (secretOf(headers.authorization, body) !== `${client.clientId}:${client.clientSecret}`) {
      return reply.code(401).send({ error: 'invalid_client' })
    }
    const grant = grants.take(body.code ?? '')
    if (!grant || grant.redirectUri !== body.redirect_uri || !answers(grant, body.code_verifier)) {
      return reply.code(400).send({ error: 'invalid_grant' })
    }
    const { person, nonce } = grant
    const [given, ...family] = person.name.split(' ')
    const idToken = await new SignJWT({
      email: person.email,
      email_verified: person.verified,
      name: person.name,
      given_name: given,
      family_name: family.join(' '),
      ...(nonce ? { nonce } : {}),
    })
      .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
      .setIssuer(issuer)
      .setAudience(client.clientId)
      .setSubject(subjectOf(person))
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    return reply
      .header('cache-control', 'no-store')
      .send({ access_token: 'simulated', token_type: 'Bearer', expires_in: 300, id_token: idToken })
  })
}
