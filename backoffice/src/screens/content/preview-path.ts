import type { Shop } from '../../api/shop.ts'
import type { ContentPreview } from '../../api/site.ts'
import { placeOfContent } from '../../lib/content-place.ts'

type Viewed = {
  shop: Pick<Shop, 'l10n'>
  language: string
  country: string | undefined
  preview: Pick<ContentPreview, 'token' | 'audience'>
}

/**
 * The shop's page that shows a content, in a language and country, with the preview in the place of what is published. A text
 * with an address of its own is shown by the same screen at that of any other.
 */
export const previewPath = (contentId: string, { shop, language, country, preview }: Viewed): string => {
  const { defaultLocale, supportedLocales } = shop.l10n
  const wanted = `${language}-${country ?? defaultLocale.slice(3)}`
  const locale = supportedLocales.find(({ id }) => id === wanted)?.id ?? defaultLocale
  const prefix = locale === defaultLocale ? '' : `/${locale}`
  const isOfItsOwn = placeOfContent(contentId) === 'ownPage'
  const page = isOfItsOwn ? `/page-viewer/${encodeURIComponent(contentId)}` : ''
  const search = new URLSearchParams({ preview: preview.token, as: preview.audience })
  return `${prefix}${page || (prefix ? '' : '/')}?${search}`
}
