import { createHmac } from 'node:crypto'
import { Auth, type AuthConfig, skipCSRFCheck } from '@auth/core'
import type { Provider } from '@auth/core/providers'
import Facebook from '@auth/core/providers/facebook'
import Google from '@auth/core/providers/google'
import MicrosoftEntraId from '@auth/core/providers/microsoft-entra-id'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { startIdentitySimulators, type TypedPerson } from '../idp/testing.ts'
import { judgeOf } from './verdicts.ts'

/**
 * Auth.js as a shop of its own: its provider files know each vendor's addresses, members and order of steps. Its
 * requests to the vendors' hosts go to the simulators instead.
 */
const origin = 'http://localhost:3000'
const idOf = { google: 'google', microsoft: 'microsoft-entra-id', facebook: 'facebook' } as const
type Vendor = keyof typeof idOf

let simulators: Awaited<ReturnType<typeof startIdentitySimulators>>
const network = globalThis.fetch

/** Asked at Facebook by a server, a proof goes along: the simulated app is set to want one. */
const toFacebook = ({ pathname, search }: URL, authorization: string | null): URL => {
  const { graphUrl, clientSecret } = simulators.settings.facebook
  const target = new URL(`${new URL(graphUrl).origin}/idp/facebook${pathname}${search}`)
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (token) {
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
    target.searchParams.set('appsecret_proof', proof)
  }
  return target
}

/** What the vendor publishes of all tenants, at the address of one: the issuer names it. */
const discoverAtMicrosoft = async ({ pathname }: URL): Promise<Response> => {
  const [, tenant = '', ...rest] = pathname.split('/')
  const { issuer, discoveryBaseUrl } = simulators.settings.microsoft
  const version = new URL(issuer).pathname.split('/').at(-1)
  const answer = await network(`${discoveryBaseUrl}/${rest.filter((part) => part !== version).join('/')}`)
  const text = await answer.text()
  const named = tenant === 'common' ? text : text.replace('{tenantid}', tenant)
  return new Response(named, { headers: { 'content-type': 'application/json' } })
}

const atVendors = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init)
  const url = new URL(request.url)
  switch (url.host) {
    // The picture of a person is another vendor's matter, and there is none.
    case 'graph.microsoft.com':
      return Promise.resolve(new Response(null, { status: 404 }))
    case 'login.microsoftonline.com':
      return discoverAtMicrosoft(url)
    case 'graph.facebook.com':
      return network(new Request(toFacebook(url, request.headers.get('authorization')), request))
    default:
      return network(request)
  }
}

beforeAll(async () => {
  simulators = await startIdentitySimulators(
    // A directory of staff is no vendor of shoppers.
    (name) => `${origin}/auth/callback/${name === 'directory' ? name : idOf[name]}`,
  )
  vi.stubGlobal('fetch', atVendors)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await simulators.close()
})

const providerOf = (name: Vendor): Provider => {
  const { clientId, clientSecret } = simulators.settings[name]
  switch (name) {
    case 'google':
      return Google({ clientId, clientSecret, issuer: simulators.settings.google.issuer })
    case 'microsoft':
      return MicrosoftEntraId({ clientId, clientSecret })
    case 'facebook':
      return Facebook({ clientId, clientSecret })
  }
}

/** Facebook's dialog lies on a host of its own. The version that the library names has ended since. */
const dialogAt = (url: URL): string =>
  url.host === 'www.facebook.com'
    ? `${simulators.settings.facebook.dialogUrl}${url.pathname.replace(/^\/v[\d.]+/, '')}${url.search}`
    : url.href

/** Signs in by the library alone: what its provider has read of the person, and where it leads. */
const signIn = async (name: Vendor, person: TypedPerson, press: 'allow' | 'deny' = 'allow') => {
  let read: object | undefined
  const config: AuthConfig = {
    basePath: '/auth',
    secret: 'a secret of the judge alone',
    trustHost: true,
    skipCSRFCheck,
    providers: [providerOf(name)],
    logger: { error: () => undefined, warn: () => undefined },
    callbacks: {
      signIn: ({ user, profile }) => {
        read = { user, profile }
        return true
      },
    },
  }
  const begun = await Auth(
    new Request(`${origin}/auth/signin/${idOf[name]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    }),
    config,
  )
  const dialog = new URL(begun.headers.get('location') ?? '')
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const back = await simulators.answer(dialogAt(dialog), person, press)
  const ended = await Auth(new Request(back, { headers: { cookie } }), config)
  return { read, leadsTo: ended.headers.get('location') }
}

const google = judgeOf('sign-in with Google', 'Auth.js')
google('code flow and profile', async () => {
  const { read } = await signIn('google', { email: 'ana@gmail.example', name: 'Ana Prueba' })
  expect(read).toMatchObject({
    user: { name: 'Ana Prueba', email: 'ana@gmail.example' },
    profile: { email_verified: true, given_name: 'Ana', family_name: 'Prueba' },
  })
})

const microsoft = judgeOf('sign-in with Microsoft', 'Auth.js')
microsoft('code flow of a tenant and profile', async () => {
  const { read } = await signIn('microsoft', { email: 'ana@outlook.example', name: 'Ana Prueba' })
  expect(read).toMatchObject({
    user: { name: 'Ana Prueba', email: 'ana@outlook.example' },
    profile: { tid: expect.any(String), preferred_username: 'ana@outlook.example' },
  })
  expect(read).not.toHaveProperty('profile.email_verified')
})
microsoft('an account without an address', async () => {
  const { read } = await signIn('microsoft', { email: '', name: 'Ana Prueba' })
  expect(read).toHaveProperty('user.name', 'Ana Prueba')
  expect(read).not.toHaveProperty('profile.email')
})

const facebook = judgeOf('sign-in with Facebook', 'Auth.js')
facebook('dialog, access token, /me with the picture', async () => {
  const { read } = await signIn('facebook', { email: 'ana@facebook.example', name: 'Ana Prueba' })
  expect(read).toMatchObject({
    user: { name: 'Ana Prueba', email: 'ana@facebook.example', image: expect.stringMatching(/^https?:/) },
    profile: { id: expect.stringMatching(/^\d+$/) },
  })
})
facebook('an account without an address', async () => {
  const { read } = await signIn('facebook', { email: '', name: 'Ana Prueba' })
  expect(read).toHaveProperty('user.name', 'Ana Prueba')
  expect(read).not.toHaveProperty('profile.email')
})
facebook('whoever refuses the dialog', async () => {
  const { read, leadsTo } = await signIn('facebook', { email: 'ana@facebook.example' }, 'deny')
  expect(read).toBeUndefined()
  expect(leadsTo).toContain('error=')
})
