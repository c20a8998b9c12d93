import type { CountryCode } from '../../../facts/countries.ts'
import type { SynonymsFile } from '../bundle/index.ts'
import { queryWords, singular } from './query-words.ts'

/** Phrase (singular words) → the phrases that are searched beside it. */
export type Synonyms = {
  /** The longest phrase has so many words. */
  longest: number
  of(words: readonly string[]): string[][]
}

/** What a phrase is known by: its words without their plurals. */
export const phraseKey = (words: readonly string[]) => words.map(singular).join(' ')

const build = (file: SynonymsFile, country: CountryCode): Synonyms => {
  const entries = new Map<string, Map<string, string[]>>()
  let longest = 1
  const add = (from: string, to: string) => {
    const [fromWords, toWords] = [queryWords(from), queryWords(to)]
    if (fromWords.length === 0 || toWords.length === 0) return
    longest = Math.max(longest, fromWords.length)
    const key = phraseKey(fromWords)
    const known = entries.get(key) ?? new Map<string, string[]>()
    entries.set(key, known.set(phraseKey(toWords), toWords))
  }
  const here = ({ countries }: { countries?: readonly string[] | undefined }) =>
    !countries || countries.includes(country)
  for (const { words } of (file.groups ?? []).filter(here)) {
    for (const from of words) for (const to of words) if (from !== to) add(from, to)
  }
  for (const { from, to } of (file.expansions ?? []).filter(here)) for (const one of to) add(from, one)
  return { longest, of: (words) => [...(entries.get(phraseKey(words))?.values() ?? [])] }
}

const built = new WeakMap<SynonymsFile, Map<CountryCode, Synonyms>>()

/** The words that mean the same in a country, in either language; built once per loaded configuration. */
export const synonymsOf = (file: SynonymsFile, country: CountryCode): Synonyms => {
  const byCountry = built.get(file) ?? new Map<CountryCode, Synonyms>()
  built.set(file, byCountry)
  const known = byCountry.get(country) ?? build(file, country)
  byCountry.set(country, known)
  return known
}

const wordsOf = new WeakMap<SynonymsFile, string[]>()

const readWords = (file: SynonymsFile): string[] =>
  [
    ...(file.groups ?? []).flatMap(({ words }) => words),
    ...(file.expansions ?? []).flatMap(({ from, to }) => [from, ...to]),
  ].flatMap(queryWords)

/** Every word that the file puts beside what was typed; read once per loaded configuration. */
export const synonymWords = (file: SynonymsFile): string[] => {
  const known = wordsOf.get(file) ?? readWords(file)
  wordsOf.set(file, known)
  return known
}
