import type { Page } from '../app/entry-server.tsx'
import { type PageState, stateElementId } from '../app/page-state.ts'
import { escapeHtml, escapeJson } from '../lib/escape-html.ts'
import type { Assets } from './read-assets.ts'

const writtenJson = new WeakMap<object, string>()

/** The JSON of what many documents share and nobody changes: written and escaped once, for as long as it is there. */
const sharedJson = (value: object): string => {
  const known = writtenJson.get(value)
  if (known !== undefined) return known
  const text = escapeJson(value)
  writtenJson.set(value, text)
  return text
}

/** What a query brought; what the catalogue alone answers is one frozen object for all pages. */
const dataJson = (data: unknown): string =>
  typeof data === 'object' && data !== null && Object.isFrozen(data)
    ? sharedJson(data)
    : escapeJson(data ?? null)

const stateJson = ({ shop, queries, ...own }: PageState): string => {
  const loaded = queries.map(([key, data]) => `[${escapeJson(key)},${dataJson(data)}]`)
  return `${escapeJson(own).slice(0, -1)},"shop":${sharedJson(shop)},"queries":[${loaded.join(',')}]}`
}

type PageOf = Extract<Page, { kind: 'page' }>

const preload = (as: string, href: string, extra = '') =>
  `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${extra}>`

/**
 * The whole document around a rendered page. Nothing in it is executable but the one script of our origin.
 * `merchantStyle` is the address of the merchant's own sheet, if there is one.
 */
export const writeDocument = (
  page: PageOf,
  { script, scriptEntry, styleTags, scriptOf, scriptsOf, entry }: Assets,
  merchantStyle?: string,
): string => {
  const { theme, colour, fonts } = entry.themeHead(page.theme)
  const screen = scriptOf(page.module)
  return [
    `<!doctype html><html lang="${page.language}" data-theme="${theme}" data-arrival="first"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="theme-color" content="${colour}">`,
    styleTags,
    merchantStyle ? `<link rel="stylesheet" href="${escapeHtml(merchantStyle)}">` : '',
    ...fonts.map((href) => preload('font', href, ' type="font/woff2" crossorigin')),
    // Named here, brought by `app/start.ts` once the page is painted.
    ...page.state.catalogues.map(
      (href) => `<link data-later="preload" as="fetch" href="${escapeHtml(href)}" crossorigin>`,
    ),
    ...scriptsOf(page.module).map((href) => `<link data-later="modulepreload" href="${href}">`),
    page.head,
    `<link rel="icon" href="${escapeHtml(page.icon.link)}"><link rel="apple-touch-icon" href="${escapeHtml(page.icon.large)}"><link rel="manifest" href="/manifest.webmanifest"><script type="module" src="${script}" data-entry="${scriptEntry}"${screen ? ` data-screen="${screen}"` : ''}></script></head>`,
    `<body><div id="root">${page.body}</div>`,
    `<script type="application/json" id="${stateElementId}">${stateJson(page.state)}</script></body></html>`,
  ].join('')
}
