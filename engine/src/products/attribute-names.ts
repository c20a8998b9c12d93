import type { LocaleId } from '../../../facts/locales.ts'
import { localize } from '../kernel/localized.ts'
import type { Site } from '../kernel/site.ts'
import type { Sellable } from './sellable.ts'

const attributeOf = (site: Site, id: string) => site.attributes.find((attribute) => attribute.id === id)

/** The attribute that names a product's brand, where the merchant has one. */
export const brandAttribute = 'brand'

/** What an attribute is called; its id where the site does not know it. */
export const attributeName = (site: Site, id: string, locale: LocaleId): string =>
  localize(attributeOf(site, id)?.name, locale) || id

/** How a value reads: its own name, or the value with the unit behind it. `hex` for colours. */
export const attributeValue = (
  site: Site,
  id: string,
  value: string,
  locale: LocaleId,
): { name: string; hex: string | undefined } => {
  const attribute = attributeOf(site, id)
  const named = attribute?.values?.find((one) => one.value === value)
  return {
    name: named ? localize(named.name, locale) : `${value}${localize(attribute?.suffix, locale)}`,
    hex: named?.hex,
  }
}

/** What tells a variant from its sisters, as it reads beside a name: `Calibre: 26, Color: Rojo`; empty for others. */
export const variationText = (
  site: Site,
  values: Readonly<Record<string, string>> | undefined,
  locale: LocaleId,
): string =>
  Object.entries(values ?? {})
    .map(
      ([id, value]) => `${attributeName(site, id, locale)}: ${attributeValue(site, id, value, locale).name}`,
    )
    .join(', ')

/** What was chosen along with a product, as it reads: `Garantía: 3 años`; what it does not offer any more is left out. */
export const optionTexts = (
  options: Sellable['options'],
  chosen: readonly { optionId: string; valueId: string }[] = [],
): string[] =>
  chosen.flatMap(({ optionId, valueId }) => {
    const option = options.find(({ id }) => id === optionId)
    const value = option?.values.find(({ id }) => id === valueId)
    return option && value ? [`${option.name}: ${value.name}`] : []
  })

/** The brand that a product's values name, as it reads. */
export const brandView = (
  site: Site,
  { [brandAttribute]: value }: Readonly<Record<string, string>>,
  locale: LocaleId,
) => (value === undefined ? undefined : { brand: attributeValue(site, brandAttribute, value, locale).name })
