import type { ProductSelector } from '../bundle/index.ts'

/** What a selector looks at: a `Sellable` has it. */
export type Selectable = {
  sku: string
  masterId: string | undefined
  /** Assigned categories and all above them. */
  categoryIds: readonly string[]
  attributes: Readonly<Record<string, string>>
}

/** Whether a promotion's selector means this product: every member it has must hold. */
export const isSelected = (selector: ProductSelector, product: Selectable): boolean => {
  const { categories, products, attributes } = selector
  if (categories && !categories.some((id) => product.categoryIds.includes(id))) return false
  if (products && !products.some((id) => id === product.sku || id === product.masterId)) return false
  return Object.entries(attributes ?? {}).every(([id, values]) =>
    values.includes(product.attributes[id] ?? ''),
  )
}
