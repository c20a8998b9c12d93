import type { Camera } from './camera.ts'
import { cameraAt } from './camera.ts'
import { darker, ground, ink, lighter, lightness } from './color.ts'
import type { nettings, Ramps } from './ramps.ts'
import { createRamps } from './ramps.ts'
import { num, pathOf, picture, size, tag } from './svg.ts'
import type { Point, Vec } from './vector.ts'
import { cross, dot, minus, unit } from './vector.ts'

/** A flat piece of surface. `under` is the colour of its back, seen when it turns away. */
export type Face = {
  points: Vec[]
  color: string
  under?: string
  opacity?: number
  holes?: Vec[][]
  line?: boolean
  /** Outward direction of a wall of a solid: walls that look away are not drawn. */
  out?: Vec
}
/** A stroke, as wide as told in pixels, or in millimetres of the thing itself. */
export type Line = {
  line: Vec[]
  /** Further strokes of the same kind. */
  also?: Vec[][]
  color?: string
  width?: number
  mm?: number
  opacity?: number
  closed?: boolean
}
/** A level circle drawn as a stroke: one turn of a wire or the edge of a lid. */
export type Ring = { ring: { at: Vec; radius: number }; color: string; mm: number }
/** An upright round body between two heights, with its top when it is open to the eye. */
export type Round = {
  round: { at: Vec; low: number; high: number; radiusLow: number; radiusHigh: number }
  color: string
  top?: string | false
  shine?: number
  /** Netting drawn over the body. */
  netting?: keyof typeof nettings
}
/** Figures of a measure, level on the picture. */
export type Words = { words: string; at: Vec; px: number; color?: string }
export type Part = { faces: Face[] } | Line | Round | Ring | Words

const light = unit([-0.5, 0.9, -0.55])

export type SceneOptions = {
  turn?: number
  tilt?: number
  /** What a photograph shows it is made of, where its greys are no metal. */
  finish?: 'matte'
  /** Direction in which metal picks up the soft studio band. */
  grain?: [Vec, Vec]
  margin?: number
  shadow?: boolean
  background?: string
  box?: [number, number]
  /** Drawn above the scene, in pixels. */
  over?: string
}

/** Parts as the yard would lay them out, in millimetres, and where the eye stands. */
export type Scene = { parts: Part[]; options: SceneOptions }

export function compose(parts: Part[], options: SceneOptions = {}): Scene {
  return { parts, options }
}

/** A scene as a drawing: parts in order, the faces of one part from far to near. */
export function draw({ parts, options }: Scene): string {
  const camera = cameraAt(options.turn ?? 42, options.tilt ?? 28)
  const box = options.box ?? [size, size]
  const place = fit(parts, camera, options.margin ?? 84, box)
  const grain = options.grain?.map(place) as [Point, Point] | undefined
  const ramps = createRamps(grain)
  const body = parts.map((part) => drawPart(part, camera, place, ramps)).join('')
  const shadow = options.shadow === false ? '' : shadowOf(parts, place)
  return picture(
    `<defs>${ramps.defs()}${shadow ? blur : ''}</defs>${shadow}${body}${options.over ?? ''}`,
    options.background ?? ground,
    box,
  )
}

const blur =
  '<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="13"/></filter>'

type Place = ((point: Vec) => Point) & { scale: number }

function fit(parts: Part[], camera: Camera, margin: number, [width, height]: [number, number]): Place {
  const points = parts.flatMap((part) => outline(part, camera))
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top))
  const place = (point: Vec): Point => {
    const [x, y] = camera.project(point)
    return [width / 2 + (x - (left + right) / 2) * scale, height / 2 + (y - (top + bottom) / 2) * scale]
  }
  return Object.assign(place, { scale })
}

function outline(part: Part, camera: Camera): Point[] {
  if ('faces' in part) return part.faces.flatMap((face) => face.points.map(camera.project))
  if ('line' in part) return [part.line, ...(part.also ?? [])].flat().map(camera.project)
  if ('words' in part) return [camera.project(part.at)]
  if ('ring' in part) return rim(part.ring.at, part.ring.radius, camera)
  const { at, low, high, radiusLow, radiusHigh } = part.round
  return [...rim([at[0], low, at[2]], radiusLow, camera), ...rim([at[0], high, at[2]], radiusHigh, camera)]
}

function rim(center: Vec, radius: number, camera: Camera): Point[] {
  const [x, y] = camera.project(center)
  return [
    [x - radius, y - radius * camera.tilt],
    [x + radius, y + radius * camera.tilt],
  ]
}

function drawPart(part: Part, camera: Camera, place: Place, ramps: Ramps): string {
  if ('faces' in part) return drawFaces(part.faces, camera, place, ramps)
  if ('line' in part) {
    return tag('path', {
      d: [part.line, ...(part.also ?? [])]
        .map((line) => pathOf(line.map(place), part.closed ?? false))
        .join(''),
      fill: 'none',
      stroke: part.color ?? ink,
      'stroke-width': part.mm === undefined ? (part.width ?? 2) : Math.max(1, part.mm * place.scale),
      'stroke-opacity': part.opacity,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    })
  }
  if ('words' in part) return drawWords(part, place)
  return 'ring' in part ? drawRing(part, camera, place, ramps) : drawRound(part, camera, place, ramps)
}

function drawWords({ words, at, px, color }: Words, place: Place): string {
  const [x, y] = place(at)
  const look = {
    'text-anchor': 'middle',
    'font-family': "Rubik, Roboto, 'DejaVu Sans', sans-serif",
    'font-size': px,
    'font-weight': 500,
    'font-variant-numeric': 'tabular-nums',
    fill: color ?? ink,
  }
  return tag('text', { x, y, ...look }, words)
}

function drawRing({ ring, color, mm }: Ring, camera: Camera, place: Place, ramps: Ramps): string {
  const [cx, cy] = place(ring.at)
  const rx = ring.radius * place.scale
  return tag('ellipse', {
    cx,
    cy,
    rx,
    ry: rx * camera.tilt,
    fill: 'none',
    stroke: ramps.drum(color, 1),
    'stroke-width': Math.max(1, mm * place.scale),
  })
}

function drawFaces(faces: Face[], camera: Camera, place: Place, ramps: Ramps): string {
  const drawn = faces
    .filter((face) => !face.out || dot(face.out, camera.view) < 0)
    .map((face) => ({ face, far: average(face.points.map(camera.depth)) }))
    .sort((a, b) => b.far - a.far)
    .map(({ face }) => drawFace(face, camera, place, ramps))
    .join('')
  return tag('g', { 'stroke-width': '.7', 'stroke-linejoin': 'round' }, drawn)
}

function drawFace(face: Face, camera: Camera, place: Place, ramps: Ramps): string {
  const normal = normalOf(face.points)
  const seen = dot(normal, camera.view) < 0
  const facing: Vec = seen ? normal : [-normal[0], -normal[1], -normal[2]]
  const fill = ramps.along(shade(seen ? face.color : (face.under ?? face.color), facing))
  const d = [face.points, ...(face.holes ?? [])].map((ring) => pathOf(ring.map(place), true)).join('')
  return tag('path', {
    d,
    fill,
    'fill-opacity': face.opacity,
    'fill-rule': face.holes ? 'evenodd' : undefined,
    stroke: face.line ? darker(face.color, 0.55) : fill,
    'stroke-width': face.line ? 1.4 : undefined,
    'stroke-opacity': face.opacity,
  })
}

function normalOf(points: Vec[]): Vec {
  const [a, b, c] = [points[0], points[1], points[2]]
  if (!a || !b || !c) return [0, 1, 0]
  return unit(cross(minus(b, a), minus(c, a)))
}

/** Soft key from the upper left, cool fill; dark paint keeps its form through the highlight. */
export function shade(color: string, normal: Vec): string {
  const lit = Math.round(dot(normal, light) * 14) / 14
  if (lit > 0.5) return lighter(color, (lit - 0.5) * (lightness(color) < 0.25 ? 0.42 : 0.5))
  return darker(color, (0.5 - lit) * 0.44)
}

function drawRound(part: Round, camera: Camera, place: Place, ramps: Ramps): string {
  const { at, low, high, radiusLow, radiusHigh } = part.round
  const [x, yLow] = place([at[0], low, at[2]])
  const yHigh = place([at[0], high, at[2]])[1]
  const [rl, rh] = [radiusLow * place.scale, radiusHigh * place.scale]
  const flat = camera.tilt
  const d = `M${num(x - rh)} ${num(yHigh)}L${num(x - rl)} ${num(yLow)}A${num(rl)} ${num(rl * flat)} 0 0 0 ${num(x + rl)} ${num(yLow)}L${num(x + rh)} ${num(yHigh)}A${num(rh)} ${num(rh * flat)} 0 0 0 ${num(x - rh)} ${num(yHigh)}z`
  const net = part.netting ? tag('path', { d, fill: ramps.net(part.netting, part.color) }) : ''
  const fill = ramps.drum(part.color, part.shine ?? 1)
  const body = tag('path', { d, fill, stroke: fill, 'stroke-width': 0.8 }) + net
  if (part.top === false) return body
  const top = tag('ellipse', {
    cx: x,
    cy: yHigh,
    rx: rh,
    ry: rh * flat,
    fill: part.top ?? lighter(part.color, 0.25),
    stroke: darker(part.color, 0.35),
    'stroke-width': 1.2,
  })
  return body + top
}

function shadowOf(parts: Part[], place: Place): string {
  const look = { fill: '#3A3F42', 'fill-opacity': '0.3', filter: 'url(#b)' }
  const standing = parts.filter((part) => 'round' in part).filter((part) => part.round.low === 0)
  if (standing.length > 0) return standing.map((part) => roundShadow(part, place, look)).join('')
  const points = parts.flatMap(footprint)
  if (points.length === 0) return ''
  const xs = points.map((point) => point[0])
  const zs = points.map((point) => point[2])
  const floor = Math.min(...points.map((point) => point[1]))
  const [x1, x2, z1, z2] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]
  const ring: Vec[] = [
    [x1, floor, z1],
    [x2, floor, z1],
    [x2, floor, z2],
    [x1, floor, z2],
  ]
  return tag('path', { d: pathOf(ring.map(place), true), transform: 'translate(6 12)', ...look })
}

function roundShadow(part: Round, place: Place, look: Record<string, string>): string {
  const [cx, cy] = place([part.round.at[0], 0, part.round.at[2]])
  const rx = part.round.radiusLow * place.scale
  return tag('ellipse', { cx: cx + 12, cy: cy + 12, rx: rx * 1.02, ry: rx * 0.5, ...look })
}

function footprint(part: Part): Vec[] {
  if ('faces' in part) return part.faces.flatMap((face) => face.points)
  if ('line' in part) return []
  if ('ring' in part || 'words' in part) return []
  const { at, low, radiusLow } = part.round
  return [
    [at[0] - radiusLow, low, at[2] - radiusLow],
    [at[0] + radiusLow, low, at[2] + radiusLow],
  ]
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
