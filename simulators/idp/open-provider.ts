import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { Configuration, Provider } from 'oidc-provider'
import { createMemoryStore } from './memory-store.ts'
import { errorPage, policy } from './page.ts'
import type { createPeople } from './people.ts'

export type ProviderOptions = {
  /** The provider it stands for, shown on its page: google, microsoft, facebook. */
  name: string
  /** Its issuer: where browsers and the shop reach this plugin, prefix included. */
  issuer: string
  client: { clientId: string; clientSecret: string; redirectUris: string[] }
}

const minutes = 60

const configuration = async (
  { name, issuer, client }: ProviderOptions,
  people: ReturnType<typeof createPeople>,
): Promise<Configuration> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const path = new URL(issuer).pathname
  const cookie = { httpOnly: true, sameSite: 'lax', path } as const
  return {
    adapter: createMemoryStore(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'ES256' }] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: client.redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // As the providers it stands for do it: the id token tells who it is, nothing need be asked afterwards.
    conformIdTokenClaims: false,
    findAccount: (_ctx, subject) => people.account(subject),
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
      ctx.body = errorPage(name, issuer, `${error}: ${description ?? ''}`)
    },
  }
}

/**
 * The provider, with keys of its own. The library is loaded here, when a first person wants to sign in: it takes a
 * third of a second, which no start of the shop should wait for.
 */
export const openProvider = async (
  options: ProviderOptions,
  people: ReturnType<typeof createPeople>,
): Promise<Provider> => {
  const { Provider: OpenIdProvider } = await import('oidc-provider/lib/provider.js')
  const provider = new OpenIdProvider(options.issuer, await configuration(options, people))
  provider.proxy = true
  return provider
}
