import { formatMetres } from '../../facts/length.ts'
import type { LaidSlope, Roof } from '../roof/roof.ts'
import type { Point } from '../roof/polygon.ts'
import { area, clip } from '../roof/polygon.ts'
import { onSlope } from '../roof/slopes.ts'
import type { Strip } from '../roof/strips.ts'
import { heightAt } from '../roof/wings.ts'
import type { Look, Scene, Shape } from './scene.ts'
import { hatching } from './scene.ts'

/** Letters of slopes, in the order of the roof. */
export const slopeLetter = (index: number): string => String.fromCharCode(65 + index)

/** The roof from above: slopes with their letters, ridges, hips and valleys. */
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
  return { shapes: [...faces, ...runs, ...letters] }
}

/** One slope laid flat, eave below: its sheets from left to right, purlins dashed, its outline. */
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
  const sheets = strips.flatMap((strip, column): Shape[] => {
    const right = Math.min(strip.acrossMm + coverMm, width)
    const lapping =
      strip.piecesMm.length > 1 ? strip.reachMm / strip.piecesMm.length : (strip.piecesMm[0] ?? 0)
    return strip.piecesMm.map((_, piece) => {
      const low = -(strip.fromMm + piece * lapping)
      const high = low - lapping
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
  const lines = purlins.atMm.map(
    (at): Shape => ({ kind: 'line', from: [0, -at], to: [width, -at], look: 'purlin' }),
  )
  return { shapes: [...sheets, ...lit, ...lines, ...outline, ...lengthsOf(strips, coverMm)] }
}

/** The length of each strip that differs from the one before it, where there is room for it. */
function lengthsOf(strips: LaidSlope['strips'], coverMm: number): Shape[] {
  const sizeMm = coverMm * 0.4
  return strips.flatMap((strip, index): Shape[] => {
    if (strip.piecesMm.join() === strips[index - 1]?.piecesMm.join()) return []
    const share = strip.reachMm / strip.piecesMm.length
    if (share < 2 * sizeMm) return []
    return strip.piecesMm.map((mm, piece): Shape => {
      const at = [strip.acrossMm + coverMm / 2, -(strip.fromMm + share * (piece + 0.45))] as const
      return { kind: 'text', at, text: formatMetres(mm), sizeMm }
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
