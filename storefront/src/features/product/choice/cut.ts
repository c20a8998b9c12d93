// @chunk amounts
import {
  type CutRule,
  type CutVerdict,
  checkCut,
  type Millimetres,
  nearestCut,
} from '../../../../../facts/length.ts'
import { mmOr } from '../../../api/cut-rule.ts'
import type { Product } from '../product.ts'

const usualMm = 3000

/** Pieces of one length, beside those of the ruler. */
export type FurtherCut = { id: string; pieces: number | null; lengthMm: Millimetres }

/** The length a page begins with: the product's own, else the allowed one nearest to three metres. */
export const firstLength = (product: Product, rule: CutRule): Millimetres =>
  nearestCut(mmOr(product.c_Length, usualMm), rule)

export const cutFault = (lengthMm: Millimetres, rule: CutRule): Exclude<CutVerdict, 'ok'> | undefined => {
  const verdict = checkCut(lengthMm, rule)
  return verdict === 'ok' ? undefined : verdict
}

/** All lengths that are wanted, the ruler's first; rows without pieces are left out. */
export const cutsOf = (wanted: {
  pieces: number | null
  lengthMm: Millimetres
  further?: readonly FurtherCut[]
}): { pieces: number; lengthMm: Millimetres }[] =>
  [wanted, ...(wanted.further ?? [])]
    .map(({ pieces, lengthMm }) => ({ pieces: pieces ?? 0, lengthMm }))
    .filter(({ pieces }) => pieces > 0)

/** What they come to, in mm. */
export const totalOf = (cuts: readonly { pieces: number; lengthMm: Millimetres }[]): Millimetres =>
  cuts.reduce((sum, { pieces, lengthMm }) => sum + pieces * lengthMm, 0)
