import { formatNumber } from './format-number.ts'
import { languageOf, type LocaleId } from './locales.ts'

/** A share for reading: 0.067 is '6.7 %' in Spanish, kept on one line, and '6.7%' in English. */
export const formatPercent = (share: number, locale: LocaleId, decimals = 0): string =>
  `${formatNumber(share * 100, locale, decimals)}${languageOf(locale) === 'en' ? '' : '\u00a0'}%`
