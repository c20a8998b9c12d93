import type { Wing } from './wings.ts'

export type RoofForm = 'gable' | 'shed' | 'hip' | 'l' | 't' | 'porch'

/** What a shopper tells, in millimetres: walls without overhangs, `slope` as rise over run. */
export type RoofMeasures = {
  form: RoofForm
  /** Along the ridge, or along the eave of a single slope. */
  lengthMm: number
  widthMm: number
  slope: number
  eaveMm: number
  gableMm: number
  /** The second part of an L or T: how wide it is and how far it stands out. */
  wingWidthMm?: number
  wingLengthMm?: number
}

/** The wings of a form, overhangs included. */
export function wingsOf(measures: RoofMeasures): Wing[] {
  const { form, lengthMm, widthMm, slope, eaveMm, gableMm } = measures
  const rect = { x0: -gableMm, y0: -eaveMm, x1: lengthMm + gableMm, y1: widthMm + eaveMm, slope }
  switch (form) {
    case 'gable':
      return [{ kind: 'gable', ridge: 'x', ...rect }]
    case 'hip':
      return [{ kind: 'hip', ...rect, x0: -eaveMm, x1: lengthMm + eaveMm }]
    case 'shed':
      return [{ kind: 'shed', fall: '-y', ...rect }]
    case 'porch':
      return [{ kind: 'shed', fall: '-y', ...rect, y1: widthMm, under: true }]
    case 'l':
    case 't':
      return [{ kind: 'gable', ridge: 'x', ...rect }, crossWing(measures)]
  }
}

/** The gable that stands out: from the main ridge to its own end, at the start of an L and in the middle of a T. */
function crossWing({ form, lengthMm, widthMm, slope, eaveMm, gableMm, ...wing }: RoofMeasures): Wing {
  const wide = wing.wingWidthMm ?? widthMm / 2
  const start = form === 'l' ? -gableMm : (lengthMm - wide) / 2 - eaveMm
  const end = form === 'l' ? wide + eaveMm : (lengthMm + wide) / 2 + eaveMm
  const out = widthMm + (wing.wingLengthMm ?? widthMm / 2) + gableMm
  return { kind: 'gable', ridge: 'y', x0: start, x1: end, y0: widthMm / 2, y1: out, slope }
}
