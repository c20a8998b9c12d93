import { LRUCache } from 'lru-cache'
import { safeHtml } from './safe-html.ts'

const cache = new LRUCache<string, string>({ max: 2_000 })

/**
 * HTML of goods and stores as it may stand in a page (S2.124). The same texts are asked for again and again, so the
 * cleaned ones are kept.
 */
export const cleanHtml = (html: string): string => {
  const known = cache.get(html)
  if (known !== undefined) return known
  const clean = safeHtml(html)
  cache.set(html, clean)
  return clean
}
