import type { Statement } from '../../db/sql.ts'
import { invalidSearchField } from './contract.ts'

/** What a resource is searched and sorted by: an expression of ours over its rows, never a caller's text. */
export type SearchField = {
  type: 'text' | 'number' | 'boolean' | 'moment'
  expression: Statement<unknown>
  /** The words of it, where they are more than the expression. */
  words?: Statement<unknown>
  /** The expression has many values (`text[]`): one of them has to match. */
  isMany?: true
  /** Rows that hold any of these values, where an index of its own finds them; nothing else is asked of such a field. */
  holds?(values: readonly string[]): Statement<unknown>
  /** Rows with words that begin with all of these, which are folded, by an index; nothing else is asked of such a field. */
  findWords?(words: readonly string[]): Statement<unknown>
  /** Capitals do not matter; the expression is in small letters. */
  isCaseless?: true
}

/** The allow-list of a resource. */
export type SearchResource = {
  fields: Readonly<Record<string, SearchField>>
  /** Fields of a common beginning (`c_price.`), told apart by what follows; undefined where there is none such. */
  families?: Readonly<Record<string, (rest: string) => SearchField | undefined>>
  /** What no two rows have in common: decides where the sorts leave rows equal. */
  key: Statement<unknown>
}

/** The field of this name. Problem: 400 invalid-search-field with those there are. */
export const fieldOf = ({ fields, families = {} }: SearchResource, name: string): SearchField => {
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (own) return own
  for (const [beginning, find] of Object.entries(families)) {
    const found = name.startsWith(beginning) ? find(name.slice(beginning.length)) : undefined
    if (found) return found
  }
  const allowed = [...Object.keys(fields), ...Object.keys(families).map((beginning) => `${beginning}…`)]
  throw invalidSearchField(`There is no field '${name}' to search by.`, { field: name, allowed })
}

/** Folded words as a question of `to_tsquery`: each a beginning. */
export const wordsQuery = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ')
