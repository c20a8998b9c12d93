import { fold } from '../../../facts/text.ts'

/** More words than anybody types on purpose; the rest is ignored so that a query cannot grow. */
const mostWords = 12
const mostCharacters = 100

const fractions: Record<string, string> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/** The part of a text that can be searched: the same characters that the database keeps (`search_text`). */
export const searchText = (text: string): string =>
  fold(text.replace(/[½¼¾]/g, (sign) => fractions[sign] ?? ' '))
    // A decimal comma; three digits behind it are thousands.
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replace(/[^a-z0-9./]+/g, ' ')
    .replace(/(\d)\.0+(?!\d)/g, '$1')
    .replace(/(\.\d{0,9}[1-9])0+(?!\d)/g, '$1')
    .trim()

/** The words of a query. */
export const queryWords = (q: string): string[] =>
  searchText(q.slice(0, mostCharacters))
    .split(' ')
    .map((word) => word.replace(/^[./]+|[./]+$/g, ''))
    .filter(Boolean)
    .slice(0, mostWords)

/** A word without its plural ending, so that both numbers of a trade word are one entry. */
export const singular = (word: string): string =>
  word.length > 3 && /\d/.test(word) === false ? word.replace(/(?<=[^aeiou])es$|s$/, '') : word
