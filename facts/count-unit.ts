import type { LocaleId } from './locales.ts'

/** A unit of sale beside its number: '3 varillas', '2 quintales', '4 boxes'; signs such as m and m² stay as they are. */
export const countUnit = (n: number, unit: string, locale: LocaleId): string => {
  if (n === 1 || unit.length < 3) return unit
  if (locale.startsWith('en')) return /[xs]$/.test(unit) ? `${unit}es` : unit === 'foot' ? 'feet' : `${unit}s`
  if (unit.endsWith('ón')) return unit.replace(/ón$/, 'ones')
  return /[aeiou]$/.test(unit) ? `${unit}s` : `${unit}es`
}
