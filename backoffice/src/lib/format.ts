import { formatPercent } from '../../../facts/format-percent.ts'
import type { Language } from './i18n.ts'

const cacheFormats = <T extends object>(make: (locale: string, options: string) => T) => {
  const made = new Map<string, T>()
  return (locale: string, options: object): T => {
    const text = JSON.stringify(options)
    const key = locale + text
    const known = made.get(key)
    if (known) return known
    const fresh = make(locale, text)
    made.set(key, fresh)
    return fresh
  }
}
const numbers = cacheFormats((locale, options) => new Intl.NumberFormat(locale, JSON.parse(options)))
const dates = cacheFormats((locale, options) => new Intl.DateTimeFormat(locale, JSON.parse(options)))
const ages = cacheFormats((locale, options) => new Intl.RelativeTimeFormat(locale, JSON.parse(options)))

/** Of El Salvador, which writes amounts as most of the countries do. */
const localeOf = (language: Language) => (language === 'es' ? 'es-SV' : 'en-US')

const minute = 60
const hour = 3_600
const day = 86_400

/** Amounts, numbers, moments as a person reads them in a language. */
export const formatsOf = (language: Language) => {
  const locale = localeOf(language)
  return {
    money: (amount: number, currency: string) =>
      numbers(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount),
    number: (value: number, digits = 0) =>
      numbers(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    /** At most three decimals. */
    quantity: (value: number) => numbers(locale, { maximumFractionDigits: 3 }).format(value),
    /** A share: 0.067 is “6.7 %”, in English “6.7%”. */
    share: (share: number, digits = 1) => formatPercent(share, `${language}-SV`, digits),
    /** A change, with its sign: 0.067 is “+6.7 %”, in English “+6.7%”. */
    percent: (change: number) => {
      const text = formatPercent(change, `${language}-SV`, 1)
      return change > 0 && /[1-9]/.test(text) ? `+${text}` : text
    },
    date: (at: string | Date, timeZone?: string) =>
      dates(locale, { dateStyle: 'medium', timeZone }).format(new Date(at)),
    dateTime: (at: string | Date, timeZone?: string) =>
      dates(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at)),
    time: (at: string | Date, timeZone?: string) =>
      dates(locale, { timeStyle: 'short', timeZone }).format(new Date(at)),
    /** `2026-11`: “noviembre de 2026”. */
    month: (month: string) =>
      dates(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`)),
    /** “ahora”, “hace 3 h”, “hace 2 días”: how long ago. */
    age: (at: string | Date, now: Date) => {
      const seconds = Math.max(0, (now.getTime() - new Date(at).getTime()) / 1000)
      const relative = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
        ages(locale, { style: 'narrow', numeric: 'always' }).format(-Math.floor(value), unit)
      if (seconds < minute) return ages(locale, { style: 'narrow', numeric: 'auto' }).format(0, 'second')
      if (seconds < hour) return relative(seconds / minute, 'minute')
      if (seconds < 2 * day) return relative(seconds / hour, 'hour')
      if (seconds < 60 * day) return relative(seconds / day, 'day')
      return dates(locale, { dateStyle: 'short' }).format(new Date(at))
    },
  }
}

/** Functions that write amounts, numbers and moments. */
export type Formats = ReturnType<typeof formatsOf>
