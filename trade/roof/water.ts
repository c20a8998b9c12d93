import type { Gutter, GutterRules, GutterSection } from '../amounts/gutter.ts'
import { gutterOf } from '../amounts/gutter.ts'
import type { Roof } from './roof.ts'

/** Rain in millimetres an hour, and how high the eaves are. */
export type WaterInput = { rainMmPerHour: number; heightMm: number }

/** The gutters of a roof, all of one section, and what hangs on them. */
export type RoofWater = Pick<Gutter, 'downpipes' | 'pieces' | 'brackets' | 'caps' | 'pipePieces'> & {
  /** Runs of gutter and their millimetres. */
  runs: number
  runMm: number
  planM2: number
  /** Those that carry the eave that carries most, smallest first. */
  sections: readonly GutterSection[]
}

/** A gutter for each eave. What falls on a slope leaves by its own eaves, by their lengths. */
export function waterOf(roof: Roof, { rainMmPerHour, heightMm }: WaterInput, rules: GutterRules): RoofWater {
  const eaves = roof.joints.filter(({ kind }) => kind === 'eave')
  const runOf = (slope: number) =>
    eaves.reduce((sum, eave) => sum + (eave.slope === slope ? eave.lengthMm : 0), 0)
  const drained = eaves.map((eave) => {
    const slope = roof.slopes[eave.slope]?.slope
    const planMm2 = slope ? slope.areaMm2 / slope.stretch : 0
    return { lengthMm: eave.lengthMm, planM2: (planMm2 / 1e6) * (eave.lengthMm / runOf(eave.slope)) }
  })
  const gutters = drained.map(({ lengthMm, planM2 }) =>
    gutterOf(lengthMm, planM2, rainMmPerHour, heightMm, rules),
  )
  const sum = (part: (gutter: Gutter) => number) => gutters.reduce((all, gutter) => all + part(gutter), 0)
  const most = Math.max(0, ...gutters.map(({ litresPerSecond }) => litresPerSecond))
  return {
    runs: gutters.length,
    runMm: Math.round(drained.reduce((all, { lengthMm }) => all + lengthMm, 0)),
    planM2: drained.reduce((all, { planM2 }) => all + planM2, 0),
    sections: rules.sections.filter(({ litresPerSecond }) => litresPerSecond >= most),
    downpipes: sum(({ downpipes }) => downpipes),
    pieces: sum(({ pieces }) => pieces),
    brackets: sum(({ brackets }) => brackets),
    caps: sum(({ caps }) => caps),
    pipePieces: sum(({ pipePieces }) => pipePieces),
  }
}
