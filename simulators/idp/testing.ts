import { createServer, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { identitySimulator } from './index.ts'

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

/** Providers on a port of their own, with what a shopper's browser would do. `returnsTo`: the shop's address for each. */
export const startIdentitySimulators = async (names: string[], returnsTo: (name: string) => string) => {
  const port = await freePort()
  const issuerOf = (name: string) => `http://127.0.0.1:${port}/idp/${name}`
  const app = Fastify({ logger: false })
  for (const name of names) {
    await app.register(identitySimulator, {
      prefix: `/idp/${name}`,
      name,
      issuer: issuerOf(name),
      client: { ...client, redirectUris: [returnsTo(name)] },
    })
  }
  await app.listen({ port, host: '127.0.0.1' })
  return {
    settingsOf: (name: string) => ({ issuer: issuerOf(name), ...client }),
    /** Opens the page and presses a button; answers where it sends the browser. */
    answer: async (
      authorizationUrl: string,
      person: { email: string; name?: string; verified?: boolean },
      press: 'allow' | 'deny' = 'allow',
    ): Promise<URL> => {
      const browse = createBrowser()
      const { location: page } = await browse(authorizationUrl)
      const form = new URLSearchParams({
        ...person,
        name: person.name ?? 'Paula Ejemplo',
        answer: press,
        verified: 'yes',
      })
      if (person.verified === false) form.delete('verified')
      const { location: goOn } = await browse(page, { method: 'POST', body: form })
      return new URL((await browse(goOn)).location)
    },
    close: () => app.close(),
  }
}
