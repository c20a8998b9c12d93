import { type LocaleId, separatorsOf } from '../../../../facts/locales.ts'

/** Limits of a field (`0.5–12 m`) as a sentence takes them (`min` 0,5, `max` 12 m), with the decimal mark of a locale. */
export const localeLimits = (limits: string, locale: LocaleId): { min: string; max: string } => {
  const [min = '', max = ''] = limits.replaceAll('.', separatorsOf(locale).decimal).split('–')
  return { min, max }
}
