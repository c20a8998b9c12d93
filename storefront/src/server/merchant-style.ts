import type { FastifyInstance } from 'fastify'
import type { ShopSettingsSource } from './shop-settings.ts'
import type { createShopperClients } from './shopper-engine-client.ts'
import { singleFlight } from './single-flight.ts'

const path = '/static/merchant.css'
const longestWait = 1_000
const minute = 60_000

type MerchantStyleParts = {
  clientFor: ReturnType<typeof createShopperClients>
  catalogVersion: () => string
  shop: ShopSettingsSource
}

const bodyOf = (answer: unknown): string => {
  const [asset] = Array.isArray(answer) ? answer : []
  return typeof asset?.c_body === 'string' ? asset.c_body : ''
}

/**
 * The merchant's own styles, the asset `custom-css` as the engine lets it through, as a sheet of our own origin: the
 * policy allows no inline style (S7.045). `href` gives what a document links, or undefined without any; it waits a
 * second at most and never rejects.
 */
export const createMerchantStyle = ({ clientFor, catalogVersion, shop }: MerchantStyleParts) => {
  const once = singleFlight<string>(minute)
  const readStyle = () =>
    once(catalogVersion(), async () => {
      const [site] = (await shop.current()).sites
      if (!site) return ''
      const client = clientFor({ session: { kind: 'none' }, siteId: site.id, address: '127.0.0.1' })
      const url = `/custom/content-assets/v1/organizations/${site.organizationId}/assets?siteId=${site.id}&c_assetId=custom-css`
      const answer = await client.call(url, { method: 'GET', headers: {} })
      if (answer.status !== 200) throw new Error(`The merchant's styles answered ${answer.status}`)
      return bodyOf(JSON.parse(answer.body.toString('utf8')))
    })
  return {
    href: async (): Promise<string | undefined> => {
      const late = new Promise<string>((resolve) => setTimeout(resolve, longestWait, '').unref())
      const css = await Promise.race([readStyle(), late]).catch(() => '')
      return css ? `${path}?v=${encodeURIComponent(catalogVersion())}` : undefined
    },
    routes: async (app: FastifyInstance) => {
      app.get(path, async (request, reply) => {
        const css = await readStyle()
        const { v } = request.query as { v?: string }
        return reply
          .header(
            'cache-control',
            v === catalogVersion() ? 'public, max-age=31536000, immutable' : 'public, no-cache',
          )
          .header('x-content-type-options', 'nosniff')
          .type('text/css; charset=utf-8')
          .send(css)
      })
    },
  }
}

export type MerchantStyle = ReturnType<typeof createMerchantStyle>
