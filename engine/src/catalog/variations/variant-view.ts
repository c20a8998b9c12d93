import type { VariantRow } from '../../bundle/products.ts'
import { productView } from '../product-view.ts'

const ownMembers = [
  'online',
  'name',
  'variationValues',
  'c_countries',
  'c_taxClasses',
  'c_stepQuantity',
  'c_minOrderQuantity',
  'c_weightKg',
  'c_longestSideMeters',
  'c_lengthMeters',
  'c_attributes',
  'c_facts',
] as const

type Own = Pick<ReturnType<typeof productView>, (typeof ownMembers)[number]>

/** A variant as a part of its master: what it says itself. */
export const variantView = (row: VariantRow) => {
  const whole = productView('', row)
  const own = Object.fromEntries(
    ownMembers.flatMap((name) => (whole[name] === undefined ? [] : [[name, whole[name]]])),
  ) as Own
  return { productId: row.id, defaultProductVariation: row.default ?? false, ...own }
}
