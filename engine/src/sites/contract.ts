import type { LocaleId } from '../../../facts/locales.ts'
import { CountryCode, CurrencyCode, Language } from '../bundle/parts.ts'
import { CategoryMenus, ShopWords, Theme, UrlForm } from '../bundle/site.ts'
import { Json, Open, type Static, Type } from '../kernel/schema.ts'

const ShopLocale = Type.Object({
  id: Type.Unsafe<LocaleId>(Type.String()),
  alias: Type.Optional(Type.String()),
  code: Type.String(),
  name: Type.String(),
  preferredCurrency: CurrencyCode,
})

/** What is the merchant's of a country, not the law's. */
const ShopCountry = Type.Object({
  code: CountryCode,
  currency: CurrencyCode,
  timeZone: Type.String(),
  taxName: Type.String(),
  /** Whether anything can be brought there: a method beside pickup, and a vehicle with a rate. */
  delivers: Type.Boolean(),
})

/** What pages must know of a site before they can read an address or ask a call. */
const ShopSite = Type.Object({
  id: Type.String(),
  alias: Type.Optional(Type.String()),
  name: Type.String(),
  organizationId: Type.String(),
  /** The client as which pages sign shoppers in. */
  clientId: Type.String(),
  /** In the order of the countries (S3.031). */
  l10n: Type.Object({
    defaultLocale: Type.Unsafe<LocaleId>(Type.String()),
    supportedLocales: Type.Array(ShopLocale),
  }),
  /** In the merchant's order (S9.032). */
  countries: Type.Array(ShopCountry),
  theme: Theme,
  /** Addresses of the merchant's marks; a shop without an icon is known by its logo. */
  logo: Type.String(),
  icon: Type.Object({ link: Type.String(), large: Type.String() }),
  menu: CategoryMenus,
  /** Where to write when the shop itself fails: that of its default country. */
  supportEmail: Type.String(),
  /** Kilometres around the middle of a country that reach all of its stores (S9.017). */
  allStoresDistance: Type.Number(),
  words: ShopWords,
  callbackPaths: Type.Object({ resetPassword: Type.String(), social: Type.String() }),
})

/** All sites of the shop, the one that is served where an address names none, and the form of addresses. */
export const ShopSettings = Type.Object({
  url: UrlForm,
  defaultSite: Type.String(),
  sites: Type.Array(ShopSite),
})
export type ShopSettings = Static<typeof ShopSettings>
export type ShopSite = Static<typeof ShopSite>

/** Where the site sells, in which languages and currencies (S3.033). */
const SiteInfo = Open('AllowedLocales', {
  allowed_locales: Type.Array(
    Open('AllowedLocale', {
      id: Type.Unsafe<LocaleId>(Type.String()),
      language: Language,
      country: CountryCode,
      display_country: Type.String(),
    }),
  ),
  allowed_currencies: Type.Array(CurrencyCode),
  default_currency: Type.Optional(CurrencyCode),
})

export const siteContract = {
  getSiteInfo: {
    answer: Open('SiteInfo', { body: Json(SiteInfo) }),
  },
  getConfigurations: {
    answer: Open('SiteConfiguration', {
      configurations: Type.Array(
        Open('ModelConfiguration', {
          id: Type.String(),
          value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
          configurationType: Type.Optional(Type.String()),
        }),
      ),
    }),
  },
}
