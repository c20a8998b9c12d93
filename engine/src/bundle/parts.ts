import { countryCodes } from '../../../facts/country.ts'
import type { LocaleId as KnownLocale } from '../../../facts/locales.ts'
import { Type, type Static, type TProperties, type TSchema } from 'typebox'

/** An object of exactly these members: a misspelt member of a bundle is an error, never silently lost. */
export const Exact = <P extends TProperties>(properties: P, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description ? { description } : {}) })

/** A closed set of words. */
export const OneOf = <const T extends readonly string[]>(...values: T) =>
  Type.Enum<[...T]>([...values] as [...T])

export const CountryCode = OneOf(...countryCodes)
export const CurrencyCode = OneOf('USD', 'CRC', 'GTQ', 'HNL', 'NIO')
export const Language = OneOf('es', 'en')

/** Language and country, joined as said (`es-SV`, `es_SV`). */
export const localePattern = (joint: '-' | '_') => `^(es|en)${joint}(${countryCodes.join('|')})$`

/** A locale as the shop writes it (`es-SV`). */
export const LocaleId = Type.Unsafe<KnownLocale>(Type.String({ pattern: localePattern('-') }))

/** Text in both languages. A member named as a locale (`es-GT`) replaces the text of its language there. */
export const Localized = Type.Object(
  { es: Type.String(), en: Type.String() },
  { patternProperties: { [localePattern('-')]: { type: 'string' } }, additionalProperties: false },
)
export type Localized = Static<typeof Localized>

/** Ids of categories, products, stores, promotions, content: they appear in addresses, so no blanks. */
export const Id = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' })

/** A decimal amount in the currency of its country, tax included, at most two decimals. Text, so that it is exact. */
export const Amount = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,2})?$' })

/** Something of some countries. */
export const ByCountry = <S extends TSchema>(each: S) =>
  Exact(Type.Partial(Type.Record(CountryCode, each)).properties)

/** Amounts of the same thing in several countries, each in the country's currency. */
export const AmountByCountry = ByCountry(Amount)

/** A day without time (`2026-11-20`). */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** A moment (`2026-11-20T00:00:00-06:00`), or without offset that of the clock of the country that asks. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(Z|[+-]\\d{2}:\\d{2})?$',
})
/** A moment with its offset: the same everywhere. */
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
})
/** The same in a cell of a table, where seconds may be left out. */
export const MomentOfCell = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
})
/** A time of day (`07:30`). */
export const Clock = Type.String({ pattern: '^([01]\\d|2[0-4]):[0-5]\\d$' })

/** Hours of a week; 0 is Sunday. Days that no entry names are closed. */
export const Hours = Exact({
  days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
  open: Clock,
  close: Clock,
})

export const Millimetres = Type.Integer({ minimum: 0 })
export const Grams = Type.Integer({ minimum: 0 })

/** A file below `images/`, by its path there. */
export const ImagePath = Type.String({ pattern: '^[a-z0-9][a-z0-9/._-]*\\.(svg|png|jpg|webp|avif)$' })

/** A PDF below `images/`, by its path there. */
export const DocumentPath = Type.String({ pattern: '^[a-z0-9][a-z0-9/._-]*\\.pdf$' })
