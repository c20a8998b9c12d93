import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { catalogVersionsOf } from '../kernel/site.ts'
import { shopSettings } from '../sites/module.ts'
import { type ContextSources, contextOf } from './context.ts'
import { onError, unsupportedMediaType } from './errors.ts'
import { adminModules } from './admin-modules.ts'
import { staffModules } from './staff-modules.ts'
import { modules } from './modules.ts'
import { mountModule } from './mount.ts'
import { mountAdminModule, mountTokenCall } from './mount-admin.ts'
import { adminOpenApiOf, openApiOf } from './open-api.ts'
import { mountStaffModule } from './mount-staff.ts'
import { createRateCounter } from './rate-limits.ts'
import { refuseUnstorableText } from './refuse-unstorable-text.ts'

export type EnginePluginOptions = ContextSources & {
  /** Tests: an answer that breaks its schema answers 500. */
  checkAnswers?: boolean
}

const oneMegabyte = 1024 * 1024

/**
 * The engine as a Fastify plugin: the shoppers' and the merchant's operations at the contract's paths, their OpenAPI
 * documents, and `/shop-settings`, which a storefront reads before it knows any site. Health and metrics
 * belong to the process and are mounted by the composition root.
 */
export const enginePlugin: FastifyPluginAsync<EnginePluginOptions> = async (app, sources) => {
  app.setErrorHandler(onError(sources.readiness))
  // Clients send `content-type: application/json` with an empty body (merge, logout): that is no body.
  app.removeContentTypeParser('application/json')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: oneMegabyte },
    (request, body, done) => {
      if (body === '') return done(null, undefined)
      // A webhook's signature is over its bytes.
      if ((request.routeOptions.config as { consumes?: string }).consumes === 'raw') return done(null, body)
      Promise.resolve(parseJson(request, body as string, done)).catch(done)
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: oneMegabyte },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  // A file and lines are not read before whoever sends them is known: the call that takes them reads them as they arrive.
  for (const [mediaType, kind] of [
    ['application/octet-stream', 'bytes'],
    ['application/x-ndjson', 'lines'],
  ] as const)
    app.addContentTypeParser(mediaType, (request, payload, done) => {
      const { consumes } = request.routeOptions.config as { consumes?: string }
      if (consumes === kind) return done(null, payload)
      done(unsupportedMediaType(`The call takes no ${mediaType}.`))
    })
  app.addHook('preHandler', async ({ params, query, body }) => refuseUnstorableText(params, query, body))
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-correlation-id', request.headers['correlation-id'] ?? request.id)
    // Pictures say themselves how long they keep.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    reply.header('x-content-type-options', 'nosniff')
  })
  const checkAnswers = sources.checkAnswers ?? false
  const callCounter = sources.rateLimits ? createRateCounter(sources.clock) : undefined
  const mountOptions = {
    contextOf: (request: Parameters<typeof contextOf>[0]) => contextOf(request, sources),
    checkAnswers,
    callCounter,
  }
  for (const module of modules) mountModule(app, module, mountOptions)
  const adminOptions = { sources, checkAnswers, callCounter }
  for (const module of adminModules) mountAdminModule(app, module, adminOptions)
  for (const module of staffModules) mountStaffModule(app, module, adminOptions)
  mountTokenCall(app, adminOptions)
  app.get('/shop-settings', async (_request, reply) => {
    const sites = await sources.sites.all()
    reply.header('x-catalog-version', catalogVersionsOf(sites))
    return shopSettings(sites)
  })
  serveDocument(app, '/openapi.json', () => openApiOf(modules))
  serveDocument(app, '/admin-openapi.json', () => adminOpenApiOf(adminModules, staffModules))
}

/** Serves a document that is written when somebody first asks for it. */
const serveDocument = (app: FastifyInstance, path: string, write: () => object) => {
  let text: string | undefined
  app.get(path, (_request, reply) => {
    text ??= JSON.stringify(write())
    return reply.type('application/json').send(text)
  })
}
