import type { FastifyInstance } from 'fastify'
import { paths } from '../config/paths.ts'
import { analyticsRoutes } from './analytics-proxy.ts'
import { createCatalogVersion } from './catalog-version.ts'
import { checkStorefrontConfig, defaultDistDir, type StorefrontConfig } from './config.ts'
import { clientErrorRoutes } from './client-errors/index.ts'
import { crawlerRoutes } from './crawler-routes.ts'
import { documentRoutes } from './documents.ts'
import { type EngineClient, remoteEngine } from './engine-client.ts'
import { loginCalls } from './login-calls.ts'
import { createMerchantStyle } from './merchant-style.ts'
import { ocapiRoutes } from './ocapi-routes.ts'
import { personalizationRoutes } from './personalization-proxy.ts'
import { proxyRoutes } from './proxy.ts'
import { readAssets } from './read-assets.ts'
import { createShopGuest } from './shop-guest.ts'
import { createShopSettings } from './shop-settings.ts'
import { createShopperClients } from './shopper-engine-client.ts'
import { staticRoutes } from './static-routes.ts'

export { checkStorefrontConfig, type Development, type StorefrontConfig } from './config.ts'
export {
  type EngineAnswer,
  type EngineClient,
  type EngineRequest,
  inProcessEngine,
  remoteEngine,
} from './engine-client.ts'
export { isEnginePath } from './proxy-path.ts'

/** The versions of the sites' catalogues as one text; `look` brings it up to what the engine itself knows. */
export type CatalogVersion = { current(): string; look(): Promise<void> }

export type StorefrontOptions = {
  config: StorefrontConfig
  engine: EngineClient
  /** The catalogue's version, where the engine is in this process; else it is learnt from the engine's answers. */
  catalogVersion?: CatalogVersion
  now?: () => Date
}

/** The longest that a page waits for something that it can do without. */
const optionalTimeout = 1_000

/**
 * The storefront as a Fastify plugin: pages, `/static`, `/callback` and the session proxy. Its page route takes every
 * path that nothing else on the listener takes. Throws when the build is missing or a setting cannot be used.
 */
export const createStorefront =
  ({ config, engine, catalogVersion, now = () => new Date() }: StorefrontOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    checkStorefrontConfig(config)
    const distDir = config.distDir ?? defaultDistDir
    const { development } = config
    const assets = development?.assets ?? (await readAssets(distDir))
    development?.register(app)
    const secure = config.publicOrigin.startsWith('https:')
    const version = createCatalogVersion(() => engine('/shop-settings', { method: 'GET', headers: {} }), now)
    const onAnswer = version.receive
    const versionNow = catalogVersion?.current ?? version.current
    const shop = createShopSettings(engine, versionNow)
    const login = loginCalls(engine, shop, config.publicOrigin)
    const shopGuest = createShopGuest(login, now)
    const clientFor = createShopperClients({ engine, login, shopGuest, secure })

    const merchantStyle = createMerchantStyle({ clientFor, catalogVersion: versionNow, shop })

    app.get(paths.callback, async (_request, reply) =>
      reply.header('cache-control', 'private, no-store').type('text/plain').send(''),
    )
    await app.register(async (scope) =>
      crawlerRoutes(scope, {
        publicOrigin: config.publicOrigin,
        assets,
        clientFor,
        catalogVersion: versionNow,
        shop,
      }),
    )
    await app.register(merchantStyle.routes)
    if (!development) await app.register(async (scope) => staticRoutes(scope, distDir, assets))
    await app.register(async (scope) =>
      proxyRoutes(scope, {
        engine,
        clientFor,
        publicOrigin: config.publicOrigin,
        secure,
        shop,
        now,
        onAnswer,
      }),
    )
    await app.register(async (scope) =>
      ocapiRoutes(scope, { engine, clientFor, publicOrigin: config.publicOrigin, now }),
    )
    const { publicOrigin, production, analytics, personalizationBaseUrl } = config
    await app.register(async (scope) =>
      clientErrorRoutes(scope, { assets, distDir, production, publicOrigin, shop }),
    )
    await app.register(async (scope) =>
      personalizationRoutes(scope, {
        service: personalizationBaseUrl ? remoteEngine(personalizationBaseUrl, optionalTimeout) : engine,
        clientId: config.personalizationClientId ?? 'lamina-demo',
        clientFor,
        vendorSiteId: config.personalizationBaseUrl ? config.personalizationSiteId : undefined,
        publicOrigin,
        production,
        secure,
        shop,
        now,
      }),
    )
    if (analytics) {
      await app.register(async (scope) =>
        analyticsRoutes(scope, { analytics, publicOrigin, secure, shop, now }),
      )
    }
    await app.register(async (scope) =>
      documentRoutes(scope, {
        config,
        assets,
        clientFor,
        catalogVersion: versionNow,
        merchantStyle,
        engine,
        shop,
        checkVersion: catalogVersion?.look ?? version.check,
        onAnswer,
        now,
      }),
    )
  }
