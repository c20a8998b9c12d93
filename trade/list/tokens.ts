import { customaryUnits } from '../../facts/length.ts'
import { stem } from './normalize-text.ts'

/** Units of measure as they are written on a note; a number without one may mean any. */
export type MeasureUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft' | 'yd' | 'vara' | 'kg' | 'lb' | 'gal' | 'ml'

export type NumberToken = {
  kind: 'number'
  value: number
  unit?: MeasureUnit
  fraction?: boolean
  mixed?: [number, number]
}

export type Token =
  | NumberToken
  /** Sizes side by side: 4x2, 6x6x1/8. `last` is the last of them as it was written. */
  | { kind: 'dims'; values: readonly number[]; unit?: MeasureUnit; last?: NumberToken }
  | { kind: 'gauge'; value: string }
  /** A plate by its number. */
  | { kind: 'plate'; value: string }
  | { kind: 'hash'; value: number }
  | { kind: 'grade'; value: string }
  /** Two numbers that name a wire: 10/10. */
  | { kind: 'code'; value: string }
  | { kind: 'word'; text: string; stem: string }
  /** What stands between a thing and how many of it: `,` `-` `=` `(` or a lone x. */
  | { kind: 'mark'; text: string }

const part = String.raw`(?:1/2|[13]/4|[1357]/8|\d{1,2}/(?:16|32|64))`
const number = String.raw`(?:\d+[ -]${part}(?!\d)|\d+/\d+|\d*\.\d+|\d+)(?!\d)`
const unit = String.raw`(?:mm|cms?|mts?|metros?|ml|m|pulgadas?|pulg|plg|inch(?:es)?|in|"|pies?|feet|foot|ft|'|yardas?|yds?|varas?|vrs?|kgs?|kilos?|lbs?|libras?|pounds?|galones|galon|gallons?|gal)(?![a-z])`
const sized = String.raw`(?:${number})\s*(?:${unit})?`
const pattern = new RegExp(
  [
    String.raw`(?<feet>\d+)\s*(?:'|pies?|ft)\s*(?<inches>\d+(?:\.\d+)?)\s*(?:"|pulg(?:adas?)?|in)(?![a-z])`,
    String.raw`(?<code>\b(?:10/10|9/9|8/8|6/6|4\.5/4\.5|4/4))`,
    String.raw`\b(?:(?:cal(?:ibre)?|gauge|ga)\.?\s*#?|c\.?\s*#?(?=\d{2}(?![\d./]|\s*x)))(?<gauge>\d+(?:\.\d+)?)(?![\d/])`,
    String.raw`\b(?<before>\d{2})\s*(?:gauge|ga)\b`,
    String.raw`\b(?:chapa|chap|ch)\.?\s*#?(?<plate>\d+)(?![\d/])`,
    String.raw`\b(?:grado|grade|gr|g)\.?\s*(?<grade>40|60)\b`,
    String.raw`(?<dims>#?${sized}(?:\s*(?:x|por(?=\s*\d))\s*${sized})+)`,
    String.raw`#\s*(?<hash>${number})`,
    String.raw`(?<number>${number})\s*(?<unit>${unit})?`,
    String.raw`(?<word>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)`,
    String.raw`(?<mark>[,;:=()-])`,
  ].join('|'),
  'g',
)

/** The tokens of a normalized line, in its order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].flatMap(({ groups = {} }) =>
    groups.dims ? dimsOf(groups.dims) : [tokenOf(groups)],
  )
}

function tokenOf(groups: Record<string, string | undefined>): Token {
  const { feet, inches, code, before, gauge = before, plate, grade, hash, word, mark } = groups
  if (feet) return { kind: 'number', value: Number(feet) + Number(inches) / 12, unit: 'ft' }
  if (code) return { kind: 'code', value: code }
  if (gauge) return { kind: 'gauge', value: String(Number(gauge)) }
  if (plate) return { kind: 'plate', value: plate }
  if (grade) return { kind: 'grade', value: grade }
  if (hash) return { kind: 'hash', value: valueOf(hash) }
  if (groups.number) return numberOf(groups.number, groups.unit)
  if (word === 'x') return { kind: 'mark', text: 'x' }
  if (word) return { kind: 'word', text: word, stem: stem(word) }
  return { kind: 'mark', text: mark ?? '' }
}

function numberOf(written: string, unitWritten: string | undefined): NumberToken {
  const parts = /^(\d+)[ -](\d+)\/(\d+)$/.exec(written)
  const mixed: [number, number] | undefined = parts
    ? [Number(parts[1]), Number(parts[2]) / Number(parts[3])]
    : undefined
  return {
    kind: 'number',
    value: valueOf(written),
    unit: unitOf(unitWritten),
    ...(written.includes('/') ? { fraction: true } : {}),
    ...(mixed ? { mixed } : {}),
  }
}

/** Sizes; or, where a length is followed by a plain number, that length and how many: `6 m x 30`. */
function dimsOf(written: string): Token[] {
  const parts = [...written.matchAll(new RegExp(`(${number})\\s*(${unit})?`, 'g'))]
  const numbers = parts.map((part) => numberOf(part[1] ?? '', part[2]))
  const [last, before] = [numbers.at(-1), numbers.at(-2)]
  if (last && before?.unit && before.unit !== 'in' && !last.unit) {
    return [
      ...(numbers.length > 2 ? [sizesOf(numbers.slice(0, -1))] : [before]),
      { kind: 'mark', text: 'x' },
      last,
    ]
  }
  const [whole, wall] = last?.mixed ?? []
  // Nothing is sold in such sixteenths of a side: `4x2 1/16` is a section and its wall.
  if (whole !== undefined && wall !== undefined && isWall(parts.at(-1)?.[1])) {
    const sides = [...numbers.slice(0, -1), { ...last, kind: 'number' as const, value: whole }]
    return [sizesOf(sides), { kind: 'number', value: wall, fraction: true, unit: last?.unit }]
  }
  return [sizesOf(numbers)]
}

const isWall = (written = ''): boolean => /\/(?:16|32|64)$/.test(written)

const sizesOf = (numbers: readonly NumberToken[]): Token => ({
  kind: 'dims',
  values: numbers.map(({ value }) => value),
  unit: numbers.at(-1)?.unit ?? numbers.find(({ unit }) => unit)?.unit,
  last: numbers.at(-1),
})

/** `1 1/2`, `3/8`, `13.5` as a number. */
function valueOf(written: string): number {
  const [, whole = '0', above, below] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(written) ?? []
  return above && below ? Number(whole) + Number(above) / Number(below) : Number(written)
}

const units: [RegExp, MeasureUnit][] = [
  [/^mm/, 'mm'],
  [/^cm/, 'cm'],
  [/^ml$/, 'ml'],
  [/^m/, 'm'],
  [/^(pulg|plg|in|")/, 'in'],
  [/^(pie|f|')/, 'ft'],
  [/^y/, 'yd'],
  [/^v/, 'vara'],
  [/^k/, 'kg'],
  [/^(l|pound)/, 'lb'],
  [/^g/, 'gal'],
]

const unitOf = (written: string | undefined): MeasureUnit | undefined =>
  written ? units.find(([start]) => start.test(written))?.[1] : undefined

const inMillimetres: Partial<Record<MeasureUnit, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  in: 25.4,
  yd: 914.4,
  ...customaryUnits,
}

/** A length in millimetres; undefined for units of anything else. */
export const toMillimetres = (value: number, of: MeasureUnit): number | undefined => {
  const factor = inMillimetres[of]
  return factor === undefined ? undefined : value * factor
}
