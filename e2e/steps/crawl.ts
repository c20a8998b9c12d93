import type { APIRequestContext } from '@playwright/test'
import { locales } from '../../facts/locales.ts'

/** Where a crawl begins, which locale it stays in, and how much of what there is much of it reads. */
export type Crawl = {
  from: string
  locale: string
  /** Products, and addresses with a query (sorted, filtered, further pages): how many of each. */
  products: number
  queries: number
  /** Leaves a path alone. */
  skip?(path: string): boolean
}

export type Crawled = {
  /** Pages that were read, by path. */
  pages: Map<string, string>
  /** Links that lead nowhere: "status path (from page)". */
  broken: string[]
  /** Pictures, scripts and styles that pages name. */
  files: Set<string>
}

export const prefixOf = (locale: string) => (locale === 'es-SV' ? '' : `/${locale}`)

const localeOf = (path: string) => {
  const first = path.split(/[/?]/)[1] ?? ''
  return locales.find((locale) => locale === first) ?? 'es-SV'
}

const unescapeHtml = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'")

/** Addresses of our own below a page, as paths. */
const ownLinks = (html: string, pattern: RegExp, base: URL): string[] =>
  [...html.matchAll(pattern)].flatMap(([, found = '']) => {
    const address = URL.parse(unescapeHtml(found), base)
    if (!address || address.origin !== base.origin) return []
    return [address.pathname + address.search]
  })

/** Follows every link from page to page and tells which lead nowhere. */
export const crawl = async (request: APIRequestContext, origin: string, task: Crawl): Promise<Crawled> => {
  const result: Crawled = { pages: new Map(), broken: [], files: new Set() }
  const left = { products: task.products, queries: task.queries }
  const queue = [{ path: task.from, by: 'the start' }]
  const known = new Set([task.from])
  const takeIfWanted = (path: string) => {
    if (known.has(path) || localeOf(path) !== task.locale || task.skip?.(path)) return false
    known.add(path)
    if (path.includes('?')) return left.queries-- > 0
    return !path.includes('/product/') || left.products-- > 0
  }
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, by } = next
    const answer = await request.get(origin + path)
    if (answer.status() !== 200) {
      result.broken.push(`${answer.status()} ${path} (from ${by})`)
      continue
    }
    if (!(answer.headers()['content-type'] ?? '').includes('html')) continue
    const html = await answer.text()
    const base = new URL(answer.url())
    result.pages.set(path, html)
    for (const link of ownLinks(html, /<a\b[^>]* href="([^"#]+)/g, base)) {
      if (takeIfWanted(link)) queue.push({ path: link, by: path })
    }
    for (const file of ownLinks(html, /<(?:img|script|link|source)\b[^>]* (?:src|href)="([^"]+)"/g, base)) {
      if (/\.\w{2,5}$/.test(file)) result.files.add(file)
    }
  }
  return result
}
