import type { Millimetres } from '../../facts/length.ts'
import type { Fit } from './agree.ts'
import { fitOf } from './agree.ts'
import { asAsked, quickOrder, withPlainThousands } from './as-asked.ts'
import { type Conversion, conversionsOf } from './conversions.ts'
import { withCountInDigits } from './counts-in-words.ts'
import { normalizeText } from './normalize-text.ts'
import type { ListProduct } from './list-data.ts'
import { orderable } from '../rounding.ts'
import { nounsIn } from './nouns.ts'
import type { Reading } from './readings.ts'
import { readingsOf } from './readings.ts'
import type { Token } from './tokens.ts'
import { tokensOf } from './tokens.ts'
import type { Candidate, Vocabulary } from './vocabulary.ts'

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

type Understood = { reading: Reading; fits: readonly Fit[]; also: readonly Fit[]; unknown: number }

/** Reads one line. Never guesses silently: what does not follow from the line's words is a doubt. */
export function readLine(
  text: string,
  vocabulary: Vocabulary,
  learned: ReadonlyMap<string, string> = new Map(),
): ListLine {
  const isSold = (sku: string) => vocabulary.bySku.has(sku.toLowerCase())
  const { line: written, grouped } = withPlainThousands(asAsked(quickOrder(text, isSold) ?? text))
  const tokens = tokensOf(withCountInDigits(written))
  const understood = readingsOf(tokens, vocabulary.units)
    .map((reading) => understand({ ...reading, ...(grouped ? { grouped } : {}) }, vocabulary))
    .sort((a, b) => worthOf(b) - worthOf(a))[0]
  const empty = { text, phrase: phraseOf(tokens), quantity: 1, alternatives: [], doubts: [] }
  if (!understood || understood.fits.length === 0) return { ...empty, state: 'not-found' }
  const line = { ...empty, ...describe(understood, vocabulary) }
  const known = vocabulary.bySku.get(learned.get(line.phrase)?.toLowerCase() ?? '')
  return known ? chosenBefore(line, known) : line
}

/** The words of a line without its first count, by which a choice is remembered. */
export function phraseOf(tokens: readonly Token[]): string {
  const first = tokens[0]
  const counted = first?.kind === 'number' && !first.fraction && !first.unit
  return (counted ? tokens.slice(1) : tokens).map(textOf).filter(Boolean).join(' ')
}

function textOf(token: Token): string {
  switch (token.kind) {
    case 'word':
      return token.stem
    case 'dims':
      return token.values.join('x')
    case 'mark':
      return ''
    case 'number':
      return `${token.value}${token.unit ?? ''}`
    default:
      return `${token.kind} ${token.value}`
  }
}

function understand(reading: Reading, vocabulary: Vocabulary): Understood {
  const [named] = reading.clues.flatMap((clue) =>
    clue.kind === 'word' ? (vocabulary.bySku.get(clue.text) ?? []) : [],
  )
  if (named) return { reading, also: [], unknown: 0, fits: bySku(named, reading, vocabulary) }
  const { families, clues, unknown } = nounsIn(reading.clues, vocabulary)
  const all = families.flatMap((one) =>
    one.family.candidates.map((candidate) => ({
      ...fitOf(candidate, one, clues, vocabulary),
      also: one.also,
    })),
  )
  const sold = withUnit(all, reading.unit)
  const most = Math.max(0, ...sold.map(({ explained }) => explained))
  const best = sold.filter(({ explained }) => explained === most)
  const first = best.filter(({ also }) => !also)
  return first.length > 0
    ? { reading, fits: first, also: best.filter(({ also }) => also), unknown }
    : { reading, fits: best, also: [], unknown }
}

function bySku(candidate: Candidate, reading: Reading, vocabulary: Vocabulary): Fit[] {
  const family = vocabulary.families.get(candidate.product.id)
  const clues = reading.clues.filter((clue) => clue.kind !== 'word')
  return family ? [fitOf(candidate, { family, phrase: new Set(), also: false }, clues, vocabulary)] : []
}

/**
 * Where the line names a unit, only goods sold by it, if there are any; where none of them has the size it asks for and
 * others have, those, as nobody wants another size for its unit.
 */
function withUnit<Row extends Fit>(fits: readonly Row[], unit: string | undefined): readonly Row[] {
  if (unit === undefined || isPiece(unit)) return fits
  const byValue = new Set(
    fits.filter((fit) => hasUnitValue(fit, unit)).map(({ candidate }) => candidate.product.id),
  )
  const sold = fits.filter((fit) =>
    byValue.has(fit.candidate.product.id) ? hasUnitValue(fit, unit) : fit.candidate.product.unit === unit,
  )
  if (sold.length === 0) return fits
  if (sold.some(isOfSize)) return sold
  const sized = fits.filter((fit) => isOfSize(fit) && !isSoldBy(fit, unit))
  return sized.length > 0 ? sized : sold
}

/** Whether no measure of the line contradicts these goods. */
const isOfSize = ({ unexplained }: Fit): boolean => !unexplained.some(isMeasure)

/** Small goods are told by the piece and sold by the box or the weight. */
const isCountedOtherwise = ({ sellMode, unit }: ListProduct): boolean =>
  (sellMode === 'pack' && !isPiece(unit)) || unit === 'libra' || unit === 'kilogramo'

const isPiece = (unit: string) => unit === 'pieza' || unit === 'unidad'

/** `cubeta` of `cubeta 5 gal`. */
const hasUnitValue = ({ candidate }: Fit, unit: string): boolean =>
  candidate.values.some(({ value }) => normalizeText(value).split(' ')[0] === normalizeText(unit))

const isSoldBy = (fit: Fit, unit: string): boolean =>
  fit.candidate.product.unit === unit || hasUnitValue(fit, unit)

/** Of several readings the one that leaves the fewest clues over, and then the fewest goods. */
function worthOf({ reading, fits, unknown }: Understood): number {
  const doubt = (reading.assumed ? 100 : 0) + (reading.withoutUnit ? 100 : 0)
  const over = (fits[0]?.unexplained.length ?? 9) + unknown
  return -over * 1000 - doubt - Math.min(99, fits.length)
}

function describe({ reading, fits, also, unknown }: Understood, vocabulary: Vocabulary) {
  const left = asMeant(fits, reading.clues, vocabulary)
  const stock = left.filter(({ candidate }) => candidate.product.sellMode !== 'cut')
  let likely =
    stock.length > 0 &&
    stock.length < left.length &&
    stock.every(({ candidate }) => candidate.variant.lengthMm)
      ? stock
      : left
  likely = [...likely].sort((a, b) => usualFirst(a) - usualFirst(b))
  const [first] = likely
  if (!first) return { state: 'not-found' as const }
  const doubts = doubtsOf(first, likely, reading, unknown)
  const conversions = conversionsOf(reading, first.candidate)
  const choices = [
    ...likely,
    ...left.filter((fit) => !likely.includes(fit)),
    ...asMeant(also, reading.clues, vocabulary),
  ].map((fit) => choiceOf(fit, reading))
  return {
    state: stateOf(doubts, likely.length, first.unexplained.some(isMeasure)),
    quantity: reading.quantity,
    ...(reading.unit ? { unit: reading.unit } : {}),
    ...(choices[0] ? { choice: choices[0] } : {}),
    alternatives: choices.slice(1, 7),
    doubts,
    ...(conversions.length > 0 ? { conversions } : {}),
  }
}

const usualFirst = ({ candidate }: Fit): number => (candidate.variant.usual ? 0 : 1)

/** Nobody says "natural": where no colour is named, goods that are sold plain are meant plain. */
function asMeant(fits: readonly Fit[], clues: readonly Token[], { colours }: Vocabulary): readonly Fit[] {
  const named = clues.some((clue) => clue.kind === 'word' && colours.has(clue.stem))
  if (named) return likeliestColour(fits, clues, colours)
  const plain = fits.filter(({ candidate }) => (candidate.variant.values.color ?? 'natural') === 'natural')
  return plain.length > 0 ? plain : fits
}

/** `rojo` may be two reds: the likelier one, within each family that has it. */
function likeliestColour(
  fits: readonly Fit[],
  clues: readonly Token[],
  colours: Vocabulary['colours'],
): readonly Fit[] {
  const asked = clues.flatMap((clue) => (clue.kind === 'word' ? (colours.get(clue.stem) ?? []) : []))
  const place = (fit: Fit) => {
    const at = asked.indexOf(fit.candidate.variant.values.color ?? '')
    return at < 0 ? asked.length : at
  }
  const best = new Map<string, number>()
  for (const fit of fits) {
    const id = fit.candidate.product.id
    best.set(id, Math.min(best.get(id) ?? 99, place(fit)))
  }
  return fits.filter((fit) => place(fit) === best.get(fit.candidate.product.id))
}

function doubtsOf(first: Fit, likely: readonly Fit[], reading: Reading, unknown: number): ListDoubt[] {
  const { product } = first.candidate
  const doubts: ListDoubt[] = []
  if (likely.length > 1) doubts.push('several')
  if (reading.grouped) doubts.push('thousands')
  if (countOf(first, reading) !== reading.quantity) doubts.push('count-rounded')
  if (reading.assumed) doubts.push('no-quantity')
  if (reading.unit && !isPiece(reading.unit) && !isSoldBy(first, reading.unit)) doubts.push('unit')
  // A hundred screws are one box of them, and five nails no five pounds.
  else if (!reading.unit && !reading.assumed && isCountedOtherwise(product)) doubts.push('unit')
  // Half a quintal is no pack of the shop.
  else if (!Number.isInteger(reading.quantity)) doubts.push('unit')
  if (product.sellMode === 'cut' && first.lengthMm === undefined) doubts.push('no-length')
  if (product.sellMode === 'quote') doubts.push('quote')
  if (first.rounded) doubts.push('length-rounded')
  if (first.unexplained.length + unknown > 0) doubts.push('left-over')
  return doubts
}

/** A size that no goods have contradicts them; a word too many may say nothing. */
const isMeasure = ({ kind }: Token): boolean => kind !== 'word'

const asking: ReadonlySet<ListDoubt> = new Set(['unit', 'no-length', 'thousands'])

function stateOf(doubts: readonly ListDoubt[], left: number, contradicts: boolean): ListState {
  if (doubts.length === 0) return 'sure'
  if (contradicts) return 'ask'
  if (left > 3 || doubts.some((doubt) => asking.has(doubt))) return 'ask'
  return doubts.includes('left-over') && left > 1 ? 'ask' : 'probable'
}

const choiceOf = (fit: Fit, reading: Reading): ListChoice => ({
  sku: fit.candidate.variant.sku,
  masterId: fit.candidate.product.id,
  quantity: countOf(fit, reading),
  ...(fit.lengthMm === undefined ? {} : { lengthMm: fit.lengthMm }),
})

/** How many can be ordered: stirrups come by fifties. */
const countOf = ({ candidate: { product } }: Fit, { quantity }: Reading): number =>
  product.cut || !Number.isInteger(quantity) ? quantity : orderable(quantity, product)

function chosenBefore(line: ListLine, { product, variant }: Candidate): ListLine {
  const before = [line.choice, ...line.alternatives].find((one) => one?.sku === variant.sku)
  const choice = before ?? { sku: variant.sku, masterId: product.id, quantity: line.quantity }
  const others = [line.choice, ...line.alternatives].filter((one) => one !== undefined && one !== before)
  const doubts = line.doubts.filter(
    (doubt) => doubt === 'quote' || doubt === 'no-quantity' || doubt === 'count-rounded' || asking.has(doubt),
  )
  return {
    ...line,
    state: doubts.length === 0 ? 'sure' : line.state,
    choice,
    alternatives: others.flatMap((one) => (one ? [one] : [])),
    doubts,
    learned: true,
  }
}
