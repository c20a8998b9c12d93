import * as THREE from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { ink } from '../color.ts'
import type { Decal, Face, Line, Ring, Round, Scene } from '../scene.ts'
import type { Vec } from '../vector.ts'
import { bar } from './bar.ts'
import { bodiesOf, cornersOf, runs } from './bodies.ts'
import type { Surface } from './finishes.ts'
import { createFinishes } from './finishes.ts'
import { crease, smooth, triangles } from './flat-faces.ts'
import { printLabel } from './labels.ts'
import { nettingOf, wireNettings } from './netting.ts'

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
    else if ('decal' in run) addDecal(run)
    else addRing(run)
  }
  const points = corners.map((corner) => corner.sub(middle).divideScalar(mmPerUnit))
  return { group, points, floor: (box.min.y - middle.y) / mmPerUnit }

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

  function addDecal({ decal, label }: Decal): void {
    const [a, b, c, d] = decal.map(place)
    if (!a || !b || !c || !d) return
    const geometry = new THREE.BufferGeometry().setFromPoints([a, b, c, a, c, d])
    geometry.setAttribute('uv', new THREE.Float32BufferAttribute([0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1], 2))
    geometry.computeVertexNormals()
    add(geometry, printLabel(label, a.distanceTo(b) / a.distanceTo(d)))
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
    if (first.label) {
      const { radiusLow, radiusHigh, low, high } = first.round
      const [wide, tall] = [2.3, (high - low) / mmPerUnit]
      const print = new THREE.CylinderGeometry(
        (radiusHigh * 1.004) / mmPerUnit,
        (radiusLow * 1.004) / mmPerUnit,
        tall,
        48,
        1,
        true,
        -wide / 2,
        wide,
      )
      print.translate(center.x, center.y + (low + high) / 2 / mmPerUnit, center.z)
      add(print, printLabel(first.label, (wide * radiusLow) / mmPerUnit / tall))
    }
    if (last.top !== false) {
      const lid = new THREE.CircleGeometry(last.round.radiusHigh / mmPerUnit, 96)
      lid.rotateX(-Math.PI / 2)
      lid.translate(center.x, center.y + last.round.high / mmPerUnit, center.z)
      add(lid, finish(last.top ?? last.color))
    }
  }
}

/** What one sees between the wires of a roll. */
const shade = '#3E454A'
