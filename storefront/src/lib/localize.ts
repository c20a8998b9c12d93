import { type LocaleId, languageOf } from '../../../facts/locales.ts'

/** A merchant's text by language; a member named as a locale (`es-GT`) replaces its language's there. */
export const localize = (text: Readonly<Record<'es' | 'en', string>>, locale: LocaleId): string =>
  Object.entries(text).find(([name]) => name === locale)?.[1] ?? text[languageOf(locale)]
