import { type LocaleId, languageOf, languages, localeOf, splitLocale } from '../../../facts/locales.ts'
import type { Site } from './site.ts'

/**
 * The locale a call gets for the one it names (`es-MX`, `es_MX`): that one where the site has it; else one of the same
 * language, of the default's country first; else the site's default.
 */
export const siteLocale = (
  { locales, defaultLocale }: Pick<Site, 'locales' | 'defaultLocale'>,
  asked: string | undefined,
): LocaleId => {
  const wanted = asked?.replace('_', '-').toLowerCase()
  const exact = locales.find(({ id }) => id.toLowerCase() === wanted)
  if (exact) return exact.id
  const language = languages.find((one) => wanted?.split('-', 1)[0] === one)
  if (!language) return defaultLocale
  const ofDefault = localeOf(language, splitLocale(defaultLocale).country)
  const spoken = locales.filter(({ id }) => languageOf(id) === language)
  return (spoken.find(({ id }) => id === ofDefault) ?? spoken[0])?.id ?? defaultLocale
}
