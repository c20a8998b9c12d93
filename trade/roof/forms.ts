import type { PlanPart } from './plan.ts'
import { wingsOfPlan } from './plan.ts'
import type { Wing } from './wings.ts'

export type RoofForm = 'gable' | 'shed' | 'hip' | 'l' | 't' | 'u' | 'porch' | 'drawn'

/** What a shopper tells, in millimetres: walls without overhangs, `slope` as rise over run. */
export type RoofMeasures = {
  form: RoofForm
  /** Along the ridge, or along the eave of a single slope. */
  lengthMm: number
  widthMm: number
  slope: number
  eaveMm: number
  gableMm: number
  /** The second part of an L, T or U: how wide it is and how far it stands out. */
  wingWidthMm?: number
  wingLengthMm?: number
  /** Hips in place of the gables of an L, T or U. */
  hipped?: boolean
  /** A porch of this depth along the front, under the main eave. */
  porchMm?: number
  /** The parts of a drawn roof. */
  parts?: readonly PlanPart[]
}

/** The wings of a form, overhangs included; undefined for a drawn one that is no roof (see `wingsOfPlan`). */
export function wingsOf(measures: RoofMeasures): Wing[] | undefined {
  return wingsOfPlan(partsOf(measures), measures)
}

/** The rectangles of walls of a form: the main one, those that stand out of its back, a porch along its front. */
export function partsOf(measures: RoofMeasures): readonly PlanPart[] {
  const { form, lengthMm, widthMm, porchMm = 0 } = measures
  if (form === 'drawn') return measures.parts ?? []
  const main = { x0: 0, y0: 0, x1: lengthMm, y1: widthMm }
  if (form === 'porch') return [{ roof: 'porch-s', ...main }]
  const porch: PlanPart[] = porchMm > 0 ? [{ roof: 'porch-s', x0: 0, x1: lengthMm, y0: -porchMm, y1: 0 }] : []
  if (form === 'shed') return [{ roof: 'shed-s', ...main }, ...porch]
  const hipped = form === 'hip' || measures.hipped
  const standing = startsOf(measures).map(
    ([x0, x1]): PlanPart => ({
      roof: hipped ? 'hip' : 'gable-y',
      x0,
      x1,
      y0: widthMm,
      y1: widthMm + (measures.wingLengthMm ?? widthMm / 2),
    }),
  )
  return [{ roof: hipped ? 'hip' : 'gable-x', ...main }, ...standing, ...porch]
}

/** Where the parts begin and end that stand out: at the start of an L, in the middle of a T, at both ends of a U. */
function startsOf({ form, lengthMm, widthMm, wingWidthMm }: RoofMeasures): [number, number][] {
  const wide = wingWidthMm ?? widthMm / 2
  if (form === 'l') return [[0, wide]]
  if (form === 't') return [[(lengthMm - wide) / 2, (lengthMm + wide) / 2]]
  if (form !== 'u') return []
  return [
    [0, wide],
    [lengthMm - wide, lengthMm],
  ]
}
