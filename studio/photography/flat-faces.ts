import * as THREE from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Face } from '../scene.ts'
import type { Vec } from '../vector.ts'

/** Edges flatter than this stay smooth, as rolled sheet does. */
export const crease = (32 * Math.PI) / 180
/** A flat face, perhaps with holes, cut into triangles. */
export function triangles(face: Face, place: (point: Vec) => THREE.Vector3): THREE.Vector3[] {
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

/** Triangles as one surface, its flat edges smooth. */
export function smooth(points: THREE.Vector3[]): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry().setFromPoints(points)
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(boxFaces(points), 2))
  return toCreasedNormals(geometry, crease)
}

/** Texture coordinates by the axis that each triangle faces most. */
function boxFaces(points: THREE.Vector3[]): number[] {
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
