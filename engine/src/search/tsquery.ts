import type { Term } from './understand-query.ts'

/** Quoted, so that nothing in a word is an operator; the search text holds neither quotes nor backslashes. */
const lexeme = (word: string): string => (word.endsWith('*') ? `'${word.slice(0, -1)}':*` : `'${word}'`)

const phrase = (words: readonly string[]): string => `(${words.map(lexeme).join(' & ')})`

const alternatives = (term: Term): string => `(${term.phrases.map(phrase).join(' | ')})`

/** Text for to_tsquery: every term must be met. */
export const allOf = (terms: readonly Term[]): string => terms.map(alternatives).join(' & ')

/** Text for to_tsquery: any term will do. */
export const anyOf = (terms: readonly Term[]): string => terms.map(alternatives).join(' | ')
