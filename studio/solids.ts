import type { Face, Part } from './scene.ts'
import type { Point, Vec } from './vector.ts'
import { cross, unit } from './vector.ts'

/** Where a solid stands: its origin and the directions of its own x, y and z (z away from its face). */
export type Place = { at: Vec; x: Vec; y: Vec; z: Vec }

export const front: Place = { at: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
/** A section laid flat: its x to the right, its y away, its thickness upwards. */
export const flat: Place = { at: [0, 0, 0], x: [1, 0, 0], y: [0, 0, 1], z: [0, 1, 0] }
/** A section seen from the right: its x away, its y up, its thickness to the left. */
export const aside: Place = { at: [0, 0, 0], x: [0, 0, 1], y: [0, 1, 0], z: [-1, 0, 0] }

export function at(place: Place, point: Vec): Place {
  return { ...place, at: point }
}

function put({ at: o, x, y, z }: Place, [a, b, c]: Vec): Vec {
  return [
    o[0] + x[0] * a + y[0] * b + z[0] * c,
    o[1] + x[1] * a + y[1] * b + z[1] * c,
    o[2] + x[2] * a + y[2] * b + z[2] * c,
  ]
}

/** A skin over rings of equally many points, closed at both ends. */
export function loft(rings: readonly (readonly Vec[])[], color: string, ends = true): Part {
  const faces: Face[] = []
  for (let index = 0; index + 1 < rings.length; index += 1) {
    const [near, far] = [rings[index] ?? [], rings[index + 1] ?? []]
    near.forEach((point, side) => {
      const next = (side + 1) % near.length
      const points = [point, near[next], far[next], far[side]].filter((corner) => corner !== undefined)
      faces.push({ points, color, under: color })
    })
  }
  const caps = ends ? [rings[0], rings.at(-1)] : []
  for (const points of caps) if (points) faces.push({ points: [...points], color, under: color })
  return { faces }
}

/** A body turned about the z of its place: pairs of place along it and radius. */
export function lathe(profile: readonly Point[], color: string, place: Place = front, sides = 40): Part {
  const rings = profile.map(([along, radius]) =>
    Array.from({ length: sides }, (_, index) => {
      const a = (index / sides) * 2 * Math.PI
      return put(place, [Math.cos(a) * radius, Math.sin(a) * radius, along])
    }),
  )
  return loft(rings, color)
}

/** Profile of a bar with round edges, for `lathe`. */
export function roundedBarProfile(length: number, radius: number, edge: number, from = 0): Point[] {
  const bow = Array.from({ length: 5 }, (_, index): Point => {
    const a = (index / 4) * (Math.PI / 2)
    return [edge * (1 - Math.sin(a)), radius - edge * (1 - Math.cos(a))]
  }).reverse()
  return [
    ...bow.map(([along, r]): Point => [from + along, r]),
    ...[...bow].reverse().map(([along, r]): Point => [from + length - along, r]),
  ]
}

/** A plate of any outline with edges rounded by `edge`. */
export function solid(
  outline: readonly Point[],
  thickness: number,
  edge: number,
  color: string,
  place: Place = front,
): Part {
  const steps = edge > 0 ? 4 : 0
  const quarter = Array.from({ length: steps + 1 }, (_, index): [depth: number, inset: number] => {
    const a = steps === 0 ? Math.PI / 2 : (index / steps) * (Math.PI / 2)
    return [edge * (1 - Math.sin(a)), edge * (1 - Math.cos(Math.PI / 2 - a))]
  })
  const layers = [
    ...quarter,
    ...[...quarter].reverse().map(([depth, inset]): [number, number] => [thickness - depth, inset]),
  ]
  return loft(
    layers.map(([depth, inset]) => inwards(outline, inset).map(([x, y]) => put(place, [x, y, depth]))),
    color,
  )
}

/** The outline moved inwards. */
function inwards(outline: readonly Point[], inset: number): Point[] {
  if (inset === 0) return [...outline]
  const area = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  const turn = area > 0 ? 1 : -1
  return outline.map((point, index) => {
    const before = outline[(index + outline.length - 1) % outline.length] ?? point
    const after = outline[(index + 1) % outline.length] ?? point
    const [ax, ay] = normal(before, point, turn)
    const [bx, by] = normal(point, after, turn)
    const share = Math.max(0.35, 1 + ax * bx + ay * by)
    return [point[0] - ((ax + bx) / share) * inset, point[1] - ((ay + by) / share) * inset]
  })
}

function normal(from: Point, to: Point, turn: number): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y) || 1
  return [(y / length) * turn, (-x / length) * turn]
}

/** A smooth closed outline through corners, each cut by a curve. */
export function smoothCorners(corners: readonly Point[], share = 0.35, steps = 5): Point[] {
  return corners.flatMap((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner
    const after = corners[(index + 1) % corners.length] ?? corner
    const near = (other: Point): Point => [
      corner[0] + (other[0] - corner[0]) * share,
      corner[1] + (other[1] - corner[1]) * share,
    ]
    const [start, finish] = [near(before), near(after)]
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = step / steps
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
      return [a * start[0] + b * corner[0] + c * finish[0], a * start[1] + b * corner[1] + c * finish[1]]
    })
  })
}

/** A round, soft body along a path: radii at its points; rings stand across the path. */
export function hose(
  path: readonly Vec[],
  radii: readonly (number | Point)[],
  color: string,
  sides = 22,
): Part {
  const rings = path.map((point, index) => {
    const along = unit(
      [0, 1, 2].map(
        (axis) => (path[index + 1] ?? point)[axis as 0] - (path[index - 1] ?? point)[axis as 0],
      ) as unknown as Vec,
    )
    const helper: Vec = Math.abs(along[1]) > 0.94 ? [0, 0, 1] : [0, 1, 0]
    const u = unit(cross(helper, along))
    const v = cross(along, u)
    const radius = radii[index] ?? radii.at(-1) ?? 1
    const [wide, high] = typeof radius === 'number' ? [radius, radius] : radius
    return Array.from({ length: sides }, (_, side) => {
      const a = (side / sides) * 2 * Math.PI
      return put({ at: point, x: u, y: v, z: along }, [Math.cos(a) * wide, Math.sin(a) * high, 0])
    })
  })
  return loft(rings, color)
}

/**
 * A deformed bar: two ribs along it and slanted ones across, as rolled. Pitch and height of the ribs follow the usual
 * proportions of its diameter (0.7 and 0.045).
 */
export function deformedBar(radius: number, length: number, color: string, [x, y, z]: Vec): Part {
  const [sides, step] = [32, radius * 0.15]
  const pitch = radius * 1.35
  const rings = Array.from({ length: Math.ceil(length / step) + 1 }, (_, index) => {
    const along = Math.min(length, index * step)
    return Array.from({ length: sides }, (_, side): Vec => {
      const a = (side / sides) * 2 * Math.PI
      const half = a < Math.PI ? a / Math.PI : (a - Math.PI) / Math.PI
      const slant = (a < Math.PI ? half : 1 - half) * pitch * 0.85
      const phase = (((along + slant + (a < Math.PI ? 0 : pitch / 2)) % pitch) + pitch) % pitch
      const across = Math.max(0, 1 - Math.abs(phase - pitch / 2) / (radius * 0.24))
      const crescent = Math.sin(half * Math.PI) ** 0.6 * Math.min(1, across * 1.7)
      const ridge = Math.max(0, 1 - Math.min(half, 1 - half) / 0.045)
      const r = radius * (1 + 0.1 * Math.max(crescent, ridge * 0.9))
      return [x + Math.cos(a) * r, y + Math.sin(a) * r, z + along]
    })
  })
  return loft(rings, color)
}
