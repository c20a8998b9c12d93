import type { FastifyInstance } from 'fastify'
import type { Engine } from '../engine/src/index.ts'
import {
  type CatalogVersion,
  createStorefront,
  type Development,
  inProcessEngine,
  remoteEngine,
} from '../storefront/src/server/index.ts'
import type { Config } from './config.ts'

/** Puts the pages on a listener, over the engine that stands on the same listener or the one at ENGINE_URL. */
export const servePages = async (
  app: FastifyInstance,
  config: Config,
  engine: Engine | undefined,
  catalogVersion: CatalogVersion | undefined,
  development?: Development,
): Promise<void> => {
  const { simulatorsOrigin, card, publicOrigin, mode, personalizationBaseUrl } = config.engine
  const { mapTileUrl, visitorVendors, loginOptions, pageCacheBytes } = config
  const { simulated: _simulated, ...vendors } = visitorVendors
  await app.register(
    createStorefront({
      engine: config.engineUrl ? remoteEngine(config.engineUrl) : inProcessEngine(app),
      config: {
        production: mode === 'production',
        // In development no page is cached: a cached page would be an old one.
        ...(development ? { development, pageCacheBytes: 0 } : { pageCacheBytes }),
        publicOrigin,
        loginOptions,
        ...(simulatorsOrigin ? { simulatorsOrigin } : {}),
        ...(card ? { card: card.pageHosts } : {}),
        ...(mapTileUrl ? { mapTileUrl } : {}),
        ...vendors,
        ...(personalizationBaseUrl ? { personalizationBaseUrl } : {}),
      },
      ...(engine ? { now: () => engine.clock.now() } : {}),
      // Pages over another engine learn the version from its answers.
      ...(catalogVersion && !config.engineUrl ? { catalogVersion } : {}),
    }),
  )
}
