import type { LocaleId } from '../../../facts/locales.ts'
import { languageOf } from '../../../facts/locales.ts'

/** A text as stored: by language, a member named as a locale (`es-GT`) replaces the text of its language there. */
export type LocalizedText = Record<string, string>

/** The text for a locale; blank when there is none. */
export const localize = (text: LocalizedText | null | undefined, locale: LocaleId): string =>
  text?.[locale] ?? text?.[languageOf(locale)] ?? text?.es ?? ''
