// @chunk amounts
/** Lengths of cut goods, in whole millimetres. */
import { formatNumber } from './format-number.ts'
import type { LocaleId } from './locales.ts'

/** A length: an integer number of millimetres. */
export type Millimetres = number

/** What a product allows: one piece between two lengths, in steps counted from the shortest, and a minimum run. */
export type CutRule = {
  minMm: Millimetres
  maxMm: Millimetres
  /** Distance between two allowed lengths; the first is minMm. */
  stepMm: Millimetres
  /** Least total of all lines of one product; 0 when there is none. */
  minTotalMm: Millimetres
  /** Whole feet are cut beside the steps, each to its nearest centimetre: 12 feet are 3.66 m. */
  feet?: boolean
  /** Whole varas likewise: 4 varas are 3.34 m. */
  varas?: boolean
}

/** The units beside the metre in which the trade asks for lengths, in millimetres. */
export const customaryUnits = { ft: 304.8, vara: 835.9 } as const
export type CustomaryUnit = keyof typeof customaryUnits

/** To the nearest centimetre, as feet and varas are cut. */
export const toCentimetre = (mm: number): Millimetres => Math.round(mm / 10) * 10

export type CutVerdict = 'ok' | 'too-short' | 'too-long' | 'off-step'

/**
 * Metres as a number of a client's own arithmetic: 1 + 3 × 0.05 is 1.1500000000000001 there, and means 1.15. What
 * lies further from a whole millimetre than such sums do was meant finer than a millimetre.
 */
const metresOfNumber = (metres: number): Millimetres | undefined => {
  const mm = Math.round(metres * 1000) + 0
  return mm >= 0 && Number.isSafeInteger(mm) && Math.abs(metres * 1000 - mm) < 1e-6 ? mm : undefined
}

/**
 * Metres as a number or as typed ('3.65', '3,65') → millimetres. Exact: undefined for anything finer
 * than a millimetre, negative, grouped ('1.234,5') or not a number.
 */
export function metresToMm(metres: number | string): Millimetres | undefined {
  if (typeof metres === 'number') return metresOfNumber(metres)
  const match = /^(\d*)(?:[.,](\d*))?$/.exec(metres.trim())
  const whole = match?.[1] ?? ''
  const fraction = (match?.[2] ?? '').replace(/0+$/, '')
  if (!match || (whole === '' && !match[2]) || fraction.length > 3) return undefined
  const mm = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'))
  return Number.isSafeInteger(mm) ? mm : undefined
}

/** Millimetres → metres as the contract writes them (3650 → 3.65). */
export function mmToMetres(mm: Millimetres): number {
  return mm / 1000
}

/**
 * Metres for reading: at most two decimals, half up, no trailing zeros and no unit [S5.050]; digits grouped as the country
 * does. Without a locale the decimal mark is a point and nothing is grouped, which is also what a form field holds.
 */
export function formatMetres(mm: Millimetres, locale?: LocaleId): string {
  const metres = (Math.sign(mm) * Math.floor((Math.abs(mm) + 5) / 10)) / 100
  return locale ? formatNumber(metres, locale, 2) : String(metres)
}

/** Judges the length of one piece. The step counts from minMm, which also fits modules (1.05 m, 1.40 m, …). */
export function checkCut(mm: Millimetres, rule: CutRule): CutVerdict {
  if (mm < rule.minMm) return 'too-short'
  if (mm > rule.maxMm) return 'too-long'
  if ((rule.feet && isWhole(mm, 'ft')) || (rule.varas && isWhole(mm, 'vara'))) return 'ok'
  return (mm - rule.minMm) % rule.stepMm === 0 ? 'ok' : 'off-step'
}

/** Whether a length is what so many whole feet, or varas, are cut to. */
export function isWhole(mm: Millimetres, unit: CustomaryUnit): boolean {
  const unitMm = customaryUnits[unit]
  return mm > 0 && toCentimetre(Math.round(mm / unitMm) * unitMm) === mm
}

/** The allowed length nearest to the wanted one; of two equally near the longer, since a piece can be trimmed. */
export function nearestCut(mm: Millimetres, rule: CutRule): Millimetres {
  const steps = Math.round((mm - rule.minMm) / rule.stepMm)
  const mostSteps = Math.floor((rule.maxMm - rule.minMm) / rule.stepMm)
  return rule.minMm + Math.min(Math.max(steps, 0), mostSteps) * rule.stepMm
}

/** The allowed lengths just below and above one that is not allowed; one where it lies beyond the ends. */
export function cutsBeside(mm: Millimetres, rule: CutRule): Millimetres[] {
  const below = rule.minMm + Math.floor((mm - rule.minMm) / rule.stepMm) * rule.stepMm
  const both = [below, below + rule.stepMm].map((one) => nearestCut(one, rule))
  return [...new Set(both)]
}

/** What is still missing to the minimum run: max(0, minimum − total) [S3.008]. */
export function missingMm(totalMm: Millimetres, minTotalMm: Millimetres): Millimetres {
  return Math.max(0, minTotalMm - totalMm)
}
