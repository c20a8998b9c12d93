import type { Product, Variant } from '../product.ts'

const values = (variant: Variant) => variant.variationValues ?? {}

/** The variant a master's page shows first: the merchant's, else the first. */
export const firstVariant = (product: Product): Variant | undefined =>
  product.variants?.find(({ c_default }) => c_default) ?? product.variants?.[0]

/**
 * The variant meant by choosing one more value: the variant with that value that keeps as many of the other choices as
 * possible, so that every choice leads somewhere.
 */
export const variantWith = (
  variants: readonly Variant[],
  current: Readonly<Record<string, string>>,
  id: string,
  value: string,
): Variant | undefined => {
  const countUnchanged = (variant: Variant) =>
    Object.entries(current).filter(([name, had]) => name !== id && values(variant)[name] === had).length
  return variants
    .filter((variant) => values(variant)[id] === value)
    .toSorted((a, b) => countUnchanged(b) - countUnchanged(a))
    .at(0)
}
