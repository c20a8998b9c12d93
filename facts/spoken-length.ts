import { formatNumber } from './format-number.ts'
import type { Millimetres } from './length.ts'
import type { LocaleId } from './locales.ts'

/** Below it a length is said in millimetres: of a few of them metres would tell nothing. */
const leastInMetresMm = 100

/** A length with its unit, as somebody in a workshop says it, to the millimetre: `2.4 m`, `2.998 m`, `2 mm`. */
export const spokenLength = (mm: Millimetres, locale: LocaleId): string =>
  Math.abs(mm) < leastInMetresMm && mm !== 0
    ? `${formatNumber(mm, locale)} mm`
    : `${formatNumber(mm / 1000, locale, 3)} m`
