import { createServer, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { type IdentitySimulator, identitySimulators } from './index.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const client = { clientId: 'lamina-demo', clientSecret: 'lamina-demo-secret' }

/** A browser that keeps cookies and follows no redirect by itself. */
const createBrowser = () => {
  const cookies = new Map<string, string>()
  return async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    return { answer, location: location ? new URL(location, url).href : '' }
  }
}

/** Who sits at the page: an empty address, where the provider lets one be missing, and a kind of account that it has. */
export type TypedPerson = { email: string; name?: string; kind?: string }

const names = ['google', 'microsoft', 'facebook', 'directory'] as const satisfies readonly IdentitySimulator[]

/** Every provider, on one port, with what a shopper's browser would do. `returnsTo`: the shop's address for each. */
export const startIdentitySimulators = async (returnsTo: (name: IdentitySimulator) => string) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const baseUrlOf = (name: IdentitySimulator) => `${origin}/idp/${name}`
  const app = Fastify({ logger: false })
  for (const name of names) {
    await app.register(identitySimulators[name], {
      prefix: `/idp/${name}`,
      baseUrl: baseUrlOf(name),
      client: { ...client, redirectUris: [returnsTo(name)] },
    })
  }
  await app.listen({ port, host: '127.0.0.1' })
  return {
    /** What the shop is set to, to sign in there. */
    settings: {
      google: { issuer: baseUrlOf('google'), ...client },
      microsoft: {
        issuer: 'https://login.microsoftonline.com/common/v2.0',
        discoveryBaseUrl: baseUrlOf('microsoft'),
        ...client,
      },
      directory: { issuer: baseUrlOf('directory'), ...client },
      facebook: {
        dialogUrl: `${baseUrlOf('facebook')}/v24.0`,
        graphUrl: `${baseUrlOf('facebook')}/v24.0`,
        ...client,
      },
    },
    /** Opens the page and presses a button; answers where it sends the browser. */
    answer: async (
      authorizationUrl: string,
      { email, name = 'Paula Ejemplo', kind }: TypedPerson,
      press: 'allow' | 'deny' = 'allow',
    ): Promise<URL> => {
      const browse = createBrowser()
      const { answer: first, location } = await browse(authorizationUrl)
      const page = location ? await (await browse(location)).answer.text() : await first.text()
      const action = /action="([^"]+)"/.exec(page)?.[1]
      if (!action) throw new Error(`no page to sign in at: ${page}`)
      const form = new URLSearchParams({ email, name, answer: press, ...(kind ? { kind } : {}) })
      const { location: goOn } = await browse(action, { method: 'POST', body: form })
      const back = new URL(goOn.startsWith(origin) ? (await browse(goOn)).location : goOn)
      // A browser keeps the fragment to itself.
      back.hash = ''
      return back
    },
    close: () => app.close(),
  }
}
