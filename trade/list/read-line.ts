import type { Fit } from './agree.ts'
import { asAsked, quickOrder, withPlainThousands } from './as-asked.ts'
import { conversionsOf } from './conversions.ts'
import { withCountInDigits } from './counts-in-words.ts'
import { asking, countOf, doubtsOf, stateOf } from './doubts.ts'
import { interpret, type Interpretation, scoreOf } from './interpret.ts'
import type { ListChoice, ListLine } from './list-line.ts'
import { matchColour } from './match-colour.ts'
import { isMeasure } from './match-unit.ts'
import type { Reading } from './readings.ts'
import { readingsOf } from './readings.ts'
import type { Token } from './tokens.ts'
import { tokensOf } from './tokens.ts'
import type { Candidate, Vocabulary } from './vocabulary.ts'

/** Signs of the longest line that is read: what is longer names no goods, and each word more multiplies the readings. */
const mostSigns = 400

/** Reads one line. Never guesses silently: what does not follow from the line's words is a doubt. */
export function readLine(
  text: string,
  vocabulary: Vocabulary,
  learned: ReadonlyMap<string, string> = new Map(),
): ListLine {
  if (text.length > mostSigns) return unread(text, '')
  const isSold = (sku: string) => vocabulary.bySku.has(sku.toLowerCase())
  const { decimalComma } = vocabulary
  const asked = quickOrder(text, isSold) ?? text
  const { line: written, grouped } = withPlainThousands(asAsked(asked, decimalComma), asked, decimalComma)
  const tokens = tokensOf(withCountInDigits(written))
  const best = readingsOf(tokens, vocabulary.units)
    .map((reading) => interpret({ ...reading, ...(grouped ? { grouped } : {}) }, vocabulary))
    .sort((a, b) => scoreOf(b) - scoreOf(a))[0]
  const nothing = unread(text, phraseOf(tokens))
  if (!best || best.fits.length === 0) return nothing
  const line = { ...nothing, ...describe(best, vocabulary) }
  const known = vocabulary.bySku.get(learned.get(line.phrase)?.toLowerCase() ?? '')
  return known ? chosenBefore(line, known) : line
}

const unread = (text: string, phrase: string): ListLine => ({
  text,
  phrase,
  quantity: 1,
  alternatives: [],
  doubts: [],
  state: 'not-found',
})

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

function describe({ reading, fits, also, unknown }: Interpretation, vocabulary: Vocabulary) {
  const left = matchColour(fits, reading.clues, vocabulary)
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
    ...matchColour(also, reading.clues, vocabulary),
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

const choiceOf = (fit: Fit, reading: Reading): ListChoice => ({
  sku: fit.candidate.variant.sku,
  masterId: fit.candidate.product.id,
  quantity: countOf(fit, reading),
  ...(fit.lengthMm === undefined ? {} : { lengthMm: fit.lengthMm }),
})

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
