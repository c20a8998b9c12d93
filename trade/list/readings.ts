import type { NumberToken, Token } from './tokens.ts'

/** One way to understand a line: how many of what, and the clues that say which. */
export type Reading = {
  quantity: number
  /** The unit it is counted in, where the line says one. */
  unit?: string
  /** No number says how many. */
  assumed: boolean
  /** A unit stands after the number and is taken for a word of the goods. */
  withoutUnit?: true
  /** The count has a point for its thousands. */
  grouped?: true
  clues: readonly Token[]
}

/** Units by their written words. */
export type UnitWords = ReadonlyMap<string, string>

/**
 * All ways to understand a line: any of its numbers may be the quantity, where it stands so that people mean one; sizes
 * side by side may be one size or two. Which is right shows when the goods are looked at.
 */
export function readingsOf(tokens: readonly Token[], units: UnitWords): Reading[] {
  const counted = [...leading(tokens, units), ...inside(tokens, units), ...trailing(tokens)]
  const uncounted = { quantity: 1, assumed: true, clues: tokens }
  const all = counted.length > 0 && !countedBySizes(counted, tokens) ? counted : [...counted, uncounted]
  return all.flatMap((reading) =>
    waysOfDims(reading.clues).map((clues) => ({ ...reading, clues: clues.filter(isClue) })),
  )
}

/** Whether the last of two sizes is all that counts: `polín 6x2` may be one purlin of that section. */
const countedBySizes = (counted: readonly Reading[], tokens: readonly Token[]): boolean =>
  counted.length === 1 && tokens[0]?.kind !== 'dims' && tokens.at(-1)?.kind === 'dims'

const isClue = (token: Token): boolean => token.kind !== 'mark'

/** The number that a line begins with, also when a fraction follows: `20 3/8 varillas`. */
function leading(tokens: readonly Token[], units: UnitWords): Reading[] {
  const at = tokens.findIndex(({ kind }) => kind !== 'mark')
  const [first, next] = tokens.slice(at)
  const rest = tokens.slice(at + 1)
  if (first?.kind === 'dims') {
    const [count = 0, ...others] = first.values
    const size: Token =
      others.length === 1 ? { ...sizeOf(others[0] ?? 0), unit: first.unit } : { ...first, values: others }
    return isCount(count) && others.length > 0
      ? [{ quantity: count, assumed: false, clues: [size, ...rest] }]
      : []
  }
  if (first?.kind !== 'number') return []
  if (first.mixed) {
    const [whole, fraction] = first.mixed
    const sold = unitAfter(first, next, units)
    // Two and a half quintals, not two of what is half a quintal.
    const halves: Reading[] = sold?.word
      ? [{ quantity: first.value, unit: sold.name, assumed: false, clues: rest.slice(1) }]
      : []
    // What has its size behind its name has none before it: `2 1/2 qq hierro 1/4`.
    if (halves.length > 0 && rest.some(isPartOfInch)) return halves
    return [
      ...halves,
      {
        quantity: whole,
        assumed: false,
        clues: [{ kind: 'number', value: fraction, fraction: true, unit: first.unit }, ...rest],
      },
    ]
  }
  const unit = unitAfter(first, next, units)
  const plain = { quantity: first.value, assumed: false, clues: rest }
  // A box of purlins is a purlin, a box of screws a box: the goods decide.
  if (unit?.word)
    return [
      { ...plain, unit: unit.name, clues: rest.slice(1) },
      { ...plain, withoutUnit: true },
    ]
  if (unit) return [{ quantity: first.value, unit: unit.name, assumed: false, clues: rest }]
  return isCount(first.value) && !first.unit ? [{ quantity: first.value, assumed: false, clues: rest }] : []
}

const isPartOfInch = (token: Token): boolean =>
  token.kind === 'hash' || (token.kind === 'number' && (token.fraction === true || token.unit === 'in'))

/** A number with a unit that goods are sold in: `hierro 1/2 3 quintales`, `polín 6x2 x 12 unidades`. */
function inside(tokens: readonly Token[], units: UnitWords): Reading[] {
  return tokens.flatMap((token, at): Reading[] => {
    if (token.kind === 'dims') return countedInSizes(tokens, at, units)
    if (at === 0 || token.kind !== 'number' || token.fraction || token.unit === 'm') return []
    const unit = unitAfter(token, tokens[at + 1], units)
    if (!unit) return []
    const clues = [...tokens.slice(0, at), ...tokens.slice(at + (unit.word ? 2 : 1))]
    return [{ quantity: token.value, unit: unit.name, assumed: false, clues }]
  })
}

/** The last of sizes side by side, where a unit follows that goods are counted in. */
function countedInSizes(tokens: readonly Token[], at: number, units: UnitWords): Reading[] {
  const [dims, next] = tokens.slice(at)
  if (dims?.kind !== 'dims' || dims.unit || next?.kind !== 'word') return []
  const unit = units.get(next.stem)
  const count = dims.values.at(-1) ?? 0
  if (unit === undefined || !isCount(count)) return []
  const clues = [...tokens.slice(0, at), headOf(dims), ...tokens.slice(at + 2)]
  return [{ quantity: count, unit, assumed: false, clues }]
}

/** Sizes without the last of them. */
const headOf = (dims: Token & { kind: 'dims' }): Token => {
  const values = dims.values.slice(0, -1)
  return values.length === 1 ? sizeOf(values[0] ?? 0) : { ...dims, values }
}

/** The number a line ends with: `x 30`, `, 24`, `(12)`; or the last of sizes side by side. */
function trailing(tokens: readonly Token[]): Reading[] {
  const end = tokens.at(-1)?.kind === 'mark' ? tokens.slice(0, -1) : tokens
  const [last, before] = [end.at(-1), end.at(-2)]
  if (last?.kind === 'number' && isCount(last.value) && !last.unit) {
    const marked = before?.kind === 'mark'
    return marked || end.length > 1
      ? [{ quantity: last.value, assumed: !marked, clues: end.slice(0, -1) }]
      : []
  }
  if (last?.kind !== 'dims' || last.unit) return []
  const count = last.values.at(-1) ?? 0
  return isCount(count)
    ? [{ quantity: count, assumed: false, clues: [...end.slice(0, -1), headOf(last)] }]
    : []
}

const sizeOf = (value: number): NumberToken => ({
  kind: 'number',
  value,
  ...(Number.isInteger(value) ? {} : { fraction: true }),
})

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 100_000

function unitAfter(
  number: Token & { kind: 'number' },
  next: Token | undefined,
  units: UnitWords,
): { name: string; word: boolean } | undefined {
  const measured = number.unit && soldBy[number.unit]
  if (measured) return { name: measured, word: false }
  if (number.unit || next?.kind !== 'word') return undefined
  const name = units.get(next.stem)
  return name === undefined ? undefined : { name, word: true }
}

/** Measures that are also units of sale. */
const soldBy: Partial<Record<string, string>> = { lb: 'libra', kg: 'kilogramo', gal: 'galón', m: 'metro' }

/** Sizes written side by side are one size, or a size and a length: `3/8 x 6 m`. */
function waysOfDims(clues: readonly Token[]): Token[][] {
  return clues.reduce<Token[][]>(
    (ways, clue) => ways.flatMap((way) => splits(clue).map((tokens) => [...way, ...tokens])),
    [[]],
  )
}

function splits(clue: Token): Token[][] {
  if (clue.kind !== 'dims') return [[clue]]
  const last = clue.values.at(-1) ?? 0
  const others = clue.values.slice(0, -1)
  const head: Token = others.length === 1 ? sizeOf(others[0] ?? 0) : { kind: 'dims', values: others }
  const [a, b] = clue.values
  const sides: Token[][] =
    clue.values.length === 3 && a === b ? [[{ ...clue, values: clue.values.slice(1) }]] : []
  const written = clue.last ?? sizeOf(last)
  // `4x8 1/8` is a sheet and its plate, as `4x2 x 1.5` is a section and its wall.
  const [whole, plate] = written.mixed ?? []
  const walls: Token[][] =
    whole === undefined || plate === undefined
      ? []
      : [
          [
            { kind: 'dims', values: [...others, whole] },
            { kind: 'number', value: plate, fraction: true },
          ],
        ]
  return [[clue], ...sides, [head, written], ...walls]
}
