import { withCountInDigits } from '../list/counts-in-words.ts'
import { normalizeText } from '../list/normalize-text.ts'
import { type MeasureUnit, toMillimetres } from '../list/tokens.ts'
import type { Cut } from './cut-job.ts'
import { bareCut, notedNoun, notedNumber, notedUnit, unitOf, valueOf } from './noted-length.ts'
import { tableAsNoted } from './noted-table.ts'
import { readNamed } from './piece-name.ts'

/** A cut with what its pieces are called, where that was noted. */
export type NotedCut = Cut & { name?: string }

export type ParsedCuts = {
  cuts: NotedCut[] /** What could not be read, as it was written. */
  unread: string[]
}

/** One number and its unit, or two: `8'6"`, `1 m 20 cm`, `2 metros con 40`. */
const length = String.raw`(${notedNumber})\s*(${notedUnit})?(?:\s*(?:con |y )?(${notedNumber})\s*(cms?|mm|pulg(?:adas?)?|inch(?:es)?|in|")?)?`
const countFirst = new RegExp(
  String.raw`^(\d+)\s*${notedNoun}(?:de|of|x|a|@|:|=|-)?\s*(?<=[^\d.])${length}\.?$`,
)
const lengthFirst = new RegExp(
  String.raw`^${length}\s*(?:x|:|=|-|\()\s*(\d+)\s*\)?\s*(?:piezas?|pzas?|pzs?|pcs?|pieces?)?\.?\)?$`,
)

/** `1200 x 4` may be four of 1200 mm: nobody notes so many of whole metres by a cross. */
const eitherWay = /^(?:2[5-9]\d|[3-9]\d\d|\d{4,})\s*x\s*\d{1,2}$/

/** A noted cut whose unit may not be said. */
type Noted = { count: number; value: number; unit?: MeasureUnit; moreMm: number; name?: string }

/**
 * Between one noted cut and the next; never inside brackets. A comma right between two digits is a decimal one, unless the
 * number before it has its decimals already, or stands behind a `de` and has a count with its own `de` behind it.
 */
const between =
  /(?:[\n;]|,(?=\s)|(?:(?<!\d)|(?<=\d[.,]\d+)),(?=\d+\s*(?:de|x|of)\b)|(?<=\b(?:de|of)\s*\d+),(?=\d+\s*(?:de|of)\b)|\s·\s|\s[y&]\s(?=\d+\s*(?:[a-z]{2,}\s+){0,2}(?:de|x|of)\b)|\+(?=\s*\d+\s*(?:de|x|of)\b))(?![^()\n]*\))/i

/**
 * Cuts as they are noted: `8 de 1.50`, `12 x 85 cm`, `9 tubos de 8'6"`, `2.40 m x 9`, `2 de 2.10 jamba`, one a line or between
 * commas. Without a unit, numbers up to 30 are metres; larger ones are centimetres where none is above 250, else millimetres.
 */
export function parseCuts(text: string): ParsedCuts {
  const parts = tableAsNoted(text)
    .replace(/^[ \t]*(\d+)[ \t]*;[ \t]*(\d*[.,]?\d+)[ \t]*$/gm, '$1 x $2')
    .split(between)
  const read = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ part, noted: notedIn(part) }))
  const unsaid = read.flatMap(({ noted }) => (noted && !noted.unit ? [noted.value] : []))
  const small: MeasureUnit = Math.max(0, ...unsaid) > 250 ? 'mm' : 'cm'
  const cuts: NotedCut[] = []
  const unread: string[] = []
  for (const { part, noted } of read) {
    const cut = noted && cutOf(noted, small)
    if (cut) cuts.push(cut)
    else unread.push(part)
  }
  return { cuts, unread }
}

function notedIn(part: string): Noted | undefined {
  const read = readNamed(part, measureIn)
  if (!read) return undefined
  return read.name === undefined ? read.found : { ...read.found, name: read.name }
}

const thousandsOfLengths =
  /(\d),(\d{3})(?=\s*(?:(?:m(?:ts?|etros?)?|pulg(?:adas?)?|in(?:ch(?:es)?)?|pies?|ft|feet|varas?|vrs?|yardas?|yds?)\b|["'”″’′]))/gi

/** `1,500 cm` are fifteen metres in one country and a centimetre and a half in another. */
const eitherMark = /\d,\d{3}\s*c(?:ms?|ent[ií]metros?)\b/i

/** Three digits after a comma are thousands, but no piece is a thousand metres long; nor is any cut to a thousandth of a millimetre. */
const withoutThousands = (part: string): string =>
  part
    .replace(thousandsOfLengths, '$1.$2')
    .replace(/\b(\d{1,2})[.,](\d{3})(?=\s*(?:mm|mil[ií]metros?)\b)/gi, '$1$2')

function measureIn(part: string): { found: Noted; noun: string } | undefined {
  if (eitherMark.test(part)) return undefined
  const text = bareCut(withCountInDigits(normalizeText(withoutThousands(part))))
  if (eitherWay.test(text)) return undefined
  const [, count, noun = '', ...first] = countFirst.exec(text) ?? []
  if (count) return withNoun(readNote(count, first), noun)
  const [, value, written, more, moreUnit, counted] = lengthFirst.exec(text) ?? []
  // `2 x 9` are two of nine metres; a length that comes first shows it by its unit or its decimals.
  const isLength = written !== undefined || value?.includes('.')
  return counted && isLength ? withNoun(readNote(counted, [value, written, more, moreUnit]), '') : undefined
}

const withNoun = (read: Noted | undefined, noun: string) => read && { found: read, noun }

function readNote(
  count: string,
  [value = '', written, more, moreUnit]: readonly (string | undefined)[],
): Noted | undefined {
  const known = unitOf(written)
  // `2 m 40` are two metres and forty centimetres; two numbers say nothing else without their units.
  const isCentimetres = moreUnit === undefined && known === 'm' && /^\d{2}$/.test(more ?? '')
  const moreKnown = isCentimetres ? 'cm' : unitOf(moreUnit)
  if (more !== undefined && (written === undefined || moreKnown === undefined)) return undefined
  return {
    count: Number(count),
    value: valueOf(value),
    ...(known ? { unit: known } : {}),
    moreMm: more !== undefined && moreKnown ? (toMillimetres(valueOf(more), moreKnown) ?? 0) : 0,
  }
}

function cutOf({ count, value, unit: known, moreMm, name }: Noted, small: MeasureUnit): NotedCut | undefined {
  const mm = toMillimetres(value, known ?? (value <= 30 ? 'm' : small)) ?? 0
  const lengthMm = Math.round(mm + moreMm)
  if (count <= 0 || count >= 10_000 || lengthMm <= 0 || lengthMm > 30_000) return undefined
  return { count, lengthMm, ...(name === undefined ? {} : { name }) }
}
