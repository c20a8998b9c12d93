import { once } from 'node:events'
import type { Server } from 'node:http'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { buildForTests } from '../../../build/testing.ts'
import {
  type CatalogVersion,
  createStorefront,
  type Development,
  inProcessEngine,
  remoteEngine,
  type StorefrontConfig,
} from '../index.ts'
import { createSmallEngine } from './small-engine.ts'

export type Shop = Awaited<ReturnType<typeof startShop>>

/** The chassis on a port, with a build of its own and the small engine behind it. */
export const startShop = async ({
  build,
  develop,
  port = 0,
  remote = false,
  config = {},
  now,
  log,
  catalogVersion,
}: {
  /** A build, or a development server in its place. */
  build?: Awaited<ReturnType<typeof buildForTests>> | undefined
  develop?: (server: Server) => Promise<Development>
  port?: number
  remote?: boolean
  config?: Partial<StorefrontConfig>
  now?: () => Date
  /** What the shop logs to; nothing without it. */
  log?: FastifyBaseLogger
  /** As an engine in the same process tells it. */
  catalogVersion?: CatalogVersion
}) => {
  const engine = await createSmallEngine()
  const engineUrl = remote ? await engine.app.listen({ port: 0 }) : ''
  await engine.app.ready()
  const app = Fastify(log ? { loggerInstance: log } : { logger: false })
  const publicOrigin = config.publicOrigin ?? (port ? `http://localhost:${port}` : 'http://shop.example')
  await app.register(
    createStorefront({
      config: {
        production: false,
        ...(build ? { distDir: build.distDir } : {}),
        ...(develop ? { development: await develop(app.server) } : {}),
        ...config,
        publicOrigin,
      },
      engine: remote ? remoteEngine(engineUrl) : inProcessEngine(engine.app),
      now,
      ...(catalogVersion ? { catalogVersion } : {}),
    }),
  )
  await app.listen({ port })
  const address = app.server.address()
  if (address === null || typeof address === 'string') await once(app.server, 'listening')
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  return {
    /** What it serves: another shop of the same test may serve it too. */
    build,
    engine,
    app,
    origin,
    publicOrigin,
    close: async () => {
      await app.close()
      await engine.app.close()
    },
  }
}

/** One browser's cookies over fetch, redirects not followed. */
export const visitorOf = (shop: Pick<Shop, 'origin'>) => {
  const cookies = new Map<string, string>()
  const lines: string[] = []
  return {
    cookies,
    /** Every Set-Cookie line received. */
    lines,
    async fetch(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(shop.origin + path, {
        redirect: 'manual',
        ...init,
        headers: { ...(cookie ? { cookie } : {}), ...init.headers },
      })
      for (const line of answer.headers.getSetCookie()) {
        lines.push(line)
        const [pair = ''] = line.split(';')
        const [name = '', value = ''] = pair.split('=')
        if (/max-age=0/i.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
  }
}
