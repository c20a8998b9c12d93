import { formatNumber } from '../../../../facts/format-number.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import { defaults } from './defaults.ts'
import type { Text, Token } from './define-messages.ts'

/** Compiled texts by id: what `/static/messages/es.json` holds. */
export type Catalogue = Record<string, readonly Token[]>
export type Values = Record<string, string | number>
/** `t(messages.title, { n: 2 })` */
export type Translate = (text: Text, values?: Values) => string

/**
 * The texts of one locale. A missing id renders its default text and warns once [S8.041]; `onMissing` is told, and
 * may bring the default texts.
 */
export const createTranslate = (
  locale: LocaleId,
  catalogue: Catalogue,
  onMissing?: () => void,
): Translate => {
  const warned = new Set<string>()
  // A whole number may be a year or a number of something; a fraction is an amount, written with the country's decimal mark.
  const shown = (value: string | number = '') =>
    typeof value === 'string' || Number.isInteger(value) ? value : formatNumber(value, locale, 6)
  const write = (tokens: readonly Token[], values: Values, count = '#'): string =>
    tokens
      .map((token) => {
        if (token === '#') return count
        if (typeof token === 'string') return token
        const [name, , cases] = token
        const value = values[name]
        if (!cases) return shown(value)
        const n = Number(value)
        // Spanish and English alike; the case of Spanish millions reads as the others do.
        const chosen = cases[n] ?? cases[n === 1 ? 'one' : 'other'] ?? cases.other
        return typeof chosen === 'string'
          ? chosen
          : write(
              chosen as readonly Token[],
              values,
              Number.isNaN(n) ? String(value) : formatNumber(n, locale),
            )
      })
      .join('')
  const missing = (id: string): readonly Token[] => {
    if (!warned.has(id)) {
      warned.add(id)
      console.warn(`Missing translation '${id}' in ${locale}`)
      onMissing?.()
    }
    return defaults[id] ?? [id]
  }
  return (text, values = {}) => write(catalogue[text] ?? missing(text), values)
}
