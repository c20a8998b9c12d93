import type { Millimetres } from '../../facts/length.ts'
import type { Conversion } from './conversions.ts'

/** `sure` alone is chosen without a look; `probable` shows two or three; `ask` needs an answer. */
export type ListState = 'sure' | 'probable' | 'ask' | 'not-found'

export type ListChoice = { sku: string; masterId: string; quantity: number; lengthMm?: Millimetres }

/** Why a line is not sure, for a sentence beside it. */
export type ListDoubt =
  | 'several'
  | 'no-quantity'
  | 'thousands'
  | 'count-rounded'
  | 'unit'
  | 'no-length'
  | 'length-rounded'
  | 'left-over'
  | 'quote'

/** One line of a list and what was understood. */
export type ListLine = {
  /** As it was written. */
  text: string
  /** By which a choice is remembered: the line without how many. */
  phrase: string
  state: ListState
  quantity: number
  /** The unit the line counts in, if it says one. */
  unit?: string
  /** The goods most likely meant; absent where nothing was found. */
  choice?: ListChoice
  /** What else it may be, likeliest first. */
  alternatives: ListChoice[]
  doubts: ListDoubt[]
  /** What it says in other measures than the shop's. */
  conversions?: Conversion[]
  /** Chosen so before by the same customer. */
  learned?: true
}
