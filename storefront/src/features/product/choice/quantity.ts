import type { Product, Stock } from '../product.ts'

/** Steps of the quantity and the least one; the least is 1 as long as there is stock (S5.049, S5.053). */
export const quantityRule = (product: Product, stock: Stock | undefined) => ({
  step: product.stepQuantity ?? 1,
  min: product.minOrderQuantity ?? (stock && stock.ats <= 0 ? 0 : 1),
})

/** Nothing is there, or no choice that can be ordered fits (S5.056). Unknown stock is not "none". */
export const isOutOfStock = (stock: Stock | undefined, hasVariant = true): boolean =>
  !hasVariant || (stock !== undefined && stock.ats <= 0)

export type QuantityFault = 'validation' | 'low-stock' | 'off-step' | 'too-few'

/**
 * What is wrong with a wanted amount (pieces, or metres of cut goods). Nothing is clamped (S5.052): above the stock a
 * single product asks for validation (S5.054), a set or bundle tells what is left of its scarcest part (S5.055).
 */
export const quantityFault = (
  wanted: { pieces: number | null; amount: number },
  rule: { step: number; min: number },
  stock: Stock | undefined,
  isComposed: boolean,
): QuantityFault | undefined => {
  const { pieces, amount } = wanted
  if (pieces === null || pieces < Math.max(rule.min, 1)) return 'too-few'
  if ((pieces - rule.min) % rule.step !== 0 && pieces % rule.step !== 0) return 'off-step'
  if (stock && stock.ats > 0 && amount > stock.ats) return isComposed ? 'low-stock' : 'validation'
  return undefined
}
