import { countryOf, languageOf } from '../../../../facts/locales.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { writeStored } from '../../lib/browser-storage.ts'
import type { SiteLocale } from '../../lib/locale-url.ts'

/** Stores the chosen country in this browser: locale, country, currency, promotion filter (S4.044). */
export const storeCountry = (locale: SiteLocale) => {
  const country = countryOf(locale.id)
  writeStored(storageKeys.locale, locale.id)
  writeStored(storageKeys.country, country)
  writeStored(storageKeys.currency, locale.preferredCurrency)
  writeStored(storageKeys.promotionFilter, country)
}

/** Stores the chosen language in this browser (S4.048). */
export const storeLanguage = (locale: SiteLocale) => {
  writeStored(storageKeys.language, languageOf(locale.id))
  writeStored(storageKeys.locale, locale.id)
}
