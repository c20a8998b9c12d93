import { withNonBreakingUnits } from '../../../facts/non-breaking-units.ts'
import type { Language } from './i18n.ts'

type Texts = Readonly<Record<string, string>> | undefined

/** A text of the catalogue in a language as it is kept, for a file; in Spanish, which it calls `default`, where it has no other. */
export const translationOf = (texts: Texts, language: Language): string =>
  texts?.[language] ?? texts?.default ?? texts?.es ?? ''

/** The same to be read: no figure is parted from its unit. */
export const localText = (texts: Texts, language: Language): string =>
  withNonBreakingUnits(translationOf(texts, language))
