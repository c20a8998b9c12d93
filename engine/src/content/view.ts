import type { LocaleId } from '../../../facts/locales.ts'
import type { ContentFile } from '../bundle/index.ts'
import type { InOneLanguage } from './blocks.ts'
import { type LocalizedText, localize } from '../kernel/localized.ts'
import { pictureLink } from '../kernel/picture-link.ts'
import type { Site } from '../kernel/site.ts'
import { safeCss } from './safe-css.ts'
import { safeHtml } from './safe-html.ts'

const isText = (value: unknown): value is LocalizedText =>
  typeof value === 'object' &&
  value !== null &&
  'es' in value &&
  'en' in value &&
  Object.values(value).every((member) => typeof member === 'string')

/** HTML that may leave, its pictures of the bundle (`/images/…`) at the address that serves them. */
const htmlOf = (site: Site, html: string) => withPictures(site, safeHtml(html))

/** The same for HTML that is safe already. */
export const withPictures = (site: Site, html: string): string =>
  html.replaceAll(
    / (src|poster)="\/images\/([\w./-]+)"/g,
    (_, member: string, path: string) => ` ${member}="${pictureLink(site, path).replaceAll('&', '&amp;')}"`,
  )

/** The one asset whose text is no HTML (S7.045). */
const customCss = 'custom-css'

/** Members that hold HTML, and members that name a picture of the bundle. */
const htmlMembers = new Set(['html', 'answer'])
const pictureMembers = new Set(['image', 'medium'])

/** What the merchant wrote, in one language: HTML clean, pictures at the address that serves them. */
function inLocale<T>(value: T, site: Site, locale: LocaleId, member?: string): InOneLanguage<T>
function inLocale(value: unknown, site: Site, locale: LocaleId, member = ''): unknown {
  if (isText(value)) {
    const text = localize(value, locale)
    return htmlMembers.has(member) ? htmlOf(site, text) : text
  }
  if (Array.isArray(value)) return value.map((one) => inLocale(one, site, locale))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, inLocale(inner, site, locale, name)]),
    )
  }
  return pictureMembers.has(member) && typeof value === 'string' ? pictureLink(site, value) : value
}

/** Blocks as the pages read them: what a block leaves to the site's settings is told. */
const blocksOf = ({ preferences }: Site, blocks: ContentFile['blocks']) =>
  blocks?.map((block) =>
    block.kind === 'productCarousel' ? { categoryId: preferences.newArrivalsCategory, ...block } : block,
  )

/** An asset in one language. */
export const assetView = (site: Site, locale: LocaleId, asset: ContentFile) => ({
  id: asset.id,
  name: localize(asset.name, locale),
  ...(asset.pageTitle ? { pageTitle: localize(asset.pageTitle, locale) } : {}),
  ...(asset.pageDescription ? { pageDescription: localize(asset.pageDescription, locale) } : {}),
  c_body:
    asset.id === customCss
      ? safeCss(localize(asset.body, locale))
      : htmlOf(site, localize(asset.body, locale)),
  c_blocks: inLocale(blocksOf(site, asset.blocks), site, locale),
})
