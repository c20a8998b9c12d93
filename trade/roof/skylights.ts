import { percentOf } from './profile.ts'
import type { Slope } from './slopes.ts'
import type { Strip } from './strips.ts'

/** Translucent strips of one reach on slopes of one steepness (%). */
export type SkylightCount = { reachMm: number; slopePercent: number; strips: number }

/**
 * The slopes with so many of their strips translucent, as far as there are that many: whole columns of the full reach,
 * spread over the slopes and along each of them, none of them at an edge where there is another.
 */
export function withSkylights<Laid extends { strips: readonly Strip[] }>(
  slopes: readonly Laid[],
  wanted: number,
): Laid[] {
  const rooms = slopes.map((laid) => columnsFor(laid.strips))
  const counts = slopes.map(() => 0)
  for (let given = 0; given < wanted; given++) {
    const shares = rooms.map((room, index) => {
      const count = counts[index] ?? 0
      return room.length > count ? room.length / (count + 1) : 0
    })
    const most = Math.max(0, ...shares)
    if (most === 0) break
    const at = shares.indexOf(most)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return slopes.map((laid, index) => {
    const lit = spread(rooms[index] ?? [], counts[index] ?? 0)
    if (lit.length === 0) return laid
    return {
      ...laid,
      strips: laid.strips.map((strip, column) =>
        lit.includes(column) ? { ...strip, skylight: true as const } : strip,
      ),
    }
  })
}

/** Translucent strips of all slopes, those of one reach and steepness together. */
export function skylightsOf(slopes: readonly { slope: Slope; strips: readonly Strip[] }[]): SkylightCount[] {
  const strips = slopes.flatMap(({ slope, strips: all }) =>
    all
      .filter(({ skylight }) => skylight)
      .map(({ reachMm }) => ({ reachMm, slopePercent: percentOf(slope.plane.slope) })),
  )
  return [...Map.groupBy(strips, (one) => `${one.reachMm} ${one.slopePercent}`).values()].flatMap((alike) =>
    alike[0] ? [{ ...alike[0], strips: alike.length }] : [],
  )
}

/** Columns that may be translucent: one at least stays a sheet. */
function columnsFor(strips: readonly Strip[]): number[] {
  const longest = Math.max(...strips.map(({ reachMm }) => reachMm))
  const full = strips.flatMap(({ reachMm }, column) => (reachMm > longest - 1 ? [column] : []))
  const inner = full.filter((column) => column > 0 && column < strips.length - 1)
  return inner.length > 0 ? inner : full.slice(0, -1)
}

function spread(columns: readonly number[], count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => columns[Math.floor(((index + 0.5) * columns.length) / count)] ?? 0,
  )
}
