import { ceilExact } from '../rounding.ts'
import type { ConcreteRules } from './concrete.ts'
import { bagsOf } from './concrete.ts'
import type { MeshSheet } from './mesh.ts'
import { meshOfArea } from './mesh.ts'

/** A composite deck and what lies on it; millimetres. */
export type DeckRules = {
  coverMm: number
  /** Width of the slab that no deck needs to cover: what lies in the beams. */
  edgeMm: number
  depthMm: number
  /** Share of the deck's depth that is concrete. */
  fill: number
  /** Spans above this are advised to be propped while the concrete sets. */
  proppedAboveMm: number
  concrete: ConcreteRules
  mesh: MeshSheet
}

export type Slab = {
  sheets: number
  sheetMm: number
  runMm: number
  concreteM3: number
  orderedM3: number
  bags: number
  mesh: number
}

/** A slab whose deck spans `spanMm`, side by side along `lengthMm`, under `toppingMm` of concrete. */
export function slabOf(spanMm: number, lengthMm: number, toppingMm: number, rules: DeckRules): Slab {
  const sheets = ceilExact((lengthMm - rules.edgeMm) / rules.coverMm)
  const square = (spanMm * lengthMm) / 1e6
  const concreteM3 = (square * (toppingMm + rules.fill * rules.depthMm)) / 1000
  return {
    sheets,
    sheetMm: spanMm,
    runMm: sheets * spanMm,
    concreteM3,
    orderedM3: concreteM3 * (1 + rules.concrete.spare),
    bags: bagsOf(concreteM3, rules.concrete),
    mesh: meshOfArea(square, rules.mesh),
  }
}
