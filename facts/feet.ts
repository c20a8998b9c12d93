/** Lengths of cut goods as feet: read, stepped and written; kept and priced as whole millimetres. */
import { type CutRule, footMm, isWholeFeet, type Millimetres, metresToMm, toCentimetre } from './length.ts'
import type { LocaleId } from './locales.ts'
import { separatorsOf } from './locales.ts'

/** Feet as a number or as typed ('12', '12,5') → millimetres, to the nearest centimetre, as feet are cut. */
export function feetToMm(feet: number | string): Millimetres | undefined {
  const thousandths = metresToMm(feet)
  return thousandths === undefined ? undefined : toCentimetre((thousandths * footMm) / 1000)
}

/** Feet for reading, without unit: whole ones as such, others with one decimal. */
export function formatFeet(mm: Millimetres, locale?: LocaleId): string {
  if (isWholeFeet(mm)) return String(Math.round(mm / footMm))
  const mark = locale ? separatorsOf(locale).decimal : '.'
  return (mm / footMm).toFixed(1).replace('.', mark)
}

/** The next whole foot above or below a length that the rule allows. */
export function nextFoot(mm: Millimetres, direction: 1 | -1, rule: Pick<CutRule, 'minMm' | 'maxMm'>) {
  const now = mm / footMm
  const whole = isWholeFeet(mm)
    ? Math.round(now) + direction
    : direction > 0
      ? Math.ceil(now)
      : Math.floor(now)
  const next = feetToMm(Math.max(0, whole))
  return next !== undefined && next >= rule.minMm && next <= rule.maxMm ? next : undefined
}
