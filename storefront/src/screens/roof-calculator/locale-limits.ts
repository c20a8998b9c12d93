import { type LocaleId, separatorsOf } from '../../../../facts/locales.ts'

/** Limits of a field (`0.5–12 m`) with the decimal mark of a locale. */
export const localeLimits = (limits: string, locale: LocaleId): string =>
  limits.replaceAll('.', separatorsOf(locale).decimal)
