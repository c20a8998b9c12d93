import { formatMetres } from '../../facts/length.ts'
import type { LaidSlope, Roof } from '../roof/roof.ts'
import type { Point } from '../roof/polygon.ts'
import { area, clip, rectangle, subtract } from '../roof/polygon.ts'
import { isMirrored, onSlope } from '../roof/slopes.ts'
import type { Strip } from '../roof/strips.ts'
import { heightAt } from '../roof/wings.ts'
import type { Look, Scene, Shape } from './scene.ts'
import { hatching, hatchingOf } from './scene.ts'

/** Letters of slopes, in the order of the roof. */
export const slopeLetter = (index: number): string => String.fromCharCode(65 + index)

/** The roof from above: slopes with their letters and where each falls, ridges, hips and valleys. */
export function planScene(roof: Roof): Scene {
  const lowestFirst = roof.slopes.toSorted((a, b) => Number(!a.slope.under) - Number(!b.slope.under))
  const faces = lowestFirst.flatMap(({ slope }): Shape[] =>
    slope.parts.map((part) => ({ kind: 'polygon', points: part.map(({ x, y }) => [x, -y]), look: 'face' })),
  )
  const runs = roof.joints.map((joint): Shape => {
    const { from, to } = joint.plan
    return { kind: 'line', from: [from.x, -from.y], to: [to.x, -to.y], look: lookOf(joint.kind) }
  })
  const letters = roof.slopes.map(({ slope }, index): Shape => {
    const { x, y } = middleOf(slope.parts)
    return { kind: 'text', at: [x, -y], text: slopeLetter(index) }
  })
  return { shapes: [...faces, ...runs, ...roof.slopes.flatMap(arrowOf), ...letters] }
}

/** Which way water runs off a slope, below its letter. */
function arrowOf({ slope }: LaidSlope): Shape[] {
  const { plane, upMm } = slope
  const { x, y } = middleOf(slope.parts)
  const steep = Math.hypot(plane.dx, plane.dy)
  const [downX, downY] = [-plane.dx / steep, -plane.dy / steep]
  const depth = upMm.to - upMm.from
  const point = (down: number, aside: number): readonly [number, number] => [
    x + downX * down - downY * aside,
    -(y + downY * down + downX * aside),
  ]
  const [tail, tip, barb] = [depth * 0.12, depth * 0.32, depth * 0.07]
  const line = (from: readonly [number, number], to: readonly [number, number]): Shape => ({
    kind: 'line',
    from,
    to,
    look: 'arrow',
  })
  return [
    line(point(tail, 0), point(tip, 0)),
    line(point(tip - barb, barb), point(tip, 0)),
    line(point(tip - barb, -barb), point(tip, 0)),
  ]
}

/**
 * One slope laid flat as who stands at its eave sees it: its sheets with their numbers, purlins dashed, its outline, what
 * is cut off hatched. What a whole length has too much hangs over at the eave.
 */
export function slopeScene(roof: Roof, index: number, coverMm: number): Scene {
  const laid = roof.slopes[index]
  if (!laid) return { shapes: [] }
  const { slope, strips, purlins } = laid
  const { from, to } = slope.acrossMm
  const flat = ({ x, y }: Point): readonly [number, number] => {
    const at = onSlope(slope.plane, x, y)
    return [at.across - from, -(at.up - slope.upMm.from) * slope.stretch]
  }
  const width = to - from
  const isFull = isRectangular(laid)
  const sheets = strips.flatMap((strip, column): Shape[] => {
    const right = Math.min(strip.acrossMm + coverMm, width)
    const [longMm = 0] = strip.piecesMm
    const fromMm = strip.fromMm - (isFull ? longMm - strip.reachMm : 0)
    const whole = [{ fromMm, toMm: fromMm + longMm }]
    return (strip.piecesMm.length === 1 ? whole : joinedParts(strip)).map((part) => {
      const [low, high] = [-part.fromMm, -part.toMm]
      const points = [
        [strip.acrossMm, low],
        [right, low],
        [right, high],
        [strip.acrossMm, high],
      ] as const
      return { kind: 'polygon', points, look: lookOfStrip(strip, column) }
    })
  })
  // What lets light through is told without colour.
  const lit = strips.flatMap(({ skylight, acrossMm, fromMm, reachMm }) =>
    skylight
      ? hatching(acrossMm, -fromMm - reachMm, Math.min(coverMm, width - acrossMm), reachMm, coverMm / 3)
      : [],
  )
  const cutOff = isFull ? [] : strips.flatMap((strip) => offcutOf(laid, strip, coverMm, flat))
  const outline = roof.joints
    .filter((joint) => joint.slope === index || joint.other === index)
    .map(
      (joint): Shape => ({
        kind: 'line',
        from: flat(joint.plan.from),
        to: flat(joint.plan.to),
        look: 'outline',
      }),
    )
  const lines = purlins.atMm.flatMap((at) => purlinAt(laid, at, flat))
  const texts = [...numbersOf(strips, coverMm, width), ...lengthsOf(strips, coverMm, width)]
  const shapes = [...sheets, ...lit, ...cutOff, ...lines, ...outline, ...texts]
  return { shapes: isMirrored(slope.plane) ? shapes.map((shape) => mirrorShape(shape, width)) : shapes }
}

/** What of a column each of its sheets covers, up to the middle of its laps; from the slope's lowest point. */
function joinedParts({ fromMm, reachMm, jointsMm }: Strip): { fromMm: number; toMm: number }[] {
  const bounds = [fromMm, ...jointsMm, fromMm + reachMm]
  return bounds.slice(1).map((toMm, index) => ({ fromMm: bounds[index] ?? fromMm, toMm }))
}

function mirrorShape(shape: Shape, width: number): Shape {
  const point = ([x, y]: readonly [number, number]): readonly [number, number] => [width - x, y]
  if (shape.kind === 'polygon') return { ...shape, points: shape.points.map(point) }
  if (shape.kind === 'line') return { ...shape, from: point(shape.from), to: point(shape.to) }
  return { ...shape, at: point(shape.at) }
}

/** A line of purlins where there is roof over it. */
function purlinAt(
  { slope }: LaidSlope,
  atMm: number,
  flat: (point: Point) => readonly [number, number],
): Shape[] {
  return slope.parts.flatMap((part): Shape[] => {
    const corners = part.map(flat)
    const across = corners.flatMap(([x, y], index) => {
      const [fromX, fromY] = corners.at(index - 1) ?? [x, y]
      if (fromY < -atMm === y < -atMm) return []
      return [fromX + ((x - fromX) * (-atMm - fromY)) / (y - fromY)]
    })
    if (across.length < 2) return []
    return [
      { kind: 'line', from: [Math.min(...across), -atMm], to: [Math.max(...across), -atMm], look: 'purlin' },
    ]
  })
}

/** Whether every sheet of a slope covers its whole length and nothing is cut aslant. */
function isRectangular({ slope }: LaidSlope): boolean {
  const plan = slope.parts.reduce((sum, part) => sum + area(part), 0)
  const whole = (slope.acrossMm.to - slope.acrossMm.from) * (slope.upMm.to - slope.upMm.from)
  return Math.abs(whole - plan) < 1e-6 * whole
}

/** How much longer than the slope the sheets of a rectangular one are: it hangs over at the eave. 0 for any other. */
export function excessMm(laid: LaidSlope): number {
  const [strip] = laid.strips
  return strip && strip.piecesMm.length === 1 && isRectangular(laid)
    ? Math.max(0, (strip.piecesMm[0] ?? 0) - strip.reachMm)
    : 0
}

/** Thinner offcuts are not worth a line. */
const leastOffcutMm2 = 20_000

/** What of a sheet does not lie on the slope, hatched. */
function offcutOf(
  { slope }: LaidSlope,
  { acrossMm, fromMm, piecesMm, reachMm, skylight }: Strip,
  coverMm: number,
  flat: (point: Point) => readonly [number, number],
): Shape[] {
  if (skylight) return []
  const width = slope.acrossMm.to - slope.acrossMm.from
  const longMm = piecesMm.length === 1 ? (piecesMm[0] ?? 0) : reachMm
  const sheet = rectangle(acrossMm, -fromMm - longMm, Math.min(acrossMm + coverMm, width), -fromMm)
  const left = slope.parts.reduce<readonly (readonly Point[])[]>(
    (rest, part) => {
      const covered = part.map(flat).map(([x, y]) => ({ x, y }))
      return rest.flatMap((one) => subtract(one, insideOf(covered)))
    },
    [sheet],
  )
  return left
    .filter((one) => area(one) > leastOffcutMm2)
    .map((one) => one.map(({ x, y }) => [x, y] as const))
    .flatMap((points): Shape[] => [
      { kind: 'polygon', points, look: 'cut-off' },
      ...hatchingOf(points, coverMm / 4),
    ])
}

/** The half-planes of a convex polygon, whichever way its corners run. */
function insideOf(polygon: readonly Point[]) {
  const middle = {
    x: polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length,
    y: polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length,
  }
  return polygon.map((to, index) => {
    const from = polygon.at(index - 1) ?? to
    const half = { a: from.y - to.y, b: to.x - from.x, c: 0 }
    const c = -(half.a * from.x + half.b * from.y)
    const turned = half.a * middle.x + half.b * middle.y + c < 0
    return turned ? { a: -half.a, b: -half.b, c: -c } : { ...half, c }
  })
}

/** Sheets by their number, at the eave end of each, where there is room for it. */
function numbersOf(strips: LaidSlope['strips'], coverMm: number, width: number): Shape[] {
  const sizeMm = coverMm * 0.4
  return strips.flatMap(({ acrossMm, fromMm, reachMm }, index): Shape[] => {
    const wide = Math.min(coverMm, width - acrossMm)
    if (reachMm < 2 * sizeMm || wide < 2 * sizeMm) return []
    return [
      { kind: 'text', at: [acrossMm + wide / 2, -(fromMm + sizeMm * 0.9)], text: String(index + 1), sizeMm },
    ]
  })
}

/** The length of the first and last strip and of each that differs from the one before it, where there is room for it. */
function lengthsOf(strips: LaidSlope['strips'], coverMm: number, width: number): Shape[] {
  const sizeMm = coverMm * 0.4
  // What shows of the last sheet may be a hand's breadth.
  const shown = strips.filter(({ acrossMm }) => width - acrossMm > 2 * sizeMm)
  return shown.flatMap((strip, index): Shape[] => {
    const isLast = index === shown.length - 1
    if (!isLast && strip.piecesMm.join() === shown[index - 1]?.piecesMm.join()) return []
    const across = strip.acrossMm + Math.min(coverMm, width - strip.acrossMm) / 2
    return joinedParts(strip).flatMap(({ fromMm, toMm }, piece): Shape[] => {
      // Below it stands the number of the sheet.
      if (toMm - fromMm < 4.2 * sizeMm) return []
      const at = [across, -(fromMm + (toMm - fromMm) * 0.45)] as const
      return [{ kind: 'text', at, text: formatMetres(strip.piecesMm[piece] ?? 0), sizeMm }]
    })
  })
}

/** The roof seen from a corner, without perspective: `turn` in steps of 45°. A porch is drawn first, then what is farther away. */
export function axonometry(roof: Roof, coverMm: number, turn: number): Scene {
  const angle = (turn * Math.PI) / 4 + Math.PI / 8
  const project = (x: number, y: number, z: number): readonly [number, number] => {
    const across = x * Math.cos(angle) - y * Math.sin(angle)
    const away = x * Math.sin(angle) + y * Math.cos(angle)
    return [across, -away * 0.5 - z * 0.87]
  }
  const depth = ({ slope }: LaidSlope) => {
    const { x, y } = middleOf(slope.parts)
    return x * Math.sin(angle) + y * Math.cos(angle)
  }
  const shapes = [...roof.slopes]
    .sort((a, b) => Number(!a.slope.under) - Number(!b.slope.under) || depth(b) - depth(a))
    .flatMap((laid) => [...facesOf(laid, coverMm, project), ...shadeOf(laid, angle, project)])
  return { shapes }
}

type Projection = (x: number, y: number, z: number) => readonly [number, number]

/** A slope that falls away from the light, which comes from the upper left of the picture, lies in shade. */
function shadeOf({ slope }: LaidSlope, angle: number, project: Projection): Shape[] {
  const { dx, dy } = slope.plane
  const fallsRight = -dx * Math.cos(angle) + dy * Math.sin(angle)
  if (fallsRight <= 0) return []
  return slope.parts.map((part) => ({
    kind: 'polygon',
    points: part.map(({ x, y }) => project(x, y, heightAt(slope.plane, x, y))),
    look: 'shade',
  }))
}

/** The sheets of a slope as strips of its parts. */
function facesOf({ slope, strips }: LaidSlope, coverMm: number, project: Projection): Shape[] {
  const alongX = slope.plane.dx === 0
  return strips.flatMap((strip, index) =>
    slope.parts.flatMap((part): Shape[] => {
      const from = slope.acrossMm.from + strip.acrossMm
      const right = clip(part, alongX ? { a: 1, b: 0, c: -from } : { a: 0, b: 1, c: -from })
      const end = from + coverMm
      const both = clip(right, alongX ? { a: -1, b: 0, c: end } : { a: 0, b: -1, c: end })
      if (both.length === 0) return []
      const points = both.map(({ x, y }) => project(x, y, heightAt(slope.plane, x, y)))
      return [{ kind: 'polygon', points, look: lookOfStrip(strip, index) }]
    }),
  )
}

function lookOfStrip({ skylight }: Strip, column: number): Look {
  if (skylight) return 'rest'
  return column % 2 === 0 ? 'sheet' : 'sheet-alt'
}

function lookOf(kind: Roof['joints'][number]['kind']): Look {
  if (kind === 'valley') return 'valley'
  return kind === 'ridge' || kind === 'hip' ? 'fold' : 'outline'
}

/** The middle of the largest part's corners. */
function middleOf(parts: LaidSlope['slope']['parts']): { x: number; y: number } {
  const points = parts.toSorted((a, b) => area(b) - area(a))[0] ?? []
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
