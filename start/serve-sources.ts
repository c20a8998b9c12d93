import { request as askEngine } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { openBackOfficeSources } from '../backoffice/build/dev-server.ts'
import { openDevServer } from '../storefront/build/dev-server.ts'
import { isEnginePath } from '../storefront/src/server/index.ts'
import { demoPassword } from './demo-customers.ts'
import { demoStaff } from './demo-staff.ts'
import { listen, probePort } from './listen.ts'
import { shopListener } from './listeners.ts'
import { servePages } from './pages.ts'
import type { Process } from './serve.ts'

/** Paths of the engine: calls of vendors and of the merchant's people, and the pages of the demo. */
const isEngineUrl = (url: string) =>
  isEnginePath(url) || /^\/(?:dev(?:\/|$)|shop-settings$|[\w/-]+\/v\d+\/organizations\/)/.test(url)

/** Proxies the engine's requests to it, byte by byte. Register before all routes. */
const proxyToEngine = (app: FastifyInstance, engineUrl: string) =>
  app.addHook('onRequest', (request, reply, next) => {
    if (!isEngineUrl(request.url)) return next()
    const { method, headers } = request
    const passed = askEngine(engineUrl + request.url, { method, headers }, (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply.raw)
    })
    passed.on('error', next)
    request.raw.pipe(passed)
    return undefined
  })

const pollMs = 100
const patienceMs = 30_000

/** Resolves when the engine answers: the engine restarts whenever its sources change. Rejects after half a minute. */
const waitForEngine = async (engineUrl: string, until = Date.now() + patienceMs): Promise<void> => {
  const isReady = await fetch(`${engineUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReady) return
  if (Date.now() > until) throw new Error(`The engine at ${engineUrl} does not answer.`)
  await delay(pollMs)
  await waitForEngine(engineUrl, until)
}

/** Serves the pages from their sources and listens; what is changed shows without a new document. */
export const serveSources = async ({ config, log, shutdown }: Process): Promise<void> => {
  const engineUrl = config.engineUrl ?? ''
  const address = { host: config.host, port: config.port, variable: 'PORT' }
  await probePort(address)
  const app = shopListener(config, log)
  app.addHook('onRequest', async ({ url }) => {
    if (!/^\/(?:static|admin)\//.test(url)) await waitForEngine(engineUrl)
  })
  proxyToEngine(app, engineUrl)
  const backOffice = await openBackOfficeSources({
    server: app.server,
    demoPeople: { password: demoPassword, people: demoStaff },
    mapTileUrl: config.mapTileUrl,
  })
  shutdown.onClose(backOffice.close)
  backOffice.register(app)
  const { close, ...development } = await openDevServer({ server: app.server })
  shutdown.onClose(close)
  await servePages(app, config, undefined, undefined, development)
  await listen(app, address)
  shutdown.onClose(() => app.close())
  console.log(`Pages at ${config.engine.publicOrigin} and /admin, from their sources.`)
}
