import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { listenerErrors, originForm, refuseAmbiguous } from '../engine/src/index.ts'
import type { Config } from './config.ts'
import { healthRoutes, type Health } from './health.ts'
import type { Metrics } from './metrics.ts'

/** The listener of PORT, empty. */
export const shopListener = (config: Config, loggerInstance: FastifyBaseLogger): FastifyInstance => {
  const app = Fastify({
    ...listenerErrors,
    rewriteUrl: originForm,
    loggerInstance,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Longer than a balancer keeps its idle connections, so that it is never us who closes one under a request.
    keepAliveTimeout: 72_000,
    requestTimeout: 30_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // Pages and engine are plugins that load their parts: on a busy machine that is more than Fastify's ten seconds.
    pluginTimeout: 60_000,
  })
  app.addHook('onRequest', refuseAmbiguous)
  return app
}

/** The listener of METRICS_PORT: numbers and health, nothing of the shop. */
export const metricsListener = (metrics: Metrics, health: Health): FastifyInstance => {
  const app = Fastify({ logger: false })
  healthRoutes(app, health)
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  return app
}
