import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a process counts, in Prometheus' text form. */
export type Metrics = {
  /** Times every request of a listener, by route pattern, so that ids do not become labels. */
  watch(app: FastifyInstance): void
  /** Queries these figures whenever somebody reads the metrics: they are the database's, the same in every process. */
  watchJobs(ask: () => Promise<{ waiting: number; givenUp: number }>): void
  text(): Promise<string>
  contentType: string
}

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to its last byte.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    watchJobs: (ask) => {
      const jobs = new Gauge({
        name: 'lamina_jobs',
        help: 'Background jobs that wait to be tried, and those given up, of the whole shop.',
        labelNames: ['state'],
        registers: [registry],
        collect: async () => {
          // Without the database nothing is known of them; the rest of the metrics is then wanted most.
          const known = await ask().catch(() => undefined)
          jobs.reset()
          if (!known) return
          jobs.set({ state: 'waiting' }, known.waiting)
          jobs.set({ state: 'given-up' }, known.givenUp)
        },
      })
    },
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown'
        seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
  }
}
