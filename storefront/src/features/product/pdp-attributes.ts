// @chunk prices
import type { Product } from './product.ts'

export type ShownAttribute = { id: string; displayName: string; value: string }

const isAttribute = (one: Partial<ShownAttribute> | null): one is ShownAttribute =>
  one?.displayName !== undefined && one.value !== undefined

/** The attribute list of a product; what is not the JSON it should be is no list. */
export const pdpAttributes = ({
  c_pdpAttributesGroup,
}: Pick<Product, 'c_pdpAttributesGroup'>): ShownAttribute[] => {
  try {
    const { attributes } = JSON.parse(c_pdpAttributesGroup ?? '') as { attributes?: unknown }
    return Array.isArray(attributes) ? attributes.filter(isAttribute) : []
  } catch {
    return []
  }
}

/** The first three of the list, as a tile has room for. */
export const firstFacts = (product: Pick<Product, 'c_pdpAttributesGroup'>) =>
  pdpAttributes(product)
    .slice(0, 3)
    .map(({ displayName, value }) => ({ label: displayName, value }))
