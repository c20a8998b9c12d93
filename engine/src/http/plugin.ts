import type { FastifyPluginAsync } from 'fastify'
import { type ContextSources, contextOf } from './context.ts'
import { onError } from './errors.ts'
import { modules } from './modules.ts'
import { mountModule } from './mount.ts'
import { shopSettings } from '../sites/index.ts'
import { openApiOf } from './open-api.ts'
import { createRateCounter } from './rate-limits.ts'
import { refuseUnstorableText } from './refuse-unstorable-text.ts'

export type EnginePluginOptions = ContextSources & {
  /** Tests: an answer that breaks its schema answers 500. */
  checkAnswers?: boolean
}

const oneMegabyte = 1024 * 1024

/**
 * The engine as a Fastify plugin: all operations at the contract's paths, `/openapi.json`, and `/shop-settings`, which a
 * storefront reads before it knows any site. Health and metrics
 * belong to the process and are mounted by the composition root.
 */
export const enginePlugin: FastifyPluginAsync<EnginePluginOptions> = async (app, world) => {
  app.setErrorHandler(onError(world.readiness))
  // Clients send `content-type: application/json` with an empty body (merge, logout): that is no body.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: oneMegabyte },
    (request, body, done) => {
      if (body === '') return done(null, undefined)
      // A webhook's signature is over its bytes.
      if ((request.routeOptions.config as { consumes?: string }).consumes === 'raw') return done(null, body)
      void app.getDefaultJsonParser('error', 'error')(request, body as string, done)
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: oneMegabyte },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  app.addHook('preHandler', async ({ params, query, body }) => refuseUnstorableText(params, query, body))
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-correlation-id', request.headers['correlation-id'] ?? request.id)
    // Pictures say themselves how long they keep.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('x-content-type-options', 'nosniff')
  })
  const mountOptions = {
    contextOf: (request: Parameters<typeof contextOf>[0]) => contextOf(request, world),
    checkAnswers: world.checkAnswers ?? false,
    callCounter: world.rateLimits ? createRateCounter(world.clock) : undefined,
  }
  for (const module of modules) mountModule(app, module, mountOptions)
  app.get('/shop-settings', async (_request, reply) => {
    const sites = await world.sites.all()
    reply.header('x-catalog-version', sites[0]?.catalogVersion)
    return shopSettings(sites)
  })
  let document: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiOf(modules))
    return reply.type('application/json').send(document)
  })
}
