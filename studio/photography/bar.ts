import * as THREE from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

/** Sides of a bar: enough for its end to look round in a picture of a few bars. */
const sides = 18

/** A round bar along straight pieces, bent in an arc where they meet, closed at its ends. */
export function bar(points: THREE.Vector3[], radius: number): THREE.BufferGeometry {
  const path = new Polyline(bendPath(apart(points), radius * 2.4))
  const tube = new THREE.TubeGeometry(path, path.pieces, radius, sides)
  const [first, second] = path.points
  const [beforeLast, last] = path.points.slice(-2)
  if (!first || !second || !beforeLast || !last || first.distanceTo(last) < 1e-6) return tube
  return mergeGeometries([tube, end(first, second, radius), end(last, beforeLast, radius)])
}

/** The flat end of a bar, looking away from its next point. */
function end(at: THREE.Vector3, next: THREE.Vector3, radius: number): THREE.BufferGeometry {
  const out = new THREE.Vector3().subVectors(at, next).normalize()
  const face = new THREE.CircleGeometry(radius, sides)
  face.applyQuaternion(new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 0, 1), out))
  return face.translate(at.x, at.y, at.z)
}

/** Without points that lie on their predecessor. */
function apart(points: THREE.Vector3[]): THREE.Vector3[] {
  return points.filter((point, index) => index === 0 || point.distanceTo(points[index - 1] ?? point) > 1e-6)
}

/** The path with each sharp bend as an arc; a curve given in small steps stays as it is. */
function bendPath(points: THREE.Vector3[], reach: number): THREE.Vector3[] {
  return points.flatMap((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after) return [point]
    const from = new THREE.Vector3().subVectors(before, point)
    const to = new THREE.Vector3().subVectors(after, point)
    if (from.angleTo(to) > 2.75) return [point]
    const share = (way: THREE.Vector3) => Math.min(reach, way.length() * 0.45) / way.length()
    const [start, finish] = [
      point.clone().addScaledVector(from, share(from)),
      point.clone().addScaledVector(to, share(to)),
    ]
    return new THREE.QuadraticBezierCurve3(start, point, finish).getPoints(6)
  })
}

/** Straight from point to point, so that a tube's rings stand exactly at the bends. */
class Polyline extends THREE.Curve<THREE.Vector3> {
  readonly points: THREE.Vector3[]

  constructor(points: THREE.Vector3[]) {
    super()
    this.points = points
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
