// @chunk prices
import { type JsonContent, readJson } from '../../api/json-text.ts'
import type { Product } from './product.ts'

type Group = JsonContent<Product['c_pdpAttributesGroup']>
export type ShownAttribute = Group['attributes'][number]

const isAttribute = (one: Partial<ShownAttribute> | null): one is ShownAttribute =>
  one?.displayName !== undefined && one.value !== undefined

/** The attribute list of a product; what is not the JSON it should be is no list. */
export const pdpAttributes = ({
  c_pdpAttributesGroup,
}: Pick<Product, 'c_pdpAttributesGroup'>): ShownAttribute[] => {
  try {
    const { attributes } = readJson(c_pdpAttributesGroup ?? '{}')
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
