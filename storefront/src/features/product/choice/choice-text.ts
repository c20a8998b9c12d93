import type { Product } from '../product.ts'

/** What is chosen of a product, in words: `Calibre 26 · Color Rojo colonial`; empty for what has no choice. */
export const choiceText = ({
  variationAttributes = [],
  variationValues = {},
}: Pick<Product, 'variationAttributes' | 'variationValues'>): string =>
  variationAttributes
    .flatMap(({ id, name, values = [] }) => {
      const found = values.find(({ value }) => value === variationValues[id])
      return found ? [`${name ?? id} ${found.name ?? found.value}`] : []
    })
    .join(' · ')
