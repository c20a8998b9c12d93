// @chunk hits
/** Text made comparable: what every search on names uses. */

/**
 * Lower case without accents or other marks: 'San José' → 'san jose', 'Cañas' → 'canas'. The database's `fold`
 * (`engine/migrations`) also spells out letters that are none with a mark: 'ß' → 'ss', 'ø' → 'o'.
 */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The folded words of a text; punctuation separates. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether every wanted word begins one of the words; both lists as foldedWords gives them. */
export function wordsBegin(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.every((want) => words.some((word) => word.startsWith(want)))
}
