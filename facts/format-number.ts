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

/** A unit of sale beside its number: '3 varillas', '2 quintales', '4 boxes'; signs such as m and m² stay as they are. */
export const countUnit = (n: number, unit: string, locale: LocaleId): string => {
  if (n === 1 || unit.length < 3) return unit
  if (locale.startsWith('en')) return /[xs]$/.test(unit) ? `${unit}es` : unit === 'foot' ? 'feet' : `${unit}s`
  if (unit.endsWith('ón')) return unit.replace(/ón$/, 'ones')
  return /[aeiou]$/.test(unit) ? `${unit}s` : `${unit}es`
}
