import type { MeasureUnit } from '../list/tokens.ts'

/** A number as it is noted: `2 1/2`, `3/4`, `1.50`. For a pattern over normalized text. */
export const notedNumber = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d*\.?\d+`

/** A unit of length as it is noted. */
export const notedUnit = String.raw`mm|milimetros?|millimet(?:er|re)s?|cms?|centimetros?|centimet(?:er|re)s?|mts?|metros?|meters?|metres?|m|pulg(?:adas?)?|inch(?:es)?|in|"|pies?|feet|foot|ft|'|varas?|vrs?|yardas?|yards?|yds?`

/** What is cut, up to two words: `9 tubos de 2.40`, `4 jambas de 60 x 80`. One group of a pattern. */
export const notedNoun = String.raw`((?:(?:(?:pz|pc|un|u)\.?|(?!(?:${notedUnit})\b)[a-z]{3,}\.?)\s+){0,2})`

/** What stands around a noted cut and says nothing of it: bullets and numbering before, `de largo`, `c/u` behind. Takes normalized text. */
export const bareCut = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, ' ')
    .replace(/^\s*(?:[-–—•·✓✔☐☑]\s+|\(?\d{1,3}\)\s+(?=\d))/, '')
    .replace(/(?:\s+(?:c\/u|cada (?:un[ao]|pieza)|each|de largo|largo|long|de alto|de ancho))+\s*$/, '')
    .trim()

export function valueOf(written: string): number {
  const [, whole = '0', above, below] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(written) ?? []
  return above && below ? Number(whole) + Number(above) / Number(below) : Number(written)
}

const units: [RegExp, MeasureUnit][] = [
  [/^(mm|mil)/, 'mm'],
  [/^(cm|cent)/, 'cm'],
  [/^m/, 'm'],
  [/^(pulg|in|")/, 'in'],
  [/^(pie|f|')/, 'ft'],
  [/^v/, 'vara'],
  [/^y/, 'yd'],
]

export const unitOf = (written: string | undefined): MeasureUnit | undefined =>
  written === undefined ? undefined : units.find(([start]) => start.test(written))?.[1]
