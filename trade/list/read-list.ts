import type { ListData } from './list-data.ts'
import { normalizeText } from './normalize-text.ts'
import { readLine } from './read-line.ts'
import type { ListLine } from './read-line.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Lines of one list that are read; the rest is given back as it was written. */
export const maxLines = 200

/** What a customer chose before, by the phrase it was chosen for (`phraseOf`). */
export type Learned = ReadonlyMap<string, string>

/**
 * Reads a pasted list, one thing a line. Lines keep their order and their words; empty ones stay out.
 */
export function readList(text: string, data: ListData, learned: Learned = new Map()): ListLine[] {
  const vocabulary = vocabularyOf(data)
  return linesOf(text).map((line) => readLine(line, vocabulary, learned))
}

/** The lines of a text that say anything, at most `maxLines`. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n|;(?=\s*\d+\s+[a-záéíóú])/i)
    .map((line) => line.replace(/^[\s\-–•*·✓]+/, '').trim())
    .filter((line) => normalizeText(line) !== '')
    .slice(0, maxLines)
