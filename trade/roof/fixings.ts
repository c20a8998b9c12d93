import { ceilExact } from '../rounding.ts'
import type { Profile } from './profile.ts'
import { percentOf } from './profile.ts'
import type { Slope } from './slopes.ts'
import type { Strip } from './strips.ts'

/**
 * Screws of one slope: every sheet on every purlin under it, more of them on its first and last and where sheets are
 * joined, and stitches along the side laps between purlins.
 */
export function screwsOf(
  strips: readonly Strip[],
  linesMm: readonly number[],
  { edge, inner, stitchMm }: Profile['screws'],
): number {
  const stitches = linesMm
    .slice(1)
    .map((line, index) => Math.max(0, ceilExact((line - (linesMm[index] ?? 0)) / stitchMm) - 1))
  return strips.reduce((sum, strip, index) => {
    const { from, lines } = linesUnder(strip, linesMm)
    const strong = Math.min(lines, 2 + strip.piecesMm.length - 1)
    const lapped = index > 0 ? stitches.slice(from, from + lines - 1).reduce((all, one) => all + one, 0) : 0
    return sum + edge * strong + inner * (lines - strong) + lapped
  }, 0)
}

/** Millimetres of tape of one slope: side laps over their whole reach, and each end lap over the slope's width. */
export function tapeOf(slope: Slope, strips: readonly Strip[], profile: Profile): number {
  if (percentOf(slope.plane.slope) >= profile.sideTapeBelowPercent) return 0
  const side = strips.slice(1).reduce((sum, strip) => sum + strip.reachMm, 0)
  const laps = Math.max(0, ...strips.map((strip) => strip.piecesMm.length - 1))
  return side + laps * (slope.acrossMm.to - slope.acrossMm.from)
}

/** The lines under a sheet: the first one's place and how many. It rests on two at least, however short it is. */
function linesUnder(strip: Strip, linesMm: readonly number[]): { from: number; lines: number } {
  const isUnder = (line: number) => line >= strip.fromMm - 1 && line <= strip.fromMm + strip.reachMm + 1
  const lines = Math.max(Math.min(2, linesMm.length), linesMm.filter(isUnder).length)
  const first = Math.max(0, linesMm.findIndex(isUnder))
  return { from: Math.max(0, Math.min(first, linesMm.length - lines)), lines }
}
