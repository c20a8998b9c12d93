import type { FastifyInstance } from 'fastify'
import { createCall, type Transport } from '../api/call.ts'
import { siteSettings } from '../api/shop.ts'
import { paths } from '../config/paths.ts'
import { timings } from '../config/timings.ts'
import { defaultSiteOf, localeIn, type Place } from '../lib/locale-url.ts'
import { newId } from '../lib/new-id.ts'
import type { Assets } from './read-assets.ts'
import type { ShopSettingsSource } from './shop-settings.ts'
import type { createShopperClients } from './shopper-engine-client.ts'
import { singleFlight } from './single-flight.ts'
import { catalogPaths, sitemapFile, sitemapIndex } from './sitemap.ts'
import { webManifest } from './web-manifest.ts'

export type CrawlerParts = {
  publicOrigin: string
  assets: Assets
  clientFor: ReturnType<typeof createShopperClients>
  catalogVersion: () => string
  shop: ShopSettingsSource
}

const hour = 3_600_000
const closed = [
  '/account',
  '/cart',
  '/checkout',
  '/confirmation',
  '/search',
  '/mobify',
  '/login',
  paths.cardReturn,
]

const robots = (origin: string) =>
  [
    'User-agent: *',
    ...closed.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** `/robots.txt`, `/manifest.webmanifest` and the sitemaps: one file per locale and ten thousand addresses, made from the catalogue. */
export const crawlerRoutes = async (
  app: FastifyInstance,
  { publicOrigin, assets, clientFor, catalogVersion, shop }: CrawlerParts,
) => {
  const once = singleFlight<readonly string[]>(hour)
  /** The shop as it is now, and all addresses of a locale of its first site. */
  const listing = async () => {
    const settings = await shop.current()
    const sites = settings
    const site = defaultSiteOf(sites)
    const transport: Transport = async (path, { method, headers }) => {
      const guest = clientFor({ session: { kind: 'none' }, siteId: site.id, address: '127.0.0.1' })
      const { status, body } = await guest.call(path, { method, headers })
      return { status, body: body.toString('utf8') }
    }
    const { organizationId } = siteSettings(settings, site.id)
    const callFor = ({ locale }: Place) =>
      createCall({
        transport,
        organizationId,
        siteId: site.id,
        locale: locale.id,
        timeout: timings.serverCall,
        newId,
      })
    const gather = catalogPaths(callFor, assets.entry.listedPaths)
    const paths = (place: Place) => once(`${place.locale.id} ${catalogVersion()}`, () => gather(place))
    return { sites, site, paths }
  }

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(publicOrigin)),
  )
  // Asked for by name by programs that read no document.
  app.get('/favicon.ico', async (_request, reply) => {
    const settings = await shop.current()
    return reply.redirect(siteSettings(settings, defaultSiteOf(settings).id).icon.link, 302)
  })
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const settings = await shop.current()
    const site = siteSettings(settings, defaultSiteOf(settings).id)
    return reply.type('application/manifest+json').send(JSON.stringify(webManifest(site)))
  })
  app.get('/sitemap.xml', async (_request, reply) => {
    const { site, paths } = await listing()
    return reply.type('application/xml').send(await sitemapIndex(publicOrigin, site, paths))
  })
  app.get('/sitemap-:locale-:index.xml', async (request, reply) => {
    const [, locale = '', index = ''] = /^\/sitemap-(\w{2}-\w{2})-(\d{1,4})\.xml/.exec(request.url) ?? []
    const { sites, site, paths } = await listing()
    const found = localeIn(site, locale)
    const file =
      found && locale
        ? await sitemapFile(publicOrigin, sites, { site, locale: found }, Number(index), paths)
        : undefined
    return file
      ? reply.type('application/xml').send(file)
      : reply.code(404).type('text/plain').send('Not Found')
  })
}
