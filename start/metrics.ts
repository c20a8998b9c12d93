import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a process counts, in Prometheus' text form. */
export type Metrics = {
  /** Times every request of a listener, by route pattern, so that ids do not become labels. */
  watch(app: FastifyInstance): void
  /** Queries these figures whenever somebody reads the metrics: they are the database's, the same in every process. */
  watchJobs(ask: () => Promise<{ waiting: number; givenUp: number }>): void
  /** The same for how payments and the vendors' lists last compared. */
  watchPayments(ask: () => Promise<ReconciledMethod[]>): void
  text(): Promise<string>
  contentType: string
}

type ReconciledMethod = { method: string; differences: number; finishedAt: Date | null }

/** A gauge of each method's last comparison; without the database nothing is known of any. */
const gaugeOfMethods = (
  registry: Registry,
  ask: () => Promise<ReconciledMethod[]>,
  { name, help, valueOf }: { name: string; help: string; valueOf: (one: ReconciledMethod) => number },
) => {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ['method'],
    registers: [registry],
    collect: async () => {
      const known = await ask().catch(() => [])
      gauge.reset()
      for (const one of known) gauge.set({ method: one.method }, valueOf(one))
    },
  })
}

const watchPayments = (registry: Registry, ask: () => Promise<ReconciledMethod[]>) => {
  gaugeOfMethods(registry, ask, {
    name: 'lamina_payment_differences',
    help: 'Where the ledger of payments and the list of the vendor who takes them last differed.',
    valueOf: ({ differences }) => differences,
  })
  gaugeOfMethods(registry, ask, {
    name: 'lamina_payments_reconciled_timestamp_seconds',
    help: 'When the ledger was last compared with the list of a vendor; 0: never yet.',
    valueOf: ({ finishedAt }) => (finishedAt?.getTime() ?? 0) / 1000,
  })
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
    watchPayments: (ask) => watchPayments(registry, ask),
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown'
        seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
  }
}
