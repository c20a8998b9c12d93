import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { Configuration, Provider } from 'oidc-provider'
import { errorPage, policy } from '../page.ts'
import type { Person } from '../people.ts'
import { createMemoryStore } from './memory-store.ts'
import { publishIssuer } from './publish-issuer.ts'
import type { OpenIdVendor, SimulatorOptions } from './vendor.ts'

const minutes = 60

/** The signature of id tokens, as the providers it stands for make it. */
const algorithm = 'RS256'

const keyId = randomBytes(8).toString('base64url')

/** Who signed in here, by the provider's key of them. What they typed last is what the provider tells of them. */
export type People = Map<string, Person>

const configuration = async (
  { name, claimNames, claims }: OpenIdVendor,
  { baseUrl, client }: SimulatorOptions,
  people: People,
  privateKey: CryptoKey,
): Promise<Configuration> => {
  const path = new URL(baseUrl).pathname
  const cookie = { httpOnly: true, sameSite: 'lax', path } as const
  return {
    adapter: createMemoryStore(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: algorithm, kid: keyId }] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: client.redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: algorithm,
      },
    ],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: claimNames,
    // As the providers it stands for do it: the id token tells who it is, nothing need be asked afterwards.
    conformIdTokenClaims: false,
    findAccount: (_ctx, subject) => {
      const person = people.get(subject)
      return person && { accountId: subject, claims: async () => ({ sub: subject, ...claims(person) }) }
    },
    // The page that asks who one is is the consent too.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    expiresWithSession: () => false,
    interactions: { url: (_ctx, { uid }) => `${path}/interaction/${uid}` },
    routes: { authorization: '/authorize', token: '/token', jwks: '/jwks', userinfo: '/userinfo' },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: `idp_${name}_session`,
        interaction: `idp_${name}_question`,
        resume: `idp_${name}_resume`,
      },
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: 5 * minutes,
      AuthorizationCode: 1 * minutes,
      IdToken: 5 * minutes,
      Interaction: 15 * minutes,
      Grant: 15 * minutes,
      Session: 15 * minutes,
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html'
      ctx.set('content-security-policy', policy)
      ctx.body = errorPage(name, baseUrl, `${error}: ${description ?? ''}`)
    },
  }
}

/**
 * The provider, with a key of its own. The library is loaded here, when a first person wants to sign in: loading takes a
 * third of a second, which no start of the shop should wait for.
 */
export const openProvider = async (
  vendor: OpenIdVendor,
  options: SimulatorOptions,
  people: People,
): Promise<Provider> => {
  const { Provider: OpenIdProvider } = await import('oidc-provider/lib/provider.js')
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const provider = new OpenIdProvider(
    options.baseUrl,
    await configuration(vendor, options, people, privateKey),
  )
  provider.proxy = true
  if (vendor.issuer) provider.use(publishIssuer(vendor.issuer, { privateKey, algorithm, keyId }))
  return provider
}
