import * as THREE from 'three'
import { ink } from '../color.ts'
import type { Line, Part, Round } from '../scene.ts'
import type { Vec } from '../vector.ts'
import { minus } from '../vector.ts'

type Run = Exclude<Part, Round> | Round[]

/**
 * Parts with one body where a scene has several strokes on one path for dark, middle and light: as thick as the widest,
 * in the colour of the middle.
 */
export function bodiesOf(parts: Part[]): Part[] {
  const found: Part[] = []
  for (const part of parts) {
    const before = found.at(-1)
    const again = 'line' in part && before && 'line' in before && samePath(part, before)
    if (!again) found.push(part)
    else if ((part.mm ?? 0) > (before.mm ?? 0) * 0.4)
      found[found.length - 1] = { ...before, color: part.color ?? ink }
  }
  return found
}

/** The light stroke of a rod lies a little above the others. */
function samePath(a: Line, b: Line): boolean {
  const near = Math.max(a.mm ?? 0, b.mm ?? 0) * 0.3
  return (
    a.mm !== undefined &&
    b.mm !== undefined &&
    a.line.length === b.line.length &&
    a.line.every((point, index) => Math.hypot(...minus(point, b.line[index] ?? point)) <= near)
  )
}

/** Bodies in order; rounds that continue each other stand together. */
export function runs(parts: Part[]): Run[] {
  const found: Run[] = []
  for (const part of parts) {
    const before = found.at(-1)
    if (!('round' in part)) found.push(part)
    else if (Array.isArray(before) && continues(before.at(-1), part)) before.push(part)
    else found.push([part])
  }
  return found
}

function continues(below: Round | undefined, above: Round): boolean {
  return (
    below !== undefined &&
    !below.label &&
    !above.label &&
    below.color === above.color &&
    below.top === false &&
    below.round.at[0] === above.round.at[0] &&
    below.round.at[2] === above.round.at[2] &&
    Math.abs(below.round.high - above.round.low) < 0.01 &&
    Math.abs(below.round.radiusHigh - above.round.radiusLow) < 0.01
  )
}

/** Where a body ends, z towards the eye. */
export function cornersOf(part: Part): THREE.Vector3[] {
  const corner = ([x, y, z]: Vec) => new THREE.Vector3(x, y, -z)
  if ('decal' in part) return part.decal.map(corner)
  if ('faces' in part) return part.faces.flatMap((face) => face.points.map(corner))
  if ('line' in part) return [part.line, ...(part.also ?? [])].flat().map(corner)
  if ('ring' in part) return around(part.ring.at, part.ring.at[1], part.ring.radius).map(corner)
  const { at, low, high, radiusLow, radiusHigh } = part.round
  return [...around(at, low, radiusLow), ...around(at, high, radiusHigh)].map(corner)
}

function around([x, , z]: Vec, y: number, radius: number): Vec[] {
  return Array.from({ length: 16 }, (_, index): Vec => {
    const a = (index / 8) * Math.PI
    return [x + Math.cos(a) * radius, y, z + Math.sin(a) * radius]
  })
}
