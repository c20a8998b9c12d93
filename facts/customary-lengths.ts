/** Lengths of cut goods in feet and varas: read, stepped and written; kept and priced as whole millimetres. */
import {
  type CustomaryUnit,
  type CutRule,
  customaryUnits,
  isWhole,
  type Millimetres,
  metresToMm,
  toCentimetre,
} from './length.ts'
import type { LocaleId } from './locales.ts'
import { separatorsOf } from './locales.ts'

/** Feet or varas as a number or as typed ('12', '12,5') → millimetres, to the nearest centimetre, as they are cut. */
export function customaryToMm(length: number | string, unit: CustomaryUnit): Millimetres | undefined {
  const thousandths = metresToMm(length)
  return thousandths === undefined ? undefined : toCentimetre((thousandths * customaryUnits[unit]) / 1000)
}

/** Feet or varas for reading, without unit: whole ones as such, others with one decimal. */
export function formatCustomary(mm: Millimetres, unit: CustomaryUnit, locale?: LocaleId): string {
  const length = mm / customaryUnits[unit]
  if (isWhole(mm, unit)) return String(Math.round(length))
  const mark = locale ? separatorsOf(locale).decimal : '.'
  return length.toFixed(1).replace('.', mark)
}

/** The next whole foot or vara above or below a length that the rule allows. */
export function nextWhole(
  mm: Millimetres,
  direction: 1 | -1,
  unit: CustomaryUnit,
  rule: Pick<CutRule, 'minMm' | 'maxMm'>,
) {
  const now = mm / customaryUnits[unit]
  const whole = isWhole(mm, unit)
    ? Math.round(now) + direction
    : direction > 0
      ? Math.ceil(now)
      : Math.floor(now)
  const next = customaryToMm(Math.max(0, whole), unit)
  return next !== undefined && next >= rule.minMm && next <= rule.maxMm ? next : undefined
}
