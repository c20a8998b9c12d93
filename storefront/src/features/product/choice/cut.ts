import {
  type CutRule,
  type CutVerdict,
  checkCut,
  type Millimetres,
  metresToMm,
  nearestCut,
} from '../../../../../facts/length.ts'
import type { Product } from '../product.ts'

const mm = (metres: number | undefined, otherwise: number): Millimetres =>
  metres === undefined ? otherwise : (metresToMm(metres) ?? otherwise)

/** How a product is cut; undefined for goods sold by the piece. The step is one centimetre unless told (S5.050). */
export const cutRuleOf = (product: Product): CutRule | undefined =>
  product.c_measurementSelector
    ? {
        minMm: mm(product.c_cutMinMeters, 500),
        maxMm: mm(product.c_cutMaxMeters, 12_000),
        stepMm: Math.max(1, Math.round((product.c_stepQuantityCM ?? 1) * 10)),
        minTotalMm: mm(product.c_minLengthMeters, 0),
      }
    : undefined

const usualMm = 3000

/** The length a page begins with: the product's own, else the allowed one nearest to three metres. */
export const firstLength = (product: Product, rule: CutRule): Millimetres =>
  nearestCut(mm(product.c_Length, usualMm), rule)

export const cutFault = (lengthMm: Millimetres, rule: CutRule): Exclude<CutVerdict, 'ok'> | undefined => {
  const verdict = checkCut(lengthMm, rule)
  return verdict === 'ok' ? undefined : verdict
}
