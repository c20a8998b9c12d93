import type { ShopSite } from '../api/shop.ts'
import { assetBase } from './read-assets.ts'

/** What a phone shows of a shop that is put on its home screen: the merchant's name, in its default language. */
export const webManifest = ({ name, l10n }: ShopSite): object => ({
  name,
  short_name: name,
  lang: l10n.defaultLocale,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: `${assetBase}icon-192.png`, sizes: '192x192', type: 'image/png' },
    { src: `${assetBase}icon-512.png`, sizes: '512x512', type: 'image/png' },
    { src: `${assetBase}icon-maskable.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
})
