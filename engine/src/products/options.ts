import type { CountryCode } from '../../../facts/countries.ts'
import type { LocaleId } from '../../../facts/locales.ts'
import { fromMajor, type Minor, toMajor } from '../../../facts/money.ts'
import type { ProductOptionRow } from '../bundle/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { localize } from '../kernel/localized.ts'

export type OptionValue = {
  id: string
  name: string
  /** For one piece, tax included. */
  pieceMinor: Minor
  /** Taken unless something else is asked for; exactly one of an option is. */
  isDefault: boolean
}

/** What a shopper chooses along with a product: an engraving, a guarantee. It has at least one value. */
export type ProductOption = { id: string; name: string; description: string; values: OptionValue[] }

/** The options a country offers: values that have no price there are not to be had, nor are options without values. */
export const optionsIn = (
  stored: readonly ProductOptionRow[],
  country: CountryCode,
  locale: LocaleId,
): ProductOption[] =>
  stored.flatMap(({ id, name, description, values }) => {
    const offered = values.flatMap((value) => {
      const written = value.prices[country]
      return written === undefined ? [] : [{ ...value, pieceMinor: fromMajor(Number(written)) }]
    })
    const standard = offered.find((value) => value.default) ?? offered[0]
    if (!standard) return []
    return [
      {
        id,
        name: localize(name, locale),
        description: localize(description, locale),
        values: offered.map((value) => ({
          id: value.id,
          name: localize(value.name, locale),
          pieceMinor: value.pieceMinor,
          isDefault: value === standard,
        })),
      },
    ]
  })

/** Options as the contract writes them; what a choice costs is for those who may see prices. */
export const optionsView = (
  stored: readonly ProductOptionRow[],
  { country, locale }: { country: CountryCode; locale: LocaleId },
  audience: Ctx['audience'],
) => {
  const options = optionsIn(stored, country, locale).map(({ id, name, description, values }) => ({
    id,
    name,
    ...(description === '' ? {} : { description }),
    values: values.map((value) => ({
      id: value.id,
      name: value.name,
      default: value.isDefault,
      ...(audience === 'guest' ? {} : { price: toMajor(value.pieceMinor) }),
    })),
  }))
  return options.length > 0 ? { options } : undefined
}
