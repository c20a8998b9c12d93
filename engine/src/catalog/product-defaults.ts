import type { ProductRow } from '../bundle/products.ts'

const shownDefaults = {
  pageKeywords: { default: '', en: '' },
  c_links: [],
  c_facts: [],
  c_attributes: {},
  c_isNew: false,
  c_isSale: false,
  c_popularity: 0,
}
const soldDefaults = {
  c_stepQuantity: 1,
  c_minOrderQuantity: 1,
  c_stockPattern: 'S1',
  c_courier: true,
} as const

/** What a new product is where nothing is said: not on sale, and nothing that a merchant has to decide. */
export const defaultsOf = (kind: ProductRow['type']) => ({
  online: false,
  ...(kind === 'variant' ? { c_attributes: {} } : shownDefaults),
  ...(kind === 'variant' || kind === 'set' ? {} : soldDefaults),
})
