import { checkCut, toCentimetre } from '../../facts/length.ts'
import { upToCut } from '../rounding.ts'
import { stem } from './normalize-text.ts'
import type { Token } from './tokens.ts'
import { toMillimetres } from './tokens.ts'
import type { NamedFamily } from './nouns.ts'
import type { Candidate, Family, ParsedValue, Vocabulary } from './vocabulary.ts'

/** How well goods fit the clues of a line. */
export type Fit = {
  candidate: Candidate
  explained: number
  /** Clues that nothing about these goods explains. */
  unexplained: readonly Token[]
  /** The length of one piece, for goods cut to length. */
  lengthMm?: number
  /** The length asked for is not one that is cut: the next longer one is. */
  rounded?: boolean
}

/** Most telling first: each attribute explains one clue, so what can be only one thing chooses first. */
const order: Token['kind'][] = ['code', 'dims', 'hash', 'gauge', 'plate', 'grade', 'number', 'word']

/** Fits goods to clues: measures by their values, colours and words by theirs, lengths by what can be cut. */
export function fitOf(
  candidate: Candidate,
  { family, phrase }: NamedFamily,
  clues: readonly Token[],
  words: Vocabulary,
): Fit {
  const used = new Set<ParsedValue>()
  const unexplained: Token[] = []
  let cut: { lengthMm: number; rounded: boolean } | undefined
  const sorted = [...clues].sort((a, b) => rankOf(a) - rankOf(b))
  for (const clue of sorted) {
    const value = candidate.values.find((one) => !used.has(one) && agrees(clue, one, words))
    if (value) {
      used.add(value)
      continue
    }
    if (repeats(clue, used, words)) continue
    const length = cut ? undefined : cutLength(clue, candidate)
    if (length) cut = length
    else if (
      !(clue.kind === 'word' && phrase.has(clue.stem) && !family.valueStems.has(clue.stem)) &&
      !explainedByName(clue, family, candidate, words)
    )
      unexplained.push(clue)
  }
  return { candidate, explained: clues.length - unexplained.length, unexplained, ...cut }
}

/** Numbers with a unit before those without: `1 rollo … 6 pies … 20 m`. */
const rankOf = (clue: Token): number =>
  order.indexOf(clue.kind) + (clue.kind === 'number' && (clue.unit || clue.fraction) ? -0.5 : 0)

function agrees(clue: Token, { attribute, value, tokens }: ParsedValue, words: Vocabulary): boolean {
  switch (clue.kind) {
    case 'word':
      return wordAgrees(clue, attribute, value, tokens, words)
    case 'gauge':
      return (
        tokens.some((token) => token.kind === 'gauge' && token.value === clue.value) ||
        plateAgrees(clue.value, attribute, value, words)
      )
    case 'plate':
      return (
        plateAgrees(clue.value, attribute, value, words) ||
        tokens.some((token) => token.kind === 'gauge' && token.value === clue.value)
      )
    case 'hash':
      return tokens.some(
        (token) =>
          'value' in token &&
          Number(token.value) === clue.value &&
          (token.kind === 'hash' || token.kind === 'gauge'),
      )
    case 'grade':
    case 'code':
      return tokens.some((token) => token.kind === clue.kind && token.value === clue.value)
    case 'dims':
      return tokens.some((token) => dimsAgree(clue, token))
    case 'number':
      return (
        tokens.some((token) => numberAgrees(clue, token) || isCodeOf(clue, token)) ||
        (!clue.unit && thickness(clue, attribute, value))
      )
    case 'mark':
      return true
  }
}

/** `1/8 x 1 1/4` and `1¼ x 1/8` are one; a square tube may be told by both its sides. */
function dimsAgree(clue: Token & { kind: 'dims' }, token: Token): boolean {
  const own =
    token.kind === 'dims' ? token.values : token.kind === 'number' ? clue.values.map(() => token.value) : []
  const [a, b] = [[...clue.values].sort(numerically), [...own].sort(numerically)]
  return a.length === b.length && a.every((size, at) => Math.abs(size - (b[at] ?? 0)) < 0.011)
}

const numerically = (a: number, b: number) => a - b

function numberAgrees(clue: Token & { kind: 'number' }, token: Token): boolean {
  if (token.kind === 'gauge') return !clue.unit && !clue.fraction && Number(token.value) === clue.value
  if (token.kind === 'hash') return !clue.unit && !clue.fraction && token.value === clue.value
  if (token.kind !== 'number') return false
  if (!clue.unit && clue.fraction && token.unit && token.unit !== 'in') return false
  if (!clue.unit || !token.unit) return Math.abs(clue.value - token.value) < 1e-3
  // A wall of 1.8 mm is none of 2; what is told in inches and sold in millimetres is nearly the same.
  if (clue.unit === 'mm' && token.unit === 'mm') return Math.abs(clue.value - token.value) < 1e-3
  const [a, b] = [toMillimetres(clue.value, clue.unit), toMillimetres(token.value, token.unit)]
  if (a === undefined || b === undefined) return clue.unit === token.unit && clue.value === token.value
  return Math.abs(a - b) <= (b >= 1000 ? 13 : 0.3)
}

/** A code without its letter: an electrode `E6013` is asked for as `6013`. */
const isCodeOf = (clue: Token & { kind: 'number' }, token: Token): boolean =>
  token.kind === 'word' &&
  !clue.unit &&
  /^[a-z]\d{3,}$/.test(token.text) &&
  token.text.slice(1) === `${clue.value}`

/** A plate's thickness in sixteenths is told for tubes that are sold by millimetres: 1/16 is 1.5. */
const thickness = (clue: Token & { kind: 'number' }, attribute: string, value: string): boolean =>
  attribute === 'espesorMm' && clue.fraction === true && Math.abs(clue.value * 25.4 - Number(value)) < 0.13

const plateAgrees = (plate: string, attribute: string, value: string, words: Vocabulary): boolean =>
  attribute === 'espesorMm' && Number(words.plateMm[plate]) === Number(value)

function wordAgrees(
  clue: Token & { kind: 'word' },
  attribute: string,
  value: string,
  tokens: readonly Token[],
  words: Vocabulary,
): boolean {
  if (attribute === 'color')
    return words.colours.get(clue.stem)?.includes(value) ?? value.split('-').includes(clue.text)
  const meant = words.values.get(clue.stem)
  return value === meant || tokens.some((token) => token.kind === 'word' && token.stem === clue.stem)
}

/** A word of the name, also a short one for it: `galv` of a galvanized tube that is made no other way. */
function isInName(word: string, { stems, valueStems }: Family, { values }: Vocabulary): boolean {
  const meant = stem(values.get(word) ?? word)
  return !valueStems.has(word) && !valueStems.has(meant) && (stems.has(word) || stems.has(meant))
}

/** The second word of one value, or the second telling of one measure: `#3 (3/8")`. */
function repeats(clue: Token, used: ReadonlySet<ParsedValue>, words: Vocabulary): boolean {
  if (clue.kind === 'number' && !clue.unit && !clue.fraction) return false
  return [...used].some((value) => agrees(clue, value, words))
}

function cutLength(clue: Token, { product }: Candidate): { lengthMm: number; rounded: boolean } | undefined {
  if (!product.cut || product.sellMode !== 'cut' || clue.kind !== 'number' || !clue.unit) return undefined
  const askedMm = toMillimetres(clue.value, clue.unit)
  if (askedMm === undefined || askedMm < 300) return undefined
  const wholeMm = toCentimetre(askedMm)
  const isCustomary = clue.unit === 'ft' || clue.unit === 'vara'
  if (isCustomary && Number.isInteger(clue.value) && checkCut(wholeMm, product.cut) === 'ok')
    return { lengthMm: wholeMm, rounded: false }
  const lengthMm = upToCut(Math.round(askedMm), product.cut)
  return lengthMm === undefined ? undefined : { lengthMm, rounded: Math.abs(lengthMm - askedMm) > 1 }
}

function explainedByName(
  clue: Token,
  family: Family,
  { variant, values }: Candidate,
  words: Vocabulary,
): boolean {
  if (clue.kind === 'word') return isInName(clue.stem, family, words)
  const mm = clue.kind === 'number' && clue.unit ? toMillimetres(clue.value, clue.unit) : undefined
  if (mm !== undefined && mm >= 300 && variant.lengthMm) return Math.abs(mm - variant.lengthMm) <= 13
  if (clue.kind === 'dims' && values.some(({ tokens }) => tokens.some(({ kind }) => kind === 'dims')))
    return false
  return family.nameTokens.some((token) => {
    if (clue.kind === 'dims') return dimsAgree(clue, token)
    if (clue.kind === 'number') {
      return (clue.unit !== undefined || !Number.isInteger(clue.value)) && numberAgrees(clue, token)
    }
    return token.kind === clue.kind && 'value' in clue && 'value' in token && token.value === clue.value
  })
}
