import type { Term } from '../understand-query.ts'
import { type CatalogueIndex } from './catalogue-index.ts'
import { codeOf, placeOf } from './postings.ts'
import type { Stems } from './load-stems.ts'

/** A text to search for: a word or the beginning of one, all or any of several. */
export type TextTree =
  | { word: string; isBeginning: boolean }
  | { all: readonly TextTree[] }
  | { any: readonly TextTree[] }

/** Undefined of nothing: words too common to be searched are no condition. */
const join = (how: 'all' | 'any', parts: readonly (TextTree | undefined)[]): TextTree | undefined => {
  const said = parts.filter((part) => part !== undefined)
  if (said.length < 2) return said[0]
  return how === 'all' ? { all: said } : { any: said }
}

/**
 * What `to_tsquery` makes of terms in Spanish and English together, all of them to be met or any. Undefined where there
 * is no word in them that is searched for.
 */
export const textTree = (terms: readonly Term[], how: 'all' | 'any', stems: Stems): TextTree | undefined => {
  const inLanguage = (language: 'es' | 'en') =>
    join(
      how,
      terms.map(({ phrases }) =>
        join(
          'any',
          phrases.map((phrase) =>
            join(
              'all',
              phrase.map((word) => stems.get(word)?.[language]),
            ),
          ),
        ),
      ),
    )
  return join('any', [inLanguage('es'), inLanguage('en')])
}

const leavesOf = (tree: TextTree): { word: string; isBeginning: boolean }[] =>
  'word' in tree ? [tree] : ('all' in tree ? tree.all : tree.any).flatMap(leavesOf)

const setBits = (bits: Int32Array, index: CatalogueIndex, word: string, isBeginning: boolean) => {
  for (const { postings, from, to } of index.postings.runs(word, isBeginning)) {
    for (let at = from; at < to; at++) {
      const place = placeOf(postings[at] ?? 0)
      bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31))
    }
  }
}

const countBits = (bits: Int32Array) => {
  let count = 0
  for (const word of bits) for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The numbers of the bits that are set, ascending. */
const placesOf = (bits: Int32Array): Int32Array => {
  const places = new Int32Array(countBits(bits))
  let count = 0
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      places[count++] = word * 32 + 31 - Math.clz32(rest & -rest)
    }
  }
  return places
}

/** Finds the places that hold a text; each word is looked up once, in however many texts it stands. */
export const createTextFinder = (index: CatalogueIndex): ((tree: TextTree) => Int32Array) => {
  const length = (index.ids.length >> 5) + 1
  const known = new Map<string, Int32Array>()
  const bitsOfWord = (word: string, isBeginning: boolean) => {
    const key = isBeginning ? `${word}*` : word
    const bits = known.get(key) ?? new Int32Array(length)
    if (!known.has(key)) setBits(bits, index, word, isBeginning)
    known.set(key, bits)
    return bits
  }
  const bitsOf = (tree: TextTree): Int32Array => {
    if ('word' in tree) return bitsOfWord(tree.word, tree.isBeginning)
    const isAll = 'all' in tree
    const [first = new Int32Array(length), ...others] = (isAll ? tree.all : tree.any).map(bitsOf)
    const bits = first.slice()
    for (const other of others) {
      if (isAll) for (let at = 0; at < length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
      else for (let at = 0; at < length; at++) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0)
    }
    return bits
  }
  return (tree) => placesOf(bitsOf(tree))
}

/** How well a place fits a text. */
export type Ranks = { of(place: number): number }

export const noRanks: Ranks = { of: () => 0 }

/**
 * How well each place fits a text, as `ts_rank` tells it. Undefined where PostgreSQL would reckon otherwise: of words
 * that all have to be met in one language alone it weighs how near they stand.
 */
export const ranksFor = (index: CatalogueIndex, tree: TextTree): Ranks | undefined => {
  if ('all' in tree) return undefined
  const words = new Map<string, boolean>()
  for (const { word, isBeginning } of leavesOf(tree)) {
    // Which of the two PostgreSQL takes depends on how it sorts.
    if ((words.get(word) ?? isBeginning) !== isBeginning) return undefined
    words.set(word, isBeginning)
  }
  const sums = new Float32Array(index.ids.length)
  const { ranks } = index
  // In PostgreSQL's order: a sum in single precision depends on it.
  for (const [word, isBeginning] of [...words].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const { postings, from, to } of index.postings.runs(word, isBeginning)) {
      for (let at = from; at < to; at++) {
        const posting = postings[at] ?? 0
        const place = placeOf(posting)
        sums[place] = (sums[place] ?? 0) + (ranks[codeOf(posting)] ?? 0)
      }
    }
  }
  return { of: (place) => Math.fround((sums[place] ?? 0) / words.size) }
}
