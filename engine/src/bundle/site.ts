import { Type, type Static } from 'typebox'
import {
  CountryCode,
  CurrencyCode,
  Day,
  Exact,
  Hours,
  Id,
  ImagePath,
  Language,
  LocaleId,
  Localized,
  OneOf,
} from './parts.ts'

const Locale = Exact({
  /** Language and country joined by a hyphen (es-SV). */
  id: LocaleId,
  alias: Type.Optional(Type.String()),
  name: Type.String(),
  language: Language,
  country: CountryCode,
  preferredCurrency: CurrencyCode,
})

/** Rate in basis points (13% is 1300). Products name a class per country; who names none pays `standard`. */
const TaxClass = Exact({ class: Id, rateBasisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }) })

const BankAccount = Exact({
  bankName: Type.String(),
  accountHolder: Type.String(),
  accountNumber: Type.String(),
  accountType: Localized,
  currency: CurrencyCode,
  /** What the shopper must write on the transfer, in words. */
  instructions: Localized,
})

const Holidays = Exact({
  /** Month and day, every year. */
  fixed: Type.Array(Type.String({ pattern: '^\\d{2}-\\d{2}$' })),
  /** Days that move with Easter. */
  easter: Type.Array(
    OneOf('carnivalMonday', 'carnivalTuesday', 'holyThursday', 'goodFriday', 'holySaturday'),
  ),
  /** Single days. */
  days: Type.Array(Day),
})

export const Country = Exact({
  code: CountryCode,
  name: Localized,
  currency: CurrencyCode,
  timeZone: Type.String(),
  default: Type.Boolean(),
  taxName: Type.String(),
  taxes: Type.Array(TaxClass, { minItems: 1 }),
  support: Exact({ email: Type.String(), phone: Type.String(), whatsapp: Type.String(), hours: Localized }),
  /** When somebody answers the chat, in the country's time zone, holidays apart; without it the chat is always offered. */
  chatHours: Type.Optional(Type.Array(Hours, { minItems: 1 })),
  bank: BankAccount,
  holidays: Holidays,
  /** Paying at the store: working days for which goods that are ready wait for their payer. */
  payAtStore: Type.Optional(Exact({ keptWorkingDays: Type.Integer({ minimum: 1, maximum: 60 }) })),
  /** Units of the trade that its people ask for beside metres and the units of sale; each where the product allows it. */
  customaryUnits: Type.Optional(Type.Array(OneOf('vara', 'quintal'), { uniqueItems: true })),
  /** Ids of ways to pay, in the order in which they are offered. */
  paymentMethods: Type.Array(Type.String({ pattern: '^[A-Z][A-Z_]*$' })),
  /** Departments offered by the store locator: middle point and, where it differs from the default, the radius. */
  storeCities: Type.Array(
    Exact({
      divisionId: Type.String(),
      name: Type.String(),
      latitude: Type.Number(),
      longitude: Type.Number(),
      distanceKm: Type.Optional(Type.Number()),
    }),
  ),
})

/** Units of one currency for one US dollar, valid from a day on until the next row of that currency. */
const ExchangeRate = Exact({
  currency: CurrencyCode,
  perUsd: Type.String({ pattern: '^\\d+(\\.\\d+)?$' }),
  validFrom: Day,
})

const AttributeValue = Exact({
  value: Type.String(),
  name: Localized,
  /** Colours only: the swatch, as #RRGGBB. */
  hex: Type.Optional(Type.String({ pattern: '^#[0-9A-F]{6}$' })),
})

/** What products are told apart and filtered by. A value that is not listed shows as it is, with the suffix. */
const Attribute = Exact({
  id: Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9]*$' }),
  name: Localized,
  /** Written behind unlisted values (` mm`, `"`). */
  suffix: Type.Optional(Localized),
  values: Type.Optional(Type.Array(AttributeValue)),
  /** Present when shoppers may filter by it; refinements are listed in this order. */
  refinement: Type.Optional(Type.Integer({ minimum: 1 })),
})

const MenuCategory = Exact({ categoryId: Id, name: Localized })

/** The two category menus of the header; `levels` of the tree are asked at once, two more of each top category (S9.019). */
export const CategoryMenus = Exact({
  first: MenuCategory,
  second: MenuCategory,
  levels: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
})

export const Theme = OneOf('v.1', 'v.2')

const UrlPart = OneOf('path', 'query_param', 'none')

/** Where site and locale stand in an address (S2.047, S2.048); `none`: nowhere, and the defaults are served. */
export const UrlForm = Exact({ site: UrlPart, locale: UrlPart })

export const Preferences = Exact({
  guestPrices: OneOf('hidden', 'visible'),
  /** Whether a guest keeps product lists too; without it they are for customers. */
  guestWishlists: Type.Optional(Type.Boolean()),
  /** Whether a guest may order, where guests see prices; without it an order needs an account. */
  guestOrders: Type.Optional(Type.Boolean()),
  /**
   * A card that comes without a token of the processor's fields is paid by its simulator's test card with the same last
   * digits. Of no effect with a real processor.
   */
  testCards: Type.Optional(Type.Boolean()),
  /**
   * Whether a basket may have shipments beside the first, each with its own address and method; its lines then go its way,
   * picked up or delivered whole. Without it there is one, and each line says itself whether it is picked up.
   */
  severalShipments: Type.Optional(Type.Boolean()),
  theme: Theme,
  newArrivalsCategory: Id,
  secondMenuCategoryName: Localized,
  countryOrder: Type.Array(CountryCode),
  /** An address gets the newsletter only after its owner has confirmed it by mail. */
  newsletterDoubleOptIn: Type.Optional(Type.Boolean()),
  /** Whoever the delivery address names receives; without it the checkout asks who does. */
  receiver: Type.Optional(OneOf('asked', 'addressee')),
  /** Hours after an order by transfer: a reminder is sent, and the order is given up. 24 and 72 without them. */
  transferReminderHours: Type.Optional(Type.Integer({ minimum: 1 })),
  transferExpiryHours: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Where quotes are priced: here, in the CRM, or in both. In the CRM where one is configured, else here. */
  desk: Type.Optional(OneOf('own', 'crm', 'both')),
  /** The least margin of an offer, in percent of its price; without it none is asked for. */
  quoteFloorPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 99 })),
  /** For how many days an offer stands whose maker names no last day; 7 without it. */
  quoteValidDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  caseMaxFiles: Type.Integer(),
  caseMaxFileSizeMB: Type.Integer(),
  storesPerRequest: Type.Integer({ maximum: 200 }),
  storeDefaultDistance: Type.Number(),
  storeAllDistance: Type.Number(),
  carouselAutoplayMs: Type.Integer(),
})

const AddressCountry = Exact({ code: Type.String({ pattern: '^[A-Z]{2}$' }), asOf: CountryCode })

const Configuration = Exact({
  id: Type.String({ minLength: 1, maxLength: 255 }),
  value: Type.Union([Type.String({ maxLength: 255 }), Type.Number(), Type.Boolean()]),
  configurationType: Type.Optional(OneOf('globalConfiguration', 'siteConfiguration')),
})

/** A drawer for content; one without `parentId` lies in the root. Files of `content/` say in which they lie. */
const ContentFolder = Exact({
  id: Id,
  parentId: Type.Optional(Id),
  name: Localized,
  description: Type.Optional(Localized),
  pageTitle: Type.Optional(Localized),
  pageDescription: Type.Optional(Localized),
})

/** What the shop says of its goods where a page shows none. */
export const ShopWords = Exact({
  /** In the empty search field. */
  search: Type.Optional(Localized),
  /** Under the title of an empty cart. */
  emptyCart: Type.Optional(Localized),
  /** What the shop sells, in a few words, for search engines. */
  assortment: Type.Optional(Localized),
})

/** `site.json`: who the shop is, where it sells and under which rules. */
export const SiteFile = Exact({
  organizationId: Type.String({ pattern: '^f_ecom_[a-z]{4}_(prd|stg|dev|s[0-9]{2}|[0-9]{3})$' }),
  siteId: Type.String({ maxLength: 32 }),
  /** Further sites that sell the same: the bundle is imported for each of them as well. */
  alsoAs: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 32 }))),
  alias: Type.Optional(Type.String()),
  name: Type.String(),
  /** In the header, unless the content asset `logo` shows another; with a card of its own, what others show of the shop. */
  logo: ImagePath,
  /** Squares: `path` in tabs (an SVG is best), `large` on home screens (a PNG of 512 × 512). The logo without them. */
  icon: Type.Optional(Exact({ path: ImagePath, large: ImagePath })),
  clients: Type.Array(
    Exact({
      id: Type.String(),
      name: Type.String(),
      /** Exact addresses; `/path` is below the shop's own origin; `loopback` allows any port of this machine. */
      redirectUris: Type.Array(Type.String()),
      /** Makes it a private client: SHA-256 of its secret, in hex. */
      secretSha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
    }),
  ),
  /** One of `locales`. */
  defaultLocale: LocaleId,
  locales: Type.Array(Locale, { minItems: 1 }),
  countries: Type.Array(Country, { minItems: 1 }),
  /** Countries of addresses beside those the shop sells in: served, priced and taxed as one of these. */
  addressCountries: Type.Optional(Type.Array(AddressCountry)),
  exchangeRates: Type.Array(ExchangeRate),
  attributes: Type.Array(Attribute),
  menu: CategoryMenus,
  /** The form of addresses; both in the path without it. */
  url: Type.Optional(UrlForm),
  /** Paths to which the outside comes back; `/reset-password-callback` and `/social-callback` without them (S2.006, S2.010). */
  callbackPaths: Type.Optional(
    Exact({
      resetPassword: Type.Optional(Type.String({ pattern: '^/[a-z0-9-]+$' })),
      social: Type.Optional(Type.String({ pattern: '^/[a-z0-9-]+$' })),
    }),
  ),
  /** Pages that mails lead to; `/set-new-password/` and `/passwordless-login-landing` without them. */
  mailPaths: Type.Optional(
    Exact({
      newPassword: Type.Optional(Type.String({ pattern: '^(/[a-z0-9-]+)+/?$' })),
      passwordless: Type.Optional(Type.String({ pattern: '^(/[a-z0-9-]+)+/?$' })),
    }),
  ),
  /** General words stand where the merchant has none. */
  words: Type.Optional(ShopWords),
  preferences: Preferences,
  /** What client applications are told beside: their own settings, read by anybody. */
  configurations: Type.Optional(Type.Array(Configuration)),
  /** Parents before their children. */
  contentFolders: Type.Optional(Type.Array(ContentFolder)),
})
export type SiteFile = Static<typeof SiteFile>
