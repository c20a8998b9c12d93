import { piecesOfRun } from '../rounding.ts'
import type { JointKind } from './joints.ts'
import type { Point } from './polygon.ts'
import type { Roof } from './roof.ts'
import { runsOf } from './roof.ts'

/** Length of a trim's piece and its lap, in millimetres. */
export type TrimPiece = { lengthMm: number; lapMm: number }

export type TrimRules = { ridge: TrimPiece; hip: TrimPiece; valley: TrimPiece; edge: TrimPiece }

/**
 * Pieces of each trim; `edge` are the flashings of verges, of the top of a single slope and of walls. `ridgeCaps` close
 * the ridges that end in the open. `joints` are the laps of one piece over the next, of all trims.
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
    ridgeCaps: openRidgeEnds(roof),
    joints:
      Object.values(pieces).reduce((sum, of) => sum + of, 0) -
      Object.values(runs).reduce((sum, of) => sum + of.length, 0),
  }
}

/** Ends of ridges at a verge; the others run into another roof, or meet hips. */
function openRidgeEnds({ joints }: Pick<Roof, 'joints'>): number {
  const endsOf = (kind: JointKind) =>
    joints.filter((joint) => joint.kind === kind).flatMap(({ plan: { from, to } }) => [from, to])
  const verges = endsOf('verge')
  return endsOf('ridge').filter((end) => verges.some((verge) => isNear(end, verge))).length
}

const isNear = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1
