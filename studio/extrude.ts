import { darken, ink, lighten } from './color.ts'
import type { Face, Part } from './scene.ts'
import type { Point, Vec } from './vector.ts'
import { minus } from './vector.ts'

export type SheetLook = { color: string; under?: string; opacity?: number; edge?: string; edgeWidth?: number }

/** A thin sheet: an open section drawn out to a length, lifted and shifted where told. */
export function sheet(
  section: readonly Point[],
  length: number,
  look: SheetLook,
  at: Vec = [0, 0, 0],
): Part[] {
  const near = section.map(([x, y]): Vec => [x + at[0], y + at[1], at[2]])
  const far = section.map(([x, y]): Vec => [x + at[0], y + at[1], at[2] + length])
  const faces: Face[] = []
  for (let i = 0; i + 1 < section.length; i += 1) {
    const [a, b, c, d] = [near[i], far[i], far[i + 1], near[i + 1]]
    if (!a || !b || !c || !d) continue
    faces.push({
      points: [a, b, c, d],
      color: look.color,
      under: look.under ?? lighten('#C5C7C4', 0.1),
      ...(look.opacity === undefined ? {} : { opacity: look.opacity }),
    })
  }
  return [
    { line: far, color: look.edge ?? darken(look.color, 0.45), width: 1.2, opacity: 0.7 },
    { faces },
    { line: near, color: look.edge ?? darken(look.color, 0.62), width: look.edgeWidth ?? 3 },
  ]
}

export type PrismLook = {
  color: string
  cap?: string
  line?: boolean
  along?: 'away' | 'up'
  opacity?: number
}

/** A solid bar or tube: a closed outline, perhaps hollow, drawn out to a length. */
export function prism(
  outline: readonly Point[],
  length: number,
  look: PrismLook,
  at: Vec = [0, 0, 0],
  holes: readonly (readonly Point[])[] = [],
): Part[] {
  const up = look.along === 'up'
  const lift = ([x, y]: Point, z: number): Vec =>
    up ? [x + at[0], z + at[1], y + at[2]] : [x + at[0], y + at[1], z + at[2]]
  const inner = holes.flatMap((hole) => walls(hole, length, lift, darken(look.color, 0.5), true))
  const end = up ? length : 0
  const cap: Face = {
    points: outline.map((point) => lift(point, end)),
    color: look.cap ?? lighten(look.color, 0.22),
    holes: holes.map((hole) => hole.map((point) => lift(point, end))),
    line: true,
  }
  return [
    ...(inner.length > 0 ? [{ faces: inner }] : []),
    { faces: walls(outline, length, lift, look.color) },
    { faces: [cap] },
  ]
}

type Lift = (point: Point, along: number) => Vec

/** The walls of a ring. Those of a hole look inwards. */
function walls(ring: readonly Point[], length: number, lift: Lift, color: string, hole = false): Face[] {
  const turn = (signedArea(ring) > 0 ? 1 : -1) * (hole ? -1 : 1)
  const origin = lift([0, 0], 0)
  return ring.map((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point
    const out = minus(lift([(next[1] - point[1]) * turn, (point[0] - next[0]) * turn], 0), origin)
    return {
      points: [lift(point, 0), lift(next, 0), lift(next, length), lift(point, length)],
      color,
      under: color,
      out,
    }
  })
}

function signedArea(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** A block with its corner at a point. */
export function block([w, h, l]: Vec, color: string, at: Vec = [0, 0, 0], line = true): Part[] {
  const ring: Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]
  const lift = ([x, y]: Point, z: number): Vec => [x + at[0], y + at[1], z + at[2]]
  const cap = (z: number): Face => ({ points: ring.map((point) => lift(point, z)), color, line })
  return [{ faces: [...walls(ring, l, lift, color).map((face) => ({ ...face, line })), cap(0)] }]
}

/** A round rod along a path, lit along its upper side. */
export function rod(line: Vec[], mm: number, color: string, closed = false): Part[] {
  const raised = line.map(([x, y, z]): Vec => [x - mm * 0.1, y + mm * 0.16, z])
  return [
    { line, mm: mm * 1.06, color: darken(color, 0.5), closed },
    { line, mm: mm * 0.78, color, closed },
    { line: raised, mm: mm * 0.26, color: lighten(color, 0.42), closed },
  ]
}

export function inkLine(line: Vec[], width = 1.6, opacity = 0.75): Part {
  return { line, color: ink, width, opacity }
}
