import type { ShopSettings } from '../api/shop.ts'
import type { Address, Page } from '../app/entry-server.tsx'
import { writeDocument } from './document.ts'
import type { MerchantStyle } from './merchant-style.ts'
import type { MakePage } from './page-maker.ts'
import type { Assets } from './read-assets.ts'
import type { createShopperClients, ShopperEngineClient } from './shopper-engine-client.ts'

/** A page that somebody asks for as it would be: the secret of the content, and whether a customer is to see it. */
export type PreviewRequest = { url: string; secret: string; isCustomer: boolean }

type PreviewPagesParts = {
  makePage: MakePage
  assets: Assets
  clientFor: ReturnType<typeof createShopperClients>
  merchantStyle: MerchantStyle
}
type PreviewViewer = { ip: string; shop: ShopSettings; report(error: unknown): void }
type PreviewPage = { kind: 'page'; status: number; bytes: Buffer } | Extract<Page, { kind: 'redirect' }>

/** The preview that an address asks for (`?preview=<secret>&as=registered`), and the address without it. */
export const previewOf = (url: string): PreviewRequest | undefined => {
  const [path = '/', query = ''] = url.split('?', 2)
  const search = new URLSearchParams(query)
  const secret = search.get('preview')
  if (!secret || !/^[\w-]{40,60}$/.test(secret)) return undefined
  const isCustomer = search.get('as') === 'registered'
  search.delete('preview')
  search.delete('as')
  const rest = search.toString()
  return { url: rest === '' ? path : `${path}?${rest}`, secret, isCustomer }
}

/**
 * Pages with content as it is being edited. Each is made for its request alone, by nobody's session, and never kept: every
 * call names the secret, by which the engine answers with that content and tells prices or not.
 */
export const createPreviewPages = ({ makePage, assets, clientFor, merchantStyle }: PreviewPagesParts) => {
  const clientOf = (siteId: string, ip: string, secret: string): ShopperEngineClient => {
    const client = clientFor({ session: { kind: 'none' }, siteId, address: ip })
    return {
      ...client,
      call: (path, init, options) =>
        client.call(path, { ...init, headers: { ...init.headers, 'x-content-preview': secret } }, options),
    }
  }
  return async (
    address: Address,
    { secret, isCustomer }: PreviewRequest,
    { ip, shop, report }: PreviewViewer,
  ): Promise<PreviewPage> => {
    const made = await makePage(address, {
      client: clientOf(address.place.site.id, ip, secret),
      shopper: { kind: isCustomer ? 'registered' : 'guest' },
      shop,
      report,
    })
    if (made.kind === 'redirect') return made
    const document = writeDocument(made, assets, await merchantStyle.href())
    return { kind: 'page', status: made.status, bytes: Buffer.from(document) }
  }
}
