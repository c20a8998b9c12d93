// @chunk prices
/** Prices as text, written without Intl so that the server and every browser write the same [S1.023]. */
import type { LocaleId } from './locales.ts'
import { separatorsOf } from './locales.ts'
import type { Currency, Minor } from './money.ts'
import { currencySymbols } from './money.ts'

/**
 * Minor units → text: minus, symbol, grouped digits, two decimals, with no space of any kind
 * (₡1.500,00 in es-CR, Q1,500.00 in es-GT). The locale gives the marks, the currency the symbol.
 */
export function formatMoney(minor: Minor, currency: Currency, locale: LocaleId): string {
  const { group, decimal } = separatorsOf(locale)
  const digits = String(Math.abs(minor)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
  return `${minor < 0 ? '-' : ''}${currencySymbols[currency]}${whole}${decimal}${digits.slice(-2)}`
}
