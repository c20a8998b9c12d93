import { withCountInDigits } from '../list/counts-in-words.ts'
import { normalizeText } from '../list/normalize-text.ts'
import { toMillimetres } from '../list/tokens.ts'
import { bareCut, notedNoun, notedNumber, notedUnit, unitOf, valueOf } from './noted-length.ts'
import { tableAsNoted } from './noted-table.ts'
import { readNamed } from './piece-name.ts'
import type { Rectangle } from './plan-sheets.ts'

/** Rectangles of one size with what they are called, where that was noted. */
export type NotedPiece = Rectangle & { count: number; name?: string }

export type ParsedRectangles = {
  pieces: NotedPiece[]
  /** What could not be read, as it was written. */
  unread: string[]
}

const side = String.raw`(${notedNumber})\s*(${notedUnit})?`
const line = new RegExp(
  String.raw`^(\d+)\s*${notedNoun}(?:de|of|x|:)?\s*(?<=[^\d.])${side}\s*(?:x|por|by)\s*${side}\.?$`,
)

const countLast = new RegExp(
  String.raw`^${side}\s*(?:x|por|by)\s*${side}\s*(?:x|=|:|-|\()\s*(\d+)\s*\)?\s*(?:piezas?|pzas?|pzs?|pcs?|pieces?)?\.?\)?$`,
)

/** No side of a piece is shorter: such a number was meant in another unit. */
const leastMm = 5

/**
 * Rectangles as they are noted: `4 de 60 x 120 cm`, `2 de 0.60 x 1.20 m`, `6 de 8" x 12"`, `2 de 60 x 80 tapa`, one a line or
 * between commas. Without a unit the larger side tells: up to 10 metres, up to 250 centimetres, else millimetres.
 */
export function parseRectangles(text: string): ParsedRectangles {
  const parts = tableAsNoted(text)
    .split(/(?:[\n;]|,(?=\s)|\s·\s)(?![^()\n]*\))/)
    .map((part) => part.trim())
  const pieces: NotedPiece[] = []
  const unread: string[] = []
  for (const part of parts.filter(Boolean)) {
    const read = readNamed(part, sidesIn)
    const { count = 0, widthMm = 0, heightMm = 0 } = read?.found ?? {}
    const whole = count > 0 && count < 1000
    if (whole && Math.min(widthMm, heightMm) >= leastMm && Math.max(widthMm, heightMm) <= 30_000) {
      pieces.push({ count, widthMm, heightMm, ...(read?.name === undefined ? {} : { name: read.name }) })
    } else unread.push(part)
  }
  return { pieces, unread }
}

function sidesIn(part: string): { found: Rectangle & { count: number }; noun: string } | undefined {
  const text = bareCut(withCountInDigits(normalizeText(part)))
  // `60 x 120 cm x 4` are four; of three bare numbers nobody knows which counts unless the first is the least.
  const last = countLast.exec(text)
  if (last) {
    const [, a = '', unitA, b = '', unitB, count = ''] = last
    if (unitA || unitB || a.includes('.') || b.includes('.'))
      return { found: rectangleOf(count, a, unitA, b, unitB), noun: '' }
    if (Number(count) < valueOf(a) && Number(count) < valueOf(b)) return undefined
  }
  const [, count, noun = '', a = '', unitA, b = '', unitB] = line.exec(text) ?? []
  return count === undefined ? undefined : { found: rectangleOf(count, a, unitA, b, unitB), noun }
}

function rectangleOf(
  count: string,
  a: string,
  unitA: string | undefined,
  b: string,
  unitB: string | undefined,
): Rectangle & { count: number } {
  const larger = Math.max(valueOf(a), valueOf(b))
  return {
    count: Number(count),
    widthMm: Math.round(millimetres(valueOf(a), unitA ?? unitB, larger)),
    heightMm: Math.round(millimetres(valueOf(b), unitB ?? unitA, larger)),
  }
}

function millimetres(length: number, written: string | undefined, larger: number): number {
  const assumed = larger <= 10 ? 'm' : larger <= 250 ? 'cm' : 'mm'
  return toMillimetres(length, unitOf(written) ?? assumed) ?? 0
}
