import * as THREE from 'three'
import type { Shot } from './shot.ts'

const lens = 22

/** An eye that sees all points with an even margin, or the near end filling the picture. */
export function aim(points: THREE.Vector3[], turn: number, tilt: number, ratio: number, view: Shot['view']) {
  const camera = new THREE.PerspectiveCamera(lens, ratio, 0.05, 20)
  const away = new THREE.Vector3(
    Math.sin(turn) * Math.cos(tilt),
    Math.sin(tilt),
    Math.cos(turn) * Math.cos(tilt),
  )
  const target = new THREE.Vector3()
  let distance = 4
  const stand = () => {
    camera.position.copy(target).addScaledVector(away, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld()
    camera.updateProjectionMatrix()
  }
  if (view === 'turning') {
    // Everything built is one unit from corner to corner.
    distance = 0.47 / Math.sin((lens * Math.PI) / 360)
    stand()
    return camera
  }
  const right = new THREE.Vector3()
  const up = new THREE.Vector3()
  for (let round = 0; round < 8; round += 1) {
    stand()
    const seen = new THREE.Box3().setFromPoints(points.map((point) => point.clone().project(camera)))
    const [left, rightmost, low, high] = [seen.min.x, seen.max.x, seen.min.y, seen.max.y]
    right.setFromMatrixColumn(camera.matrixWorld, 0)
    up.setFromMatrixColumn(camera.matrixWorld, 1)
    const half = Math.tan((lens * Math.PI) / 360) * distance
    target.addScaledVector(right, ((left + rightmost) / 2) * half * ratio)
    target.addScaledVector(up, ((low + high) / 2) * half)
    distance *= Math.max((rightmost - left) / 2, (high - low) / 2) / 0.91
  }
  stand()
  if (view === 'detail') {
    const near = points.reduce((best, point) => (point.dot(away) > best.dot(away) ? point : best))
    target.lerp(near, 0.62)
    distance *= 0.4
    stand()
  }
  return camera
}
