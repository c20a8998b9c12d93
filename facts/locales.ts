/** The twelve locales: two languages in each of the six countries. */
import type { CountryCode } from './country.ts'
import { countryCodes } from './country.ts'

export type Language = 'es' | 'en'
export type LocaleId = `${Language}-${CountryCode}`
/** The form the platform's custom calls use (es_SV). */
export type UnderscoreLocaleId = `${Language}_${CountryCode}`

export const languages: readonly Language[] = ['es', 'en']

/** All locales that are known, Spanish before English. */
export const locales: readonly LocaleId[] = countryCodes.flatMap((country) =>
  languages.map((language) => localeOf(language, country)),
)

export function localeOf(language: Language, country: CountryCode): LocaleId {
  return `${language}-${country}`
}

export function splitLocale(locale: LocaleId): { language: Language; country: CountryCode } {
  return { language: languageOf(locale), country: countryOf(locale) }
}

export function languageOf(locale: LocaleId): Language {
  return locale.startsWith('en') ? 'en' : 'es'
}

export function countryOf(locale: LocaleId): CountryCode {
  const country = countryCodes.find((code) => locale.endsWith(code))
  if (!country) throw new Error(`No country has the locale '${locale}'`)
  return country
}

/** Finds a locale by its id, whatever the case ('ES-sv'); undefined for anything else. */
export function resolveLocale(id: string): LocaleId | undefined {
  const wanted = id.toLowerCase()
  return locales.find((locale) => locale.toLowerCase() === wanted)
}

/** es-SV → es_SV [S7.048]. */
export function toUnderscore(locale: LocaleId): UnderscoreLocaleId {
  const { language, country } = splitLocale(locale)
  return `${language}_${country}`
}

/** es_SV → es-SV [S3.032]; undefined when it names none of the locales. */
export function fromUnderscore(id: string): LocaleId | undefined {
  return id.includes('_') ? resolveLocale(id.replace('_', '-')) : undefined
}

/** Group and decimal mark of numbers. Spanish of Costa Rica and Ecuador writes 1.234,50; the rest 1,234.50. */
export function separatorsOf(locale: LocaleId): { group: string; decimal: string } {
  return locale === 'es-CR' || locale === 'es-EC'
    ? { group: '.', decimal: ',' }
    : { group: ',', decimal: '.' }
}
