import { useMutation } from '@tanstack/react-query'
import type { CountryCode } from '../../../../facts/countries.ts'
import { languageOf } from '../../../../facts/locales.ts'
import { useEnv } from '../../api/env.tsx'
import { buildUrl, localesInUrls, type SiteLocale } from '../../lib/locale-url.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { localeFor } from './markets.ts'
import { saveMarket } from './save-market.ts'
import { storeCountry, storeLanguage } from './store-market.ts'

type Change = { locale: SiteLocale; what: 'country' | 'language' }

/** The URL of the page being shown in another locale. */
const useSamePage = () => {
  const { place, sites } = useEnv()
  const { pathname, search } = useRoute()
  const query = search.toString()
  return (locale: SiteLocale) =>
    buildUrl(sites, query ? `${pathname}?${query}` : pathname, { ...place, locale })
}

/**
 * Where the shopper shops and reads. `change` keeps the choice in the browser, writes it to a registered customer's
 * record and shows the same page in the new locale; a failed write is not the shopper's: the page changes anyway.
 */
export const useMarket = () => {
  const env = useEnv()
  const hrefIn = useSamePage()
  const locales = localesInUrls(env.sites, env.place.site)
  const change = useMutation({
    mutationFn: async ({ locale, what }: Change) => {
      if (what === 'country') storeCountry(locale)
      else storeLanguage(locale)
      await saveMarket(env, locale, what).catch(() => undefined)
    },
    onSuccess: (_done, { locale }) => location.assign(hrefIn(locale)),
  })
  return {
    saving: change.isPending || change.isSuccess,
    hrefIn,
    /** Undefined where no address leads to the country. */
    localeOf: (country: CountryCode) => localeFor(locales, country, env.language),
    changeCountry: (locale: SiteLocale) => change.mutate({ locale, what: 'country' }),
    changeLanguage: (locale: SiteLocale) => change.mutate({ locale, what: 'language' }),
    languages: locales
      .filter((locale) => locale.id.endsWith(env.country))
      .map((locale) => ({ locale, language: languageOf(locale.id) })),
  }
}
