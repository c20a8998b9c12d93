import type { Polygon } from './polygon.ts'
import { area, nothingMm } from './polygon.ts'
import { commonLength, sides } from './sides.ts'
import type { Piece, RoofPlane } from './wings.ts'

/**
 * One slope as a roofer lays it: pieces of one plane that hang together. `across` runs along the eave and `up` from it,
 * both in plan; lengths on the slope are plan lengths times `stretch`.
 */
export type Slope = {
  plane: RoofPlane
  wing: number
  /** Hangs below the rest of the roof, as a porch does. */
  under?: true
  parts: readonly Polygon[]
  /** √(1 + slope²). */
  stretch: number
  acrossMm: Interval
  upMm: Interval
  /** Square millimetres on the slope. */
  areaMm2: number
}

export type Interval = { from: number; to: number }

/** Pieces joined to slopes: two pieces of the same plane that touch are laid as one. */
export function slopesOf(pieces: readonly Piece[]): Slope[] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const touching = groups.filter((group) => group.some((other) => belongTogether(piece, other)))
    const joined = [...touching.flat(), piece]
    for (const group of touching) groups.splice(groups.indexOf(group), 1)
    groups.push(joined)
  }
  return groups.map(slopeOf)
}

/** Plan coordinates of a slope: along its eave and up from it. */
export function onSlope(plane: RoofPlane, x: number, y: number): { across: number; up: number } {
  switch (plane.fall) {
    case '-x':
      return { across: y, up: x }
    case '+x':
      return { across: y, up: -x }
    case '-y':
      return { across: x, up: y }
    case '+y':
      return { across: x, up: -y }
  }
}

/**
 * Whether `across` runs to the left of who stands at the eave and looks up: what is seen from above is then a mirror image
 * of the slope.
 */
export const isMirrored = ({ fall }: RoofPlane): boolean => fall === '+y' || fall === '-x'

/** The least interval that holds all values. */
export function spanOf(values: readonly number[]): Interval {
  return { from: Math.min(...values), to: Math.max(...values) }
}

function slopeOf(pieces: Piece[]): Slope {
  const [first] = pieces
  if (!first) throw new RangeError('a slope has at least one piece')
  const { plane, wing, under } = first
  const stretch = Math.sqrt(1 + plane.slope ** 2)
  const parts = pieces.map((piece) => piece.polygon)
  const corners = parts.flat().map(({ x, y }) => onSlope(plane, x, y))
  const acrossMm = spanOf(corners.map(({ across }) => across))
  const upMm = spanOf(corners.map(({ up }) => up))
  const areaMm2 = slopeArea(parts, acrossMm, upMm, stretch)
  return { plane, wing, parts, stretch, acrossMm, upMm, areaMm2, ...(under ? { under } : {}) }
}

/** A rectangular slope is measured as its sheets are, in whole millimetres up; any other by its corners. */
function slopeArea(parts: readonly Polygon[], acrossMm: Interval, upMm: Interval, stretch: number): number {
  const plan = parts.reduce((sum, part) => sum + area(part), 0)
  const width = acrossMm.to - acrossMm.from
  const depth = upMm.to - upMm.from
  const rectangular = Math.abs(width * depth - plan) < nothingMm * (width + depth)
  return rectangular ? width * Math.ceil(depth * stretch - 1e-6) : plan * stretch
}

function belongTogether(one: Piece, other: Piece): boolean {
  const [a, b] = [one.plane, other.plane]
  if (a.fall !== b.fall || Math.abs(a.slope - b.slope) > 1e-9 || Math.abs(a.base - b.base) > nothingMm)
    return false
  return sides(one.polygon).some((side) =>
    sides(other.polygon).some((its) => commonLength(side, its) > nothingMm),
  )
}
