import * as THREE from 'three'
import { dice } from './textures.ts'

/** One lamp of a sample: where it stands and what it adds to the picture. */
export type Lamp = { from: THREE.Vector3; color: THREE.Color; strength: number }

/**
 * Lamps of a soft studio, as seen from the eye: a large key from the upper left, a sky all round with a cool side to
 * the right. Each sample has one lamp with a hard shadow; their mean has the soft shadows and the dark creases.
 */
export function lampsOf(count: number, camera: THREE.Camera): Lamp[] {
  const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
  const back = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 2)
  back.y = 0
  back.normalize()
  const up = new THREE.Vector3(0, 1, 0)
  const roll = dice(3)
  const keys = Math.round(count * 0.45)
  return Array.from({ length: count }, (_, index): Lamp => {
    if (index < keys) {
      const [a, b] = [roll() - 0.5, roll() - 0.5]
      const from = new THREE.Vector3()
        .addScaledVector(right, -0.72 + a * 0.5)
        .addScaledVector(up, 1 + b * 0.35)
        .addScaledVector(back, 0.34 + (roll() - 0.5) * 0.5)
        .normalize()
      return { from, color: new THREE.Color('#FFF6E8'), strength: 1.8 }
    }
    const turn = ((index - keys + roll()) / (count - keys)) * 2 * Math.PI
    const height = Math.sqrt(0.06 + 0.94 * roll())
    const flat = Math.sqrt(1 - height * height)
    const from = new THREE.Vector3()
      .addScaledVector(right, Math.cos(turn) * flat)
      .addScaledVector(up, height)
      .addScaledVector(back, Math.sin(turn) * flat)
    const color = new THREE.Color('#FFFFFF').lerp(new THREE.Color('#CFE0EE'), Math.max(0, Math.cos(turn)))
    return { from, color, strength: 1 }
  })
}

/** What shining surfaces mirror: soft boxes above and at the sides of a pale room. */
export function roomOf(renderer: THREE.WebGLRenderer): THREE.Texture {
  const room = new THREE.Scene()
  const walls = new THREE.Mesh(
    new THREE.BoxGeometry(20, 12, 20),
    new THREE.MeshBasicMaterial({ color: '#B9BEC2', side: THREE.BackSide }),
  )
  walls.position.y = 3
  room.add(walls)
  const panel = (width: number, height: number, at: [number, number, number], light: number) => {
    const color = new THREE.Color(light, light, light)
    const mesh = new THREE.Mesh(
      new THREE.PlaneGeometry(width, height),
      new THREE.MeshBasicMaterial({ color, side: THREE.DoubleSide }),
    )
    mesh.position.set(...at)
    mesh.lookAt(0, 0, 0)
    room.add(mesh)
  }
  panel(9, 7, [-5, 8, 3], 9)
  panel(3, 9, [-9, 3, -2], 5)
  panel(2.4, 9, [9, 3, 4], 3)
  panel(7, 2, [2, 8.5, -7], 5)
  panel(20, 20, [0, -2.9, 0], 0.85)
  const maker = new THREE.PMREMGenerator(renderer)
  const texture = maker.fromScene(room, 0.03).texture
  maker.dispose()
  return texture
}
