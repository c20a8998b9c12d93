import type { LocaleId } from '../../../facts/locales.ts'
import type { Site } from '../kernel/site.ts'
import { attributeName, attributeValue } from './attribute-names.ts'
import type { ProductRow } from './queries.ts'

type Question = {
  site: Site
  locale: LocaleId
  variants: readonly ProductRow[]
  isOrderable(sku: string): boolean
}

/** The choices of a master, in the merchant's order; values that no variant of the country has are left out. */
export const variationAttributesView = (master: ProductRow, question: Question) => {
  const { site, locale, variants, isOrderable } = question
  return master.variationAttributes.map(({ id, values }) => ({
    id,
    name: attributeName(site, id, locale),
    values: values.flatMap((value) => {
      const having = variants.filter((variant) => variant.variationValues[id] === value)
      if (having.length === 0) return []
      const { name, hex } = attributeValue(site, id, value, locale)
      return [
        {
          value,
          name,
          orderable: having.some((variant) => isOrderable(variant.id)),
          ...(hex ? { c_hex: hex } : {}),
        },
      ]
    }),
  }))
}
