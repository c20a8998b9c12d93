import { quintalKg } from '../amounts/rebar.ts'
import type { Reading } from './readings.ts'
import { type MeasureUnit, type Token, toMillimetres } from './tokens.ts'
import type { Candidate } from './vocabulary.ts'

/** A measure of a line in the shop's own: `12 pies` are 3.66 m, `5 qq` of a bar so many of them. */
export type Conversion =
  | { kind: 'length'; value: number; unit: 'ft' | 'yd' | 'vara'; lengthMm: number }
  | { kind: 'bars'; quintals: number; bars: number; lengthMm: number }

/** Lengths that are told in other units than the shop sells by, and how many bars a weight of them is. */
export function conversionsOf(
  { clues, quantity, unit }: Pick<Reading, 'clues' | 'quantity' | 'unit'>,
  { product, variant, values }: Candidate,
): Conversion[] {
  const lengths = clues.flatMap((clue): Conversion[] => {
    if (clue.kind !== 'number' || !isForeign(clue.unit)) return []
    const lengthMm = toMillimetres(clue.value, clue.unit) ?? 0
    // Shorter ones are heights and widths that are sold by feet.
    const sold = product.cut !== undefined || variant.lengthMm !== undefined
    return sold && lengthMm >= 1000
      ? [{ kind: 'length', value: clue.value, unit: clue.unit, lengthMm: Math.round(lengthMm) }]
      : []
  })
  const kgPerMetre = kgOfBar(
    values.flatMap(({ attribute, tokens }) => (attribute === 'diametro' ? tokens : [])),
  )
  const lengthMm = variant.lengthMm ?? 0
  if (unit !== 'quintal' || kgPerMetre === undefined || lengthMm === 0) return lengths
  const bars = (quantity * quintalKg * 1000) / (kgPerMetre * lengthMm)
  return [...lengths, { kind: 'bars', quintals: quantity, bars, lengthMm }]
}

const isForeign = (unit: MeasureUnit | undefined): unit is 'ft' | 'yd' | 'vara' =>
  unit === 'ft' || unit === 'yd' || unit === 'vara'

/** Kilograms of a metre of round steel: 7,850 kg a cubic metre. Undefined where no diameter is told. */
function kgOfBar(diameter: readonly Token[]): number | undefined {
  const told = diameter.find(
    (token) => token.kind === 'number' && (token.unit === 'in' || token.unit === 'mm'),
  )
  const mm = told?.kind === 'number' && told.unit ? toMillimetres(told.value, told.unit) : undefined
  return mm === undefined ? undefined : (7.85e-3 * Math.PI * mm * mm) / 4
}
