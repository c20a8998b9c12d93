import type { CountryCode } from '../../../facts/countries.ts'
import type { SearchRedirect, SynonymsFile } from '../bundle/synonyms.ts'
import type { Ctx } from '../kernel/context.ts'
import { queryWords } from './query-words.ts'
import { phraseKey } from './synonyms.ts'

/** Phrase (singular words) → where it leads; those of single countries first. */
type Redirects = ReadonlyMap<string, readonly SearchRedirect[]>

const build = ({ searchRedirects = [] }: SynonymsFile): Redirects => {
  const byPhrase = new Map<string, SearchRedirect[]>()
  const nearestFirst = searchRedirects.toSorted((a, b) => Number(!a.countries) - Number(!b.countries))
  for (const redirect of nearestFirst)
    for (const phrase of redirect.words) {
      const key = phraseKey(queryWords(phrase))
      byPhrase.set(key, [...(byPhrase.get(key) ?? []), redirect])
    }
  return byPhrase
}

const built = new WeakMap<SynonymsFile, Redirects>()

/** By phrase; built once per loaded configuration. */
const redirectsOf = (file: SynonymsFile): Redirects => {
  const known = built.get(file) ?? build(file)
  built.set(file, known)
  return known
}

/**
 * The page that a whole query leads to in a country and in the language of who asks, as the merchant has said: accents and plurals do
 * not matter. Nothing where it is searched like any other.
 */
export const searchRedirect = (
  { site, language }: Pick<Ctx, 'site' | 'language'>,
  country: CountryCode,
  q: string,
): { c_searchRedirect: { destinationUrl: string } } | undefined => {
  const words = queryWords(q)
  const found = (redirectsOf(site.synonyms).get(phraseKey(words)) ?? []).find(
    (one) =>
      (one.countries?.includes(country) ?? true) && (one.language === undefined || one.language === language),
  )
  return found && words.length > 0 ? { c_searchRedirect: { destinationUrl: found.to } } : undefined
}
