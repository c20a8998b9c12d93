import { piecesOfRun } from '../rounding.ts'
import type { Roof } from './roof.ts'
import { runsOf } from './roof.ts'

/** Length of a trim's piece and its lap, in millimetres. */
export type TrimPiece = { lengthMm: number; lapMm: number }

export type TrimRules = { ridge: TrimPiece; hip: TrimPiece; valley: TrimPiece; edge: TrimPiece }

/** Pieces of each trim; `edge` are the flashings of verges, of the top of a single slope and of walls. */
export type Trims = { ridge: number; hip: number; valley: number; edge: number; ridgeCaps: number }

/** Every run begins with a whole piece: what is left of one run is not carried to the next. */
export function trimsOf(roof: Roof, rules: TrimRules): Trims {
  const count = (runs: number[], { lengthMm, lapMm }: TrimPiece) =>
    runs.reduce((sum, run) => sum + piecesOfRun(run, lengthMm, lapMm), 0)
  const ridges = runsOf(roof, 'ridge')
  const hips = runsOf(roof, 'hip')
  return {
    ridge: count(ridges, rules.ridge),
    hip: count(hips, rules.hip),
    valley: count(runsOf(roof, 'valley'), rules.valley),
    edge: count(runsOf(roof, 'verge', 'top', 'wall'), rules.edge),
    ridgeCaps: hips.length > 0 ? 0 : 2 * ridges.length,
  }
}
