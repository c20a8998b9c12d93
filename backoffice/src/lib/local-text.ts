import type { Language } from './i18n.ts'

/** A text of the catalogue in a language; in Spanish, which it calls `default`, where it has no other. */
export const localText = (texts: Readonly<Record<string, string>> | undefined, language: Language): string =>
  texts?.[language] ?? texts?.default ?? texts?.es ?? ''
