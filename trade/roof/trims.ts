import { piecesOfRun } from '../rounding.ts'
import type { Roof } from './roof.ts'
import { runsOf } from './roof.ts'

/** Length of a trim's piece and its lap, in millimetres. */
export type TrimPiece = { lengthMm: number; lapMm: number }

export type TrimRules = { ridge: TrimPiece; hip: TrimPiece; valley: TrimPiece; edge: TrimPiece }

/**
 * Pieces of each trim; `edge` are the flashings of verges, of the top of a single slope and of walls. `joints` are the
 * laps of one piece over the next, of all trims.
 */
export type Trims = {
  ridge: number
  hip: number
  valley: number
  edge: number
  ridgeCaps: number
  joints: number
}

/** Every run begins with a whole piece: what is left of one run is not carried to the next. */
export function trimsOf(roof: Roof, rules: TrimRules): Trims {
  const count = (runs: number[], { lengthMm, lapMm }: TrimPiece) =>
    runs.reduce((sum, run) => sum + piecesOfRun(run, lengthMm, lapMm), 0)
  const runs = {
    ridge: runsOf(roof, 'ridge'),
    hip: runsOf(roof, 'hip'),
    valley: runsOf(roof, 'valley'),
    edge: runsOf(roof, 'verge', 'top', 'wall'),
  }
  const pieces = {
    ridge: count(runs.ridge, rules.ridge),
    hip: count(runs.hip, rules.hip),
    valley: count(runs.valley, rules.valley),
    edge: count(runs.edge, rules.edge),
  }
  return {
    ...pieces,
    ridgeCaps: runs.hip.length > 0 ? 0 : 2 * runs.ridge.length,
    joints:
      Object.values(pieces).reduce((sum, of) => sum + of, 0) -
      Object.values(runs).reduce((sum, of) => sum + of.length, 0),
  }
}
