import { safeHtml } from './safe-html.ts'

const kept = new Map<string, string>()
const mostKept = 2_000

/**
 * HTML of goods and stores as it may stand in a page (S2.124). The same texts are asked for again and again, so the
 * cleaned ones are kept.
 */
export const cleanHtml = (html: string): string => {
  const known = kept.get(html)
  if (known !== undefined) return known
  const clean = safeHtml(html)
  if (kept.size >= mostKept) kept.clear()
  kept.set(html, clean)
  return clean
}
