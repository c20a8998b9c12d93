import type { CutRule } from '../../facts/length.ts'
import type { OrderRule } from '../rounding.ts'

/**
 * A word or phrase of the trade and the families meant by it, likeliest first. `also` are families shown beside them that
 * nobody means without saying more, such as the same sheet cut to length.
 */
export type ListNoun = {
  words: readonly string[]
  /** Where it is said; absent: everywhere. */
  countries?: readonly string[]
  masterIds: readonly string[]
  also?: readonly string[]
}

/** What the merchant knows of how people write lists; from `trade.json`. */
export type ListWords = {
  nouns: readonly ListNoun[]
  /** Units that goods are sold in (Spanish, singular) and how they are written. */
  units: readonly { unit: string; words: readonly string[] }[]
  /** Words for colours, and the colours of the shop they may mean, likeliest first. */
  colours: readonly { words: readonly string[]; values: readonly string[] }[]
  /** Words that mean a value of an attribute: `ng` is `negro`. */
  values: readonly { words: readonly string[]; value: string }[]
  /** Millimetres of a plate by its number (chapa 16 → 1.5). */
  plateMm: Readonly<Record<string, string>>
  /** Words that say nothing about what is meant. */
  filler: readonly string[]
}

/** `usual` is the one that a family shows first. */
export type ListVariant = {
  sku: string
  values: Readonly<Record<string, string>>
  lengthMm?: number
  usual?: boolean
  /** Its values as they read, for whoever shows it. */
  text?: string
}

export type ListProduct = OrderRule & {
  id: string
  name: string
  /** More words that find it. */
  keywords: string
  /** What one of it is called (Spanish, singular): the name of its unit in `ListWords`. */
  unit: string
  /** The same in the language of whoever reads. */
  unitText?: string
  sellMode: 'unit' | 'pack' | 'cut' | 'quote'
  cut?: CutRule
  variants: readonly ListVariant[]
}

/** All that reading a list needs to know of one shop in one country. */
export type ListData = { country: string; words: ListWords; products: readonly ListProduct[] }

/** For a merchant who has told no words: lists are read by the names of products. */
export const emptyWords: ListWords = {
  nouns: [],
  units: [],
  colours: [],
  values: [],
  plateMm: {},
  filler: [],
}
