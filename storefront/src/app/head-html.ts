import type { Env } from '../api/env.tsx'
import { buildUrl, localeIn, type Sites } from '../lib/locale-url.ts'
import { escapeHtml, escapeJson } from '../lib/escape-html.ts'
import { documentTitle, isIndexed } from './head.ts'
import type { View } from './prepare.ts'

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : ''
const property = (name: string, content: string | undefined) =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}">` : ''
const link = (rel: string, href: string, extra = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${extra}>`

const alternates = (path: string, env: Env, sites: Sites) => {
  const { site } = env.place
  const fallback = localeIn(site)
  const all = site.l10n.supportedLocales.map((locale) => ({ code: locale.code, locale }))
  return [...all, ...(fallback ? [{ code: 'x-default', locale: fallback }] : [])]
    .map(({ code, locale }) =>
      link('alternate', env.settings.origin + buildUrl(sites, path, { site, locale }), ` hreflang="${code}"`),
    )
    .join('')
}

/** The part of `<head>` that speaks of the page: title, description, canonical, alternates, sharing, structured data. */
export const headHtml = (view: View, env: Env, sites: Sites): string => {
  const { head, route } = view
  const path = head.canonical ?? route.pathname
  const url = env.settings.origin + env.href(path)
  const indexed = isIndexed(view)
  const image = head.image ? new URL(head.image, env.settings.origin).href : undefined
  return [
    `<title>${escapeHtml(documentTitle(view, env))}</title>`,
    meta('description', head.description),
    meta('robots', indexed ? 'index, follow' : 'noindex'),
    view.kind === 'screen' ? link('canonical', url) : '',
    indexed ? alternates(path, env, sites) : '',
    property('og:site_name', env.place.site.name),
    property('og:title', head.title || env.place.site.name),
    property('og:description', head.description),
    property('og:url', view.kind === 'screen' ? url : undefined),
    property('og:locale', env.locale.replace('-', '_')),
    property('og:type', 'website'),
    property('og:image', image),
    // The words and, where there is one, the picture over the whole card.
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(head.jsonLd || []).map((one) => `<script type="application/ld+json">${escapeJson(one)}</script>`),
  ].join('')
}
