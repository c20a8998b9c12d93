import type { Env } from '../api/env.tsx'
import { buildUrl, localeIn } from '../lib/locale-url.ts'
import { escapeHtml, escapeJson } from '../lib/escape-html.ts'
import { documentTitle, isIndexed } from './head.ts'
import type { View } from './view.ts'

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : ''
const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}">` : ''
const link = (rel: string, href: string, extra = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${extra}>`

/** Other locales of the page; none where addresses do not tell locales apart. */
const alternates = (path: string, env: Env) => {
  if (env.sites.url.locale === 'none') return ''
  const { site } = env.place
  const fallback = localeIn(site)
  const all = site.l10n.supportedLocales.map((locale) => ({ code: locale.code, locale }))
  return [...all, ...(fallback ? [{ code: 'x-default', locale: fallback }] : [])]
    .map(({ code, locale }) =>
      link(
        'alternate',
        env.settings.origin + buildUrl(env.sites, path, { site, locale }),
        ` hreflang="${code}"`,
      ),
    )
    .join('')
}

/** The card of a picture, 1200 × 630: the engine gives the one that the bundle has, or the picture itself. */
const cardOf = (picture: string) => picture.replace(/\/images\/([^?]+)\.\w+(?=\?|$)/, '/images/cards/$1.jpg')

const cardTags = (card: string, title: string) => [
  property('og:image', card),
  property('og:image:alt', title),
  // The words, and the picture over the whole card.
  meta('twitter:card', 'summary_large_image'),
]

/** The part of `<head>` that speaks of the page: title, description, canonical, alternates, sharing, structured data. */
export const headHtml = (view: View, env: Env): string => {
  const { head, route } = view
  const path = head.canonical ?? route.pathname
  const url = env.settings.origin + env.href(path)
  const indexed = isIndexed(view)
  // A page without a picture of its own is shown by the logo's card.
  const card = new URL(cardOf(head.image || env.shop.logo), env.settings.origin).href
  return [
    `<title>${escapeHtml(documentTitle(view, env))}</title>`,
    meta('description', head.description),
    meta('robots', indexed ? 'index, follow' : 'noindex'),
    view.kind === 'screen' ? link('canonical', url) : '',
    indexed ? alternates(path, env) : '',
    property('og:site_name', env.place.site.name),
    property('og:title', head.title || env.place.site.name),
    property('og:description', head.description),
    property('og:url', view.kind === 'screen' ? url : undefined),
    property('og:locale', env.locale.replace('-', '_')),
    property('og:type', 'website'),
    ...(view.kind === 'screen' ? cardTags(card, head.title) : [meta('twitter:card', 'summary')]),
    ...(head.jsonLd || []).map((one) => `<script type="application/ld+json">${escapeJson(one)}</script>`),
  ].join('')
}
