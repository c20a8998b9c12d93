import type { MeasureUnit } from '../list/tokens.ts'

/** A number as it is noted: `2 1/2`, `3/4`, `1.50`. For a pattern over normalized text. */
export const notedNumber = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d*\.?\d+`

/** A unit of length as it is noted. */
export const notedUnit = String.raw`mm|cms?|mts?|metros?|meters?|metres?|m|pulg(?:adas?)?|inch(?:es)?|in|"|pies?|feet|foot|ft|'|varas?|vrs?|yardas?|yards?|yds?`

/** What is cut, which no plan needs: `9 tubos de 2.40`, `4 piezas de 60 x 80`. */
export const notedNoun = String.raw`(?:(?:(?:pz|pc|un|u)\.?|(?!(?:${notedUnit})\b)[a-z]{3,}\.?)\s+){0,2}`

/**
 * What stands around a noted cut and says nothing of it: bullets and numbering before, words behind: `(largueros)`,
 * `de largo`, `c/u`. Takes normalized text.
 */
export const bareCut = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, ' ')
    .replace(/^\s*(?:[-–—•·✓✔☐☑]\s+|\(?\d{1,3}\)\s+(?=\d))/, '')
    .replace(/\s*\([a-z .]*\)/g, '')
    .replace(/(?:\s+(?:c\/u|cada (?:un[ao]|pieza)|each|de largo|largo|long|de alto|de ancho))+\s*$/, '')
    .replace(/^[a-z][a-z ]*:\s*(?=\d)/, '')
    .trim()

export function valueOf(written: string): number {
  const [, whole = '0', above, below] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(written) ?? []
  return above && below ? Number(whole) + Number(above) / Number(below) : Number(written)
}

const units: [RegExp, MeasureUnit][] = [
  [/^mm/, 'mm'],
  [/^cm/, 'cm'],
  [/^m/, 'm'],
  [/^(pulg|in|")/, 'in'],
  [/^(pie|f|')/, 'ft'],
  [/^v/, 'vara'],
  [/^y/, 'yd'],
]

export const unitOf = (written: string | undefined): MeasureUnit | undefined =>
  written === undefined ? undefined : units.find(([start]) => start.test(written))?.[1]
