import type { Language } from '../../../facts/locales.ts'
import { editDistance } from './edit-distance.ts'
import type { Synonyms } from './synonyms.ts'

/** What the catalogue knows of a word of the query. */
export type WordKnowledge = {
  word: string
  /** The word or another form of it stands in the catalogue. */
  exact: boolean
  /** Words of the catalogue begin with it. */
  prefix: boolean
  /** Words of the catalogue that look a little like it, with the languages that write them; none: any. */
  alike: { word: string; uses: number; languages: Language[] }[]
}

/** One idea of the query: it is met by any of its phrases. */
export type Term = {
  original: string
  /** Words of each phrase; a word that ends in `*` may go on. */
  phrases: string[][]
  corrected: string | undefined
}

export type Understanding = {
  terms: Term[]
  /** Most of what was typed is unknown: nothing is found. */
  hopeless: boolean
}

const typosAllowed = (word: string) => (/\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The likeliest word meant by an unknown one: nearest, then of the page's language, then most used. */
const correct = ({ word, alike }: WordKnowledge, language: Language): string | undefined => {
  const limit = typosAllowed(word)
  if (limit === 0) return undefined
  return alike
    .map((one) => ({
      ...one,
      distance: editDistance(word, one.word, limit),
      foreign: one.languages.length > 0 && !one.languages.includes(language) ? 1 : 0,
    }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance || a.foreign - b.foreign || b.uses - a.uses)[0]?.word
}

/** `cal26`, `26ga`: letters and a number written together mean both. */
const splitDigits = (word: string): string[] => {
  const match = /^([a-z]{2,})(\d[\d./]*)$/.exec(word) ?? /^(\d[\d.]*)([a-z]{2,})$/.exec(word)
  return match ? [match[1] ?? '', match[2] ?? ''] : [word]
}

const isKnown = ({ exact, prefix }: WordKnowledge) => exact || prefix

/** Words as they will be searched: glued ones parted when the catalogue does not know them as they are. */
export const splitUnknownWords = (
  words: readonly string[],
  known: ReadonlyMap<string, WordKnowledge>,
): string[] =>
  words.flatMap((word) => {
    const knowledge = known.get(word)
    return knowledge && isKnown(knowledge) ? [word] : splitDigits(word)
  })

const phraseAt = (words: readonly string[], at: number, synonyms: Synonyms) => {
  for (let length = Math.min(synonyms.longest, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const others = synonyms.of(phrase)
    if (others.length > 0) return { phrase, others }
  }
  return undefined
}

/**
 * Turns the words of a query into terms: trade phrases with their synonyms, beginnings of words, typing errors put
 * right, into the page's language where it has a word as near. Unknown words are dropped while at least half of the words are understood.
 */
export const understandQuery = (
  words: readonly string[],
  known: ReadonlyMap<string, WordKnowledge>,
  synonyms: Synonyms,
  language: Language,
): Understanding => {
  const terms: Term[] = []
  let unknown = 0
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(words, at, synonyms)
    const word = words[at] ?? ''
    if (found) {
      terms.push({
        original: found.phrase.join(' '),
        phrases: [found.phrase, ...found.others],
        corrected: undefined,
      })
      at += found.phrase.length
      continue
    }
    at += 1
    const term = termOf(word, known.get(word), synonyms, language)
    if (term) terms.push(term)
    else unknown += 1
  }
  return { terms, hopeless: terms.length === 0 || unknown > terms.length }
}

const termOf = (
  word: string,
  knowledge: WordKnowledge | undefined,
  synonyms: Synonyms,
  language: Language,
): Term | undefined => {
  if (!knowledge || knowledge.exact) return { original: word, phrases: [[word]], corrected: undefined }
  if (knowledge.prefix) return { original: word, phrases: [[`${word}*`]], corrected: undefined }
  const corrected = correct(knowledge, language)
  if (!corrected) return undefined
  return { original: word, phrases: [[corrected], ...synonyms.of([corrected])], corrected }
}
