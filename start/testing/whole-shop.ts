import Fastify from 'fastify'
import { createTestEngine, qaTemplate } from '../../engine/src/testing.ts'
import { buildIfStale } from '../../storefront/build/build-if-stale.ts'
import { createStorefront, inProcessEngine } from '../../storefront/src/server/index.ts'
import { signIn } from '../../storefront/src/server/testing/sign-in.ts'
import { visitorOf } from '../../storefront/src/server/testing/start-shop.ts'
import { watchCatalogVersion } from '../catalog-version.ts'

const publicOrigin = 'http://localhost:3000'

/**
 * Pages and engine of a business behind one port. `apart`: the pages learn the catalogue's version from the engine's answers
 * alone, as they do in a process of their own.
 */
export const startShopOf = async (template: string, { apart = false } = {}) => {
  await buildIfStale()
  const engine = await createTestEngine(template)
  const version = await watchCatalogVersion(engine.engine)
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
      ...(apart ? {} : { catalogVersion: version }),
      now: () => engine.clock.now(),
    }),
  )
  const origin = (await app.listen({ port: 0, host: 'localhost' })).replace('[::1]', 'localhost')
  return {
    origin,
    publicOrigin,
    reached,
    databaseUrl: engine.database.url,
    /** What runs behind the pages, with its jobs not yet started. */
    engine: engine.engine,
    close: async () => {
      version.stop()
      await app.close()
      await engine.close()
    },
  }
}

/** The QA business, and Ana, who is signed in. */
export const startWholeShop = async () => {
  const shop = await startShopOf(await qaTemplate())
  const customer = visitorOf(shop)
  await signIn(customer, publicOrigin, 'ana@qa.example:Prueba2026!')
  return { ...shop, customer }
}
