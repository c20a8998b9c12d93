import { ceilExact } from '../rounding.ts'

export type PaintRules = {
  /** Square metres that a gallon covers once, by the maker. */
  coverM2: number
  /** Share of that which a brush reaches. */
  yield: number
}

/** Gallons for a plain area, `factor` being how much more surface a profile has than its plan. */
export function gallonsOf(
  squareMetres: number,
  factor: number,
  coats: number,
  { coverM2, yield: share }: PaintRules,
): number {
  return (squareMetres * factor * coats) / (coverM2 * share)
}

/** Whole packages, the large ones first: gallons of each size, largest first. */
export function packagesOf(gallons: number, sizes: readonly number[]): { size: number; count: number }[] {
  const sorted = [...sizes].sort((a, b) => b - a)
  const smallest = sorted.at(-1) ?? 1
  let left = ceilExact(gallons / smallest) * smallest
  return sorted.flatMap((size) => {
    const count = Math.floor(left / size + 1e-9)
    left -= count * size
    return count > 0 ? [{ size, count }] : []
  })
}

/** Square metres of the outside of tubes: perimeter times length. */
export function tubeSurface(perimeterMm: number, lengthMm: number, count: number): number {
  return (perimeterMm * lengthMm * count) / 1e6
}
