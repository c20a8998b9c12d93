import { withCountInDigits } from '../list/counts-in-words.ts'
import { normalizeText } from '../list/normalize-text.ts'
import { toMillimetres } from '../list/tokens.ts'
import { bareCut, notedNoun, notedNumber, notedUnit, unitOf, valueOf } from './noted-length.ts'
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

/**
 * Rectangles as they are noted: `4 de 60 x 120 cm`, `2 de 0.60 x 1.20 m`, `6 de 8" x 12"`, `2 de 60 x 80 tapa`, one a line or
 * between commas. Without a unit the larger side tells: up to 10 metres, up to 250 centimetres, else millimetres.
 */
export function parseRectangles(text: string): ParsedRectangles {
  const parts = text.split(/(?:[\n;]|,(?=\s)|\s·\s)(?![^()\n]*\))/).map((part) => part.trim())
  const pieces: NotedPiece[] = []
  const unread: string[] = []
  for (const part of parts.filter(Boolean)) {
    const read = readNamed(part, sidesIn)
    const { count = 0, widthMm = 0, heightMm = 0 } = read?.found ?? {}
    const whole = count > 0 && count < 1000
    if (whole && widthMm > 0 && heightMm > 0 && Math.max(widthMm, heightMm) <= 30_000) {
      pieces.push({ count, widthMm, heightMm, ...(read?.name === undefined ? {} : { name: read.name }) })
    } else unread.push(part)
  }
  return { pieces, unread }
}

function sidesIn(part: string): { found: Rectangle & { count: number }; noun: string } | undefined {
  const read = line.exec(bareCut(withCountInDigits(normalizeText(part))))
  if (!read) return undefined
  const [, count, noun = '', a = '', unitA, b = '', unitB] = read
  const larger = Math.max(valueOf(a), valueOf(b))
  const widthMm = Math.round(millimetres(valueOf(a), unitA ?? unitB, larger))
  const heightMm = Math.round(millimetres(valueOf(b), unitB ?? unitA, larger))
  return { found: { count: Number(count), widthMm, heightMm }, noun }
}

function millimetres(length: number, written: string | undefined, larger: number): number {
  const assumed = larger <= 10 ? 'm' : larger <= 250 ? 'cm' : 'mm'
  return toMillimetres(length, unitOf(written) ?? assumed) ?? 0
}
