import * as THREE from 'three'
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { nettings } from '../ramps.ts'
import { ink } from '../color.ts'
import type { Face, Line, Part, Ring, Round, Scene, Words } from '../scene.ts'
import type { Vec } from '../vector.ts'
import { minus } from '../vector.ts'
import type { Surface } from './finishes.ts'
import { createFinishes } from './finishes.ts'

/** Edges flatter than this stay smooth, as rolled sheet does. */
const crease = (32 * Math.PI) / 180
/** A stroke given in pixels means pixels of a drawing this wide. */
const pixels = 800

export type Model = {
  group: THREE.Group
  /** Every corner of the thing, for framing. */
  points: THREE.Vector3[]
  floor: number
}

/** Parts in millimetres, z away from the eye, as meshes of about one unit across. */
export function buildModel(scene: Scene): Model {
  const parts = bodiesOf(scene.parts)
  const corners = parts.flatMap(cornersOf)
  const box = new THREE.Box3().setFromPoints(corners)
  const mmPerUnit = box.getSize(new THREE.Vector3()).length()
  const middle = box.getCenter(new THREE.Vector3())
  const place = ([x, y, z]: Vec) => new THREE.Vector3(x, y, -z).sub(middle).divideScalar(mmPerUnit)
  const finish = createFinishes(mmPerUnit, scene.options.finish)
  const group = new THREE.Group()
  const add = (geometry: THREE.BufferGeometry, surface: Surface) => {
    const mesh = new THREE.Mesh(geometry, surface.flat)
    mesh.castShadow = true
    mesh.receiveShadow = true
    mesh.userData.surface = surface
    group.add(mesh)
  }

  for (const run of runs(parts)) {
    if (Array.isArray(run)) addRounds(run)
    else if ('faces' in run) addFaces(run.faces)
    else if ('line' in run) addBars(run)
    else addRing(run)
  }
  const points = corners.map((corner) => corner.sub(middle).divideScalar(mmPerUnit))
  return { group, points, floor: Math.min(...points.map((point) => point.y)) }

  function addFaces(faces: Face[]): void {
    const kinds = Map.groupBy(
      faces,
      (face) => `${face.color}/${face.under ?? face.color}/${face.opacity ?? 1}`,
    )
    for (const kind of kinds.values()) {
      const [first] = kind
      if (!first) continue
      const geometry = smooth(kind.flatMap((face) => triangles(face, place)))
      const { color, under = color, opacity = 1 } = first
      if (under === color) {
        add(geometry, finish(color, opacity))
      } else {
        // The corners keep their order while z turns round, so what looked at the eye is the back side now.
        add(geometry, finish(color, opacity, THREE.BackSide))
        add(geometry, finish(under, opacity, THREE.FrontSide))
      }
    }
  }

  function addBars({ line, also = [], color = ink, mm, width = 2, closed }: Line): void {
    const thick = mm === undefined ? (width * 0.6) / pixels : mm / mmPerUnit
    for (const path of [line, ...also]) {
      const points = (closed ? [...path, path[0]] : path).filter((point) => point !== undefined).map(place)
      add(bar(points, Math.max(thick / 2, 0.0006)), finish(color))
    }
  }

  function addRing({ ring, color, mm }: Ring): void {
    const geometry = new THREE.TorusGeometry(
      ring.radius / mmPerUnit,
      Math.max(mm / 2 / mmPerUnit, 0.0006),
      6,
      56,
    )
    geometry.rotateX(Math.PI / 2)
    geometry.translate(...place(ring.at).toArray())
    add(geometry, finish(color))
  }

  /** Rounds that stand on one another with one wall are one turned body. */
  function addRounds(rounds: Round[]): void {
    const [first] = rounds
    const last = rounds.at(-1)
    if (!first || !last) return
    const profile = [
      [first.round.radiusLow, first.round.low] as const,
      ...rounds.map(({ round }) => [round.radiusHigh, round.high] as const),
    ].map(([radius, height]) => new THREE.Vector2(Math.max(radius, 0.01) / mmPerUnit, height / mmPerUnit))
    const center = place([first.round.at[0], 0, first.round.at[2]])
    const wall = new THREE.LatheGeometry(profile, 72)
    wall.translate(...center.toArray())
    const isWire = first.netting !== undefined && wireNettings.has(first.netting)
    add(profile.length > 2 ? toCreasedNormals(wall, crease) : wall, finish(isWire ? shade : first.color))
    if (first.netting) {
      const net = wall.clone().scale(1.002, 1, 1.002)
      add(net, nettingOf(first, mmPerUnit))
    }
    if (last.top !== false) {
      const lid = new THREE.CircleGeometry(last.round.radiusHigh / mmPerUnit, 96)
      lid.rotateX(-Math.PI / 2)
      lid.translate(center.x, center.y + last.round.high / mmPerUnit, center.z)
      add(lid, finish(last.top ?? last.color))
    }
  }
}

/** Rolled wire lets one look between it, into its own shade. */
const wireNettings = new Set(['diamond', 'hexagon', 'square'])
const shade = '#3E454A'

type Body = Exclude<Part, Words>
type Run = Exclude<Body, Round> | Round[]

/**
 * Parts without figures, and with one body where a drawing has several strokes on one path for dark, middle and light:
 * as thick as the widest, in the colour of the middle.
 */
function bodiesOf(parts: Part[]): Body[] {
  const found: Body[] = []
  for (const part of parts) {
    if ('words' in part) continue
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

function runs(parts: Body[]): Run[] {
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
    below.color === above.color &&
    below.top === false &&
    below.round.at[0] === above.round.at[0] &&
    below.round.at[2] === above.round.at[2] &&
    Math.abs(below.round.high - above.round.low) < 0.01 &&
    Math.abs(below.round.radiusHigh - above.round.radiusLow) < 0.01
  )
}

function cornersOf(part: Body): THREE.Vector3[] {
  const corner = ([x, y, z]: Vec) => new THREE.Vector3(x, y, -z)
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

/** A flat face, perhaps with holes, cut into triangles. */
function triangles(face: Face, place: (point: Vec) => THREE.Vector3): THREE.Vector3[] {
  const outer = face.points.map(place)
  const holes = (face.holes ?? []).map((hole) => hole.map(place))
  const all = [outer, ...holes].flat()
  const normal = normalOf(outer)
  const u = new THREE.Vector3().subVectors(outer[1] ?? normal, outer[0] ?? normal).normalize()
  const v = new THREE.Vector3().crossVectors(normal, u)
  const flat = (points: THREE.Vector3[]) =>
    points.map((point) => new THREE.Vector2(point.dot(u), point.dot(v)))
  return THREE.ShapeUtils.triangulateShape(flat(outer), holes.map(flat))
    .flat()
    .map((index) => all[index])
    .filter((point) => point !== undefined)
}

/** By Newell's sum, which also holds for outlines that are not convex. */
function normalOf(points: THREE.Vector3[]): THREE.Vector3 {
  const normal = new THREE.Vector3()
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    normal.x += (point.y - next.y) * (point.z + next.z)
    normal.y += (point.z - next.z) * (point.x + next.x)
    normal.z += (point.x - next.x) * (point.y + next.y)
  })
  return normal.normalize()
}

function smooth(points: THREE.Vector3[]): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry().setFromPoints(points)
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(boxed(points), 2))
  return toCreasedNormals(geometry, crease)
}

/** Texture coordinates by the axis that each triangle faces most. */
function boxed(points: THREE.Vector3[]): number[] {
  const coordinates: number[] = []
  for (let index = 0; index + 2 < points.length; index += 3) {
    const corners = points.slice(index, index + 3)
    const normal = normalOf(corners)
    const [x, y, z] = [Math.abs(normal.x), Math.abs(normal.y), Math.abs(normal.z)]
    for (const point of corners) {
      if (y >= x && y >= z) coordinates.push(point.x, point.z)
      else if (x >= z) coordinates.push(point.z, point.y)
      else coordinates.push(point.x, point.y)
    }
  }
  return coordinates
}

/** A bar along straight pieces, round at its bends. */
function bar(points: THREE.Vector3[], radius: number): THREE.BufferGeometry {
  const path = new Polyline(points)
  const geometry = new THREE.TubeGeometry(path, path.pieces, radius, 8)
  return mergeVertices(geometry)
}

/** Straight from point to point, so that a tube's rings stand exactly at the bends. */
class Polyline extends THREE.Curve<THREE.Vector3> {
  private readonly points: THREE.Vector3[]

  constructor(points: THREE.Vector3[]) {
    super()
    this.points = points.filter(
      (point, index) => index === 0 || point.distanceTo(points[index - 1] ?? point) > 1e-6,
    )
  }

  get pieces(): number {
    return Math.max(1, this.points.length - 1)
  }

  override getPoint(t: number, target = new THREE.Vector3()): THREE.Vector3 {
    const last = this.points.length - 1
    const at = Math.min(t * last, last)
    const index = Math.min(Math.floor(at), Math.max(0, last - 1))
    const from = this.points[index] ?? target
    return target.copy(from).lerp(this.points[index + 1] ?? from, at - index)
  }

  override getPointAt(u: number, target?: THREE.Vector3): THREE.Vector3 {
    return this.getPoint(u, target)
  }
}

function nettingOf({ netting, round }: Round, mmPerUnit: number): Surface {
  const { d, w, h } = nettings[netting ?? 'square']
  const scale = 4
  const canvas = document.createElement('canvas')
  canvas.width = w * scale
  canvas.height = h * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(scale, scale)
  const isWire = wireNettings.has(netting ?? 'square')
  pen.strokeStyle = isWire ? '#D3D9DC' : '#2B3136'
  pen.lineWidth = isWire ? 4 : 2.4
  pen.stroke(new Path2D(d))
  const texture = new THREE.CanvasTexture(canvas)
  texture.wrapS = THREE.RepeatWrapping
  texture.wrapT = THREE.RepeatWrapping
  const mmPerStep = mmPerUnit / 800
  const around = (2 * Math.PI * round.radiusLow) / (w * mmPerStep)
  texture.repeat.set(Math.round(around), (round.high - round.low) / (h * mmPerStep))
  texture.anisotropy = 8
  const flat = new THREE.MeshBasicMaterial({ map: texture, transparent: true, opacity: 0.8 })
  return {
    flat,
    mirror: new THREE.MeshBasicMaterial({ color: 0, map: texture, transparent: true, opacity: 0.8 }),
  }
}
