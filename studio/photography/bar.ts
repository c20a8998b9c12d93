import * as THREE from 'three'
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'

/** A bar along straight pieces, round at its bends. */
export function bar(points: THREE.Vector3[], radius: number): THREE.BufferGeometry {
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
