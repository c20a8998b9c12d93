// @chunk amounts
import { type CutRule, type Millimetres, metresToMm } from '../../../facts/length.ts'
import type { Product } from './products.ts'

type Cut = Pick<
  Product,
  | 'c_measurementSelector'
  | 'c_cutMinMeters'
  | 'c_cutMaxMeters'
  | 'c_stepQuantityCM'
  | 'c_minLengthMeters'
  | 'c_cutFeet'
  | 'c_cutVaras'
>

/** Metres of an answer in mm; `otherwise` where it tells none. */
export const mmOr = (metres: number | undefined, otherwise: Millimetres): Millimetres =>
  metres === undefined ? otherwise : (metresToMm(metres) ?? otherwise)

/** How a product is cut; undefined for goods sold by the piece. The step is one centimetre unless told (S5.050). */
export const cutRuleOf = (product: Cut): CutRule | undefined =>
  product.c_measurementSelector
    ? {
        minMm: mmOr(product.c_cutMinMeters, 500),
        maxMm: mmOr(product.c_cutMaxMeters, 12_000),
        stepMm: Math.max(1, Math.round((product.c_stepQuantityCM ?? 1) * 10)),
        minTotalMm: mmOr(product.c_minLengthMeters, 0),
        ...(product.c_cutFeet ? { feet: true } : {}),
        ...(product.c_cutVaras ? { varas: true } : {}),
      }
    : undefined
