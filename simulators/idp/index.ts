import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Provider } from 'oidc-provider'
import { openProvider, type ProviderOptions } from './open-provider.ts'
import { errorPage, policy, signInPage, style } from './page.ts'
import { createPeople } from './people.ts'

type Answer = { email?: string; name?: string; verified?: string; answer?: string }

const page = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html)

/** The request as the library should see it: below its issuer, wherever it was asked. */
const belowIssuer = (raw: IncomingMessage, issuer: URL, prefix: string) => {
  const url = raw.url?.slice(prefix.length) || '/'
  raw.headers['x-forwarded-host'] = issuer.host
  raw.headers['x-forwarded-proto'] = issuer.protocol.replace(':', '')
  return Object.assign(raw, { url, originalUrl: issuer.pathname + url })
}

/** A certified OpenID Connect provider that believes whoever sits at the page. Its clock is the real one. */
export const identitySimulator: FastifyPluginAsync<ProviderOptions> = async (app, options) => {
  const { name, issuer } = options
  const people = createPeople()
  let opened: Promise<Provider> | undefined
  const provider = () => (opened ??= openProvider(options, people))

  app.get('/page.css', (_request, reply) => reply.type('text/css').send(style))

  /** The page on which the shopper says who they are. */
  const asking = async (form: FastifyInstance) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    form.setErrorHandler((error: Error & { error?: string }, _request, reply) =>
      page(reply.code(400), errorPage(name, issuer, error.error ?? error.message)),
    )
    form.get('/interaction/:uid', async ({ raw }, reply) => {
      const { uid } = await (await provider()).interactionDetails(raw, reply.raw)
      return page(reply, signInPage(name, issuer, `${issuer}/interaction/${uid}`))
    })
    form.post<{ Body: Answer }>('/interaction/:uid', async ({ raw, body }, reply) => {
      const { email = '', verified } = body
      const result =
        body.answer === 'allow'
          ? {
              login: {
                accountId: people.add({ email, name: body.name ?? '', verified: verified === 'yes' }),
                remember: false,
              },
            }
          : { error: 'access_denied', error_description: 'The person did not want to.' }
      const goOn = await (await provider()).interactionResult(raw, reply.raw, result)
      return reply.redirect(goOn, 303)
    })
  }
  await app.register(asking)

  /** Everything of the protocol is the library's. It reads the bodies itself. */
  await app.register(async (protocol) => {
    protocol.removeAllContentTypeParsers()
    protocol.addContentTypeParser('*', (_request, _payload, done) => done(null))
    protocol.all('/*', async ({ raw }, reply) => {
      const answer = (await provider()).callback()
      reply.hijack()
      await answer(belowIssuer(raw, new URL(issuer), app.prefix), reply.raw)
    })
  })
}
