import { metresToMm } from '../facts/length.ts'
import { type LengthUnit, toMetres } from './amounts/units.ts'
import { fractionOfText, withPlainFractions } from './fraction-text.ts'

const value = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d*[.,]?\d+`
const noted = new RegExp(
  String.raw`^(${value})\s*([a-z]+|["'])(?:\s*(?:y |con )?(${value})\s*([a-z]+|["'])?)?$`,
)

const units: [RegExp, LengthUnit][] = [
  [/^(mm|mil[ií]metros?)$/, 'mm'],
  [/^(cms?|cent[ií]metros?)$/, 'cm'],
  [/^(m|mts?|metros?|met(er|re)s?)$/, 'm'],
  [/^(pulg|pulgadas?|in|inch|inches|")$/, 'in'],
  [/^(pies?|ft|foot|feet|')$/, 'ft'],
  [/^(varas?|vrs?)$/, 'vara'],
  [/^(yardas?|yds?|yards?)$/, 'yd'],
]

/**
 * A length as it is typed into a field of metres: `12`, `12,5`, or with a unit of the trade: `39 pies`, `12'6"`, `12'-6 ½"`, `850 cm`,
 * `14 varas`. Whole millimetres; undefined for what is no length.
 */
export function lengthOfText(text: string): number | undefined {
  const metres = metresToMm(text)
  if (metres !== undefined) return metres
  const plain = withPlainFractions(text)
    .trim()
    .toLowerCase()
    .replace(/[’′´]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(/'\s*-\s*(?=\d)/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/([a-z])\.(?= |$)/g, '$1')
    .trim()
  const [, first = '', firstUnit, more, moreUnit] = noted.exec(plain) ?? []
  const unit = unitOf(firstUnit)
  if (!unit) return undefined
  const whole = toMetres(numberOf(first), unit)
  if (more === undefined) return Math.round(whole * 1000)
  // `8'6"` and `2 m 40`: what follows a foot is inches, what follows a metre centimetres.
  const smaller = unitOf(moreUnit) ?? (moreUnit === undefined ? below[unit] : undefined)
  return smaller && smaller === below[unit]
    ? Math.round((whole + toMetres(numberOf(more), smaller)) * 1000)
    : undefined
}

const below: Partial<Record<LengthUnit, LengthUnit>> = { m: 'cm', ft: 'in', yd: 'ft' }

const unitOf = (written: string | undefined): LengthUnit | undefined =>
  written === undefined ? undefined : units.find(([pattern]) => pattern.test(written))?.[1]

const numberOf = (written: string): number => fractionOfText(written) ?? Number(written.replace(',', '.'))
