import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Provider } from 'oidc-provider'
import { acceptForms, errorPage, sendPage, signInPage, style } from '../page.ts'
import { personFromForm } from '../people.ts'
import { openProvider, type People } from './open-provider.ts'
import type { OpenIdVendor, SimulatorOptions } from './vendor.ts'

/** The request as the library should see it: below its address, wherever it was asked. */
const belowBase = (raw: IncomingMessage, base: URL, prefix: string) => {
  const url = raw.url?.slice(prefix.length) || '/'
  raw.headers['x-forwarded-host'] = base.host
  raw.headers['x-forwarded-proto'] = base.protocol.replace(':', '')
  return Object.assign(raw, { url, originalUrl: base.pathname + url })
}

/** A certified OpenID Connect provider that believes whoever sits at the page. The provider's clock is the real one. */
export const openIdSimulator =
  (vendor: OpenIdVendor): FastifyPluginAsync<SimulatorOptions> =>
  async (app, options) => {
    const { name } = vendor
    const { baseUrl } = options
    const people: People = new Map()
    let opened: Promise<Provider> | undefined
    const provider = () => (opened ??= openProvider(vendor, options, people))

    app.get('/page.css', (_request, reply) => reply.type('text/css').send(style))

    /** The page on which the shopper says who they are. */
    const asking = async (form: FastifyInstance) => {
      acceptForms(form)
      form.setErrorHandler((error: Error & { error?: string }, _request, reply) =>
        sendPage(reply.code(400), errorPage(name, baseUrl, error.error ?? error.message)),
      )
      form.get('/interaction/:uid', async ({ raw }, reply) => {
        const { uid } = await (await provider()).interactionDetails(raw, reply.raw)
        return sendPage(reply, signInPage({ ...vendor, baseUrl, action: `${baseUrl}/interaction/${uid}` }))
      })
      form.post<{ Body: Record<string, string> }>('/interaction/:uid', async ({ raw, body }, reply) => {
        const result =
          body.answer === 'allow'
            ? { login: signIn(body) }
            : { error: 'access_denied', error_description: 'The person did not want to.' }
        const goOn = await (await provider()).interactionResult(raw, reply.raw, result)
        return reply.redirect(goOn, 303)
      })
    }
    const signIn = (form: Record<string, string>) => {
      const person = personFromForm(form)
      const subject = vendor.subject(person)
      people.set(subject, person)
      const amr = vendor.methods?.(person)
      return { accountId: subject, remember: false, ...(amr ? { amr } : {}) }
    }
    await app.register(asking)

    /** The library handles the whole protocol and reads the bodies itself. */
    await app.register(async (protocol) => {
      protocol.removeAllContentTypeParsers()
      protocol.addContentTypeParser('*', (_request, _payload, done) => done(null))
      protocol.all('/*', async ({ raw }, reply) => {
        const answer = (await provider()).callback()
        reply.hijack()
        await answer(belowBase(raw, new URL(baseUrl), app.prefix), reply.raw)
      })
    })
  }
