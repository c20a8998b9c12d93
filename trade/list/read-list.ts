import type { ListData } from './list-data.ts'
import { linesOf } from './lines-of-text.ts'
import { readLine } from './read-line.ts'
import type { ListLine } from './list-line.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What a customer chose before, by the phrase it was chosen for (`phraseOf`). */
export type Learned = ReadonlyMap<string, string>

/**
 * Reads a pasted list, one thing a line. Lines keep their order and their words; empty ones stay out.
 */
export function readList(text: string, data: ListData, learned: Learned = new Map()): ListLine[] {
  const vocabulary = vocabularyOf(data)
  const isSold = (sku: string) => vocabulary.bySku.has(sku.toLowerCase())
  return linesOf(text, isSold).map((line) => readLine(line, vocabulary, learned))
}
