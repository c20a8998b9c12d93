// @chunk prices
/** Plain numbers as text, written without Intl: reading its rules holds a phone up for a tenth of a second. */
import type { LocaleId } from './locales.ts'
import { separatorsOf } from './locales.ts'

/** A number with grouped digits and at most so many decimals, half up, no trailing zeros (1234.5 → 1,234.5 in es-SV). */
export function formatNumber(value: number, locale: LocaleId, decimals = 0): string {
  const { group, decimal } = separatorsOf(locale)
  const scale = 10 ** decimals
  const units = Math.round(Math.abs(value) * scale)
  const whole = String(Math.floor(units / scale)).replace(/\B(?=(\d{3})+$)/g, group)
  const fraction = decimals
    ? String(units % scale)
        .padStart(decimals, '0')
        .replace(/0+$/, '')
    : ''
  return `${value < 0 && units > 0 ? '-' : ''}${whole}${fraction && decimal + fraction}`
}
