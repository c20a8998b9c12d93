import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/db.ts'
import type { Term } from '../understand-query.ts'
import { selectStems } from './queries.ts'

/** A word as it is searched for; undefined where it is too common to be. */
type Stem = { word: string; isBeginning: boolean } | undefined

type Languages = { es: Stem; en: Stem }

/** By the word as a term has it, `galv*` where it may go on. */
export type Stems = ReadonlyMap<string, Languages>

/** The stems of a word depend on PostgreSQL's dictionaries alone, never on a catalogue. */
const known = new LRUCache<string, Languages | 'unreadable'>({ max: 20_000 })

/** PostgreSQL's text of a query of one word; null where it took the word apart. */
const readStem = (text: string): Stem | null => {
  if (text === '') return undefined
  const match = /^'([^'\\]+)'(:\*)?$/.exec(text)
  return match ? { word: match[1] ?? '', isBeginning: match[2] !== undefined } : null
}

/** PostgreSQL's texts of a word in both languages, as it is and as the beginning of one. */
export type StemTexts = { word: string; es: string; en: string; esBeginning: string; enBeginning: string }

const keep = (word: string, es: string, en: string) => {
  const stems = { es: readStem(es), en: readStem(en) }
  const isReadable = stems.es !== null && stems.en !== null
  known.set(word, isReadable ? (stems as Languages) : 'unreadable')
}

/** Keeps what another statement has told of words. */
export const keepStems = (rows: readonly StemTexts[]): void => {
  for (const { word, es, en, esBeginning, enBeginning } of rows) {
    keep(word, es, en)
    keep(`${word}*`, esBeginning, enBeginning)
  }
}

/** Asks for the stems of words that nobody in this process asked for yet: one statement, none where all are known. */
export const learnStems = async (db: Db, words: Iterable<string>): Promise<void> => {
  const unknown = [...new Set(words)].filter((word) => !known.has(word)).map((word) => word.replace('*', ''))
  if (unknown.length > 0) keepStems(await db.query(selectStems([...new Set(unknown)])))
}

/**
 * The stems of the words of terms in both languages. Undefined where PostgreSQL takes a word apart and minds how its
 * parts stand.
 */
export const loadStems = async (db: Db, terms: readonly Term[]): Promise<Stems | undefined> => {
  const words = new Set(terms.flatMap(({ phrases }) => phrases.flat()))
  await learnStems(db, words)
  const found = new Map<string, Languages>()
  for (const word of words) {
    const stems = known.get(word)
    if (stems === undefined || stems === 'unreadable') return undefined
    found.set(word, stems)
  }
  return found
}
