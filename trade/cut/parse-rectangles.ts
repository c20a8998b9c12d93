import { normalizeText } from '../list/normalize-text.ts'
import { type MeasureUnit, toMillimetres } from '../list/tokens.ts'
import type { Rectangle } from './plan-sheets.ts'

export type ParsedRectangles = {
  pieces: (Rectangle & { count: number })[]
  /** What could not be read, as it was written. */
  unread: string[]
}

const unit = '(mm|cms?|mts?|metros?|m|pulg(?:adas?)?|in|"|pies?|ft|\')?'
const line = new RegExp(
  String.raw`^(\d+)\s*(?:piezas?|pzas?|pcs?|pieces?)?\s*(?:de|of|:)?\s+(\d*\.?\d+)\s*${unit}\s*(?:x|por|by)\s*(\d*\.?\d+)\s*${unit}$`,
)

/**
 * Rectangles as they are noted: `4 de 60 x 120 cm`, `2 de 0.60 x 1.20 m`, `6 de 8" x 12"`, one a line or between commas.
 * Without a unit the larger side tells: up to 10 metres, up to 250 centimetres, else millimetres.
 */
export function parseRectangles(text: string): ParsedRectangles {
  const parts = text.split(/[\n;]|,(?=\s)|\s·\s/).map((part) => part.trim())
  const pieces: ParsedRectangles['pieces'] = []
  const unread: string[] = []
  for (const part of parts.filter(Boolean)) {
    const [, count, a, unitA, b, unitB] = line.exec(normalizeText(part)) ?? []
    const larger = Math.max(Number(a), Number(b))
    const widthMm = Math.round(millimetres(Number(a), unitA ?? unitB, larger))
    const heightMm = Math.round(millimetres(Number(b), unitB ?? unitA, larger))
    const whole = Number(count) > 0 && Number(count) < 1000
    if (whole && widthMm > 0 && heightMm > 0 && Math.max(widthMm, heightMm) <= 30_000) {
      pieces.push({ count: Number(count), widthMm, heightMm })
    } else unread.push(part)
  }
  return { pieces, unread }
}

function millimetres(length: number, written: string | undefined, larger: number): number {
  const known = units.find(([start]) => written !== undefined && start.test(written))?.[1]
  const assumed = larger <= 10 ? 'm' : larger <= 250 ? 'cm' : 'mm'
  return toMillimetres(length, known ?? assumed) ?? 0
}

const units: [RegExp, MeasureUnit][] = [
  [/^mm/, 'mm'],
  [/^cm/, 'cm'],
  [/^m/, 'm'],
  [/^(pulg|in|")/, 'in'],
  [/^(pie|ft|')/, 'ft'],
]
