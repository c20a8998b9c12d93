import type { CutRule } from '../facts/length.ts'
import type { OrderRule } from './rounding.ts'

/** What a line is for; a changed colour or gauge finds its lines by it. */
export type Role =
  | 'sheet'
  | 'skylight'
  | 'ridge'
  | 'ridge-end'
  | 'hip'
  | 'valley'
  | 'edge'
  | 'purlin'
  | 'screw'
  | 'tape'
  | 'sealant'
  | 'touch-up'
  | 'insulation'
  | 'gutter'
  | 'bracket'
  | 'gutter-cap'
  | 'outlet'
  | 'downpipe'

/** Why a line is not simply what was asked for. */
export type Warning = 'colour-missing' | 'not-sold' | 'below-run' | 'too-flat'

/**
 * One line of goods: all that a cart, a quote or a sheet of paper needs to know. `exact` stays beside `pieces`, so that
 * everybody sees how much was rounded up.
 */
export type MaterialLine = {
  /** Stable within its list: the role, and the length where one role has several. */
  id: string
  role: Role
  /** Absent where nothing that is sold fits. */
  sku?: string
  masterId: string
  pieces: number
  /** Length of one piece, for goods cut to length. */
  lengthMm?: number
  exact: number
  /** The rule that says how many, by its name, with its figures. */
  why: { rule: string; values: Readonly<Record<string, number>> }
  grams: number
  warnings: readonly Warning[]
  /** The same goods in larger packs as far as these fill, and how many of this line's packs are then left. */
  larger?: { sku: string; masterId: string; pieces: number; left: number }
}

export type TradeVariant = {
  sku: string
  values: Readonly<Record<string, string>>
  /** Its values as they read, for whoever shows it. */
  text?: string
  grams: number
  lengthMm?: number
}

/** A family as the tools need it: how it is sold and what it can be had in. */
export type TradeProduct = OrderRule & {
  id: string
  name: string
  /** What one is called, where that is told. */
  unit?: string
  sellMode: 'unit' | 'pack' | 'cut' | 'quote'
  cut?: CutRule
  variants: readonly TradeVariant[]
}

/** Values that identify a variant: those it must have. */
export type Wanted = Readonly<Record<string, string>>

/**
 * The variant that has all wanted values, in the colour asked for, else in the natural one. Families without colours, and
 * goods whose colour the rules say, have none to miss.
 */
export function chooseVariant(
  product: TradeProduct | undefined,
  wanted: Wanted,
  colour: string,
): { variant?: TradeVariant; warnings: Warning[] } {
  const asks = Object.entries(wanted)
  const fitting = (product?.variants ?? []).filter(({ values }) =>
    asks.every(([name, value]) => values[name] === undefined || values[name] === value),
  )
  const asked = wanted.color ?? colour
  const inColour = fitting.find(({ values }) => (values.color ?? asked) === asked)
  if (inColour) return { variant: inColour, warnings: [] }
  const natural = fitting.find(({ values }) => values.color === 'natural') ?? fitting[0]
  return natural ? { variant: natural, warnings: ['colour-missing'] } : { warnings: ['not-sold'] }
}
