import type { Product } from './product.ts'

export type ShownAttribute = { id: string; displayName: string; value: string }

const isAttribute = (one: unknown): one is ShownAttribute =>
  typeof one === 'object' && one !== null && 'displayName' in one && 'value' in one

/** The attribute list of a product; what is not the JSON it should be is no list. */
export const pdpAttributes = ({ c_pdpAttributesGroup }: Product): ShownAttribute[] => {
  try {
    const group: unknown = JSON.parse(c_pdpAttributesGroup ?? '')
    const attributes =
      typeof group === 'object' && group !== null && 'attributes' in group ? group.attributes : undefined
    return Array.isArray(attributes) ? attributes.filter(isAttribute) : []
  } catch {
    return []
  }
}
