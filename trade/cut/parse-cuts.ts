import { normalizeText } from '../list/normalize-text.ts'
import { type MeasureUnit, toMillimetres } from '../list/tokens.ts'
import type { Cut } from './cut-job.ts'

export type ParsedCuts = { cuts: Cut[] /** What could not be read, as it was written. */; unread: string[] }

const line =
  /^(\d+)\s*(?:piezas?|pzas?|pcs?|tramos?|cortes?|pieces?)?\s*(?:de|of|x|a|@|:)?\s*(\d*\.?\d+)\s*(mm|cms?|mts?|metros?|m|pulg(?:adas?)?|in|"|pies?|ft|')?$/

/**
 * Cuts as they are noted: `8 de 1.50`, `12 x 85 cm`, `2 de 12 pies`, one a line or between commas. Without a unit,
 * numbers up to 30 are metres and larger ones millimetres.
 */
export function parseCuts(text: string): ParsedCuts {
  const parts = text.split(/[\n;]|,(?=\s)|\s·\s/).map((part) => part.trim())
  const cuts: Cut[] = []
  const unread: string[] = []
  for (const part of parts.filter(Boolean)) {
    const [, count, length, unit] = line.exec(normalizeText(part)) ?? []
    const lengthMm = length === undefined ? 0 : Math.round(millimetres(Number(length), unit))
    if (count && Number(count) > 0 && Number(count) < 10_000 && lengthMm > 0 && lengthMm <= 30_000) {
      cuts.push({ count: Number(count), lengthMm })
    } else unread.push(part)
  }
  return { cuts, unread }
}

function millimetres(length: number, unit: string | undefined): number {
  const known = units.find(([start]) => unit !== undefined && start.test(unit))?.[1]
  return (known && toMillimetres(length, known)) ?? (length <= 30 ? length * 1000 : length)
}

const units: [RegExp, MeasureUnit][] = [
  [/^mm/, 'mm'],
  [/^cm/, 'cm'],
  [/^m/, 'm'],
  [/^(pulg|in|")/, 'in'],
  [/^(pie|ft|')/, 'ft'],
]
