import { foldedWords } from '../../../../facts/text.ts'
import type { ContentHit } from '../../api/site.ts'
import { placeOfContent } from '../../lib/content-place.ts'
import type { Language } from '../../lib/i18n.ts'
import { localText } from '../../lib/local-text.ts'

/** A page of the shop that words can lead to: an address without site and locale. */
export type ShopPage = { to: string; name: string; words: readonly string[] }

/** Beginnings of so many letters are alike; shorter ones begin too much. */
const fewestLetters = 4

/** Contents that have an address of their own, by their names. */
export const pagesOf = (contents: readonly ContentHit[], language: Language): ShopPage[] =>
  contents
    .filter(({ id }) => placeOfContent(id) === 'ownPage')
    .map(({ id, name }) => ({
      to: `/page-viewer/${encodeURIComponent(id)}`,
      name: localText(name, language) || id,
      words: foldedWords([id, ...Object.values(name ?? {})].join(' ')),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))

const isAlike = (one: string, other: string) =>
  Math.min(one.length, other.length) >= fewestLetters && (one.startsWith(other) || other.startsWith(one))

/** The pages whose name has a word of what was searched, those with the most first. */
export const likelyPages = (searched: string, pages: readonly ShopPage[], most = 2): ShopPage[] => {
  const typed = foldedWords(searched)
  const countOf = ({ words }: ShopPage) =>
    typed.filter((one) => words.some((word) => isAlike(one, word))).length
  return pages
    .map((page) => ({ page, count: countOf(page) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ page }) => page)
}
