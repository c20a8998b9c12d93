/** Rounding of the shop, always up: half a piece too few stops a job, half a piece too many does not. */
import type { CutRule, Millimetres } from '../facts/length.ts'

/**
 * Whole numbers up; what binary fractions add beyond a millionth is no reason for one more.
 * Never −0, which prints and compares differently from 0.
 */
export function ceilExact(value: number): number {
  return Math.ceil(value - 1e-6) + 0
}

/** The shortest length that is sold and is not shorter; undefined above the longest. Never down, unlike nearestCut. */
export function upToCut(mm: Millimetres, rule: CutRule): Millimetres | undefined {
  const steps = Math.max(0, ceilExact((mm - rule.minMm) / rule.stepMm))
  const length = rule.minMm + steps * rule.stepMm
  return length <= rule.maxMm ? length : undefined
}

/** Packs that hold so many pieces and the spare (0.03 = 3 %). */
export function packsOf(pieces: number, perPack: number, spare = 0): number {
  return ceilExact((pieces * (1 + spare)) / perPack)
}

/** Pieces of one length that make a straight run, each lapping the one before. */
export function piecesOfRun(runMm: Millimetres, pieceMm: Millimetres, lapMm: Millimetres): number {
  return Math.max(1, ceilExact((runMm - lapMm) / (pieceMm - lapMm)))
}

/** How a family is counted where not by single pieces: the least of an order, and the step above it. */
export type OrderRule = { leastPieces?: number; stepPieces?: number }

/** The pieces that can be ordered and are not fewer; nothing stays nothing. */
export function orderable(pieces: number, { leastPieces = 1, stepPieces = 1 }: OrderRule): number {
  return pieces <= 0 ? 0 : Math.ceil(Math.max(pieces, leastPieces) / stepPieces) * stepPieces
}
