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

/** Providers on a port of their own, with what a shopper's browser would do. */
export const startIdentitySimulators = async (names: string[]) => {
  const port = await freePort()
  const issuerOf = (name: string) => `http://127.0.0.1:${port}/idp/${name}`
  const app = Fastify({ logger: false })
  for (const name of names) {
    await app.register(identitySimulator, { prefix: `/idp/${name}`, name, issuer: issuerOf(name), client })
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
      const page = await (await fetch(authorizationUrl)).text()
      const fields = [...page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)]
      const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
      form.set('email', person.email)
      form.set('name', person.name ?? 'Paula Ejemplo')
      if (person.verified !== false) form.set('verified', 'yes')
      form.set('answer', press)
      const sent = await fetch(new URL(authorizationUrl).href.replace(/\?.*/, ''), {
        method: 'POST',
        body: form,
        redirect: 'manual',
      })
      return new URL(String(sent.headers.get('location')))
    },
    close: () => app.close(),
  }
}
