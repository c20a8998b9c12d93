import Fastify from 'fastify'
import { createTestEngine, qaTemplate } from '../../engine/src/testing.ts'
import { buildIfStale } from '../../storefront/build/build-if-stale.ts'
import { createStorefront, inProcessEngine } from '../../storefront/src/server/index.ts'
import { signIn } from '../../storefront/src/server/testing/sign-in.ts'
import { visitorOf } from '../../storefront/src/server/testing/start-shop.ts'

const publicOrigin = 'http://localhost:3000'

/** Pages and engine of the QA business behind one port, and Ana, who is signed in. */
export const startWholeShop = async () => {
  await buildIfStale()
  const engine = await createTestEngine(await qaTemplate())
  const app = Fastify({ logger: false })
  /** Paths of the engine that were asked in somebody's name. */
  const reached: string[] = []
  app.addHook('onRequest', async ({ url, headers }) => {
    if (!url.startsWith('/mobify/') && headers.authorization?.startsWith('Bearer ')) reached.push(url)
  })
  await app.register(engine.engine.plugin)
  await app.register(
    createStorefront({
      engine: inProcessEngine(app),
      config: { production: false, publicOrigin },
      now: () => engine.clock.now(),
    }),
  )
  const origin = (await app.listen({ port: 0, host: 'localhost' })).replace('[::1]', 'localhost')
  const customer = visitorOf({ origin })
  await signIn(customer, publicOrigin, 'ana@qa.example:Prueba2026!')
  return {
    origin,
    publicOrigin,
    customer,
    reached,
    databaseUrl: engine.database.url,
    /** What runs behind the pages, with its jobs not yet started. */
    engine: engine.engine,
    close: async () => {
      await app.close()
      await engine.close()
    },
  }
}
