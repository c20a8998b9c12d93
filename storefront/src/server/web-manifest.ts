import type { ShopSite } from '../api/shop.ts'

/** What a phone shows of a shop that is put on its home screen: the merchant's name, in its default language. */
export const webManifest = ({ name, l10n, icon }: ShopSite): object => ({
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
    { src: icon.large, sizes: icon.large.includes('.svg?') ? 'any' : '512x512' },
    ...(icon.link === icon.large ? [] : [{ src: icon.link, sizes: 'any' }]),
  ],
})
