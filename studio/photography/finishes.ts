import * as THREE from 'three'
import type { SceneOptions } from '../scene.ts'
import { gritOf, spangleOf } from './textures.ts'

/**
 * A surface as the three passes see it: how it is lit is the same for all colours, so a family is lit once; its own
 * colour and what it mirrors are taken for each colour.
 */
export type Surface = { flat: THREE.Material; mirror: THREE.Material }

/**
 * What a colour is made of. Neutral greys are metal unless the scene says matte: light ones zinc with its spangle, dark
 * ones mill steel. All others are paint.
 */
export function createFinishes(mmPerUnit: number, sceneFinish: SceneOptions['finish']) {
  const spangle = spangleOf(150 / mmPerUnit)
  const grit = gritOf(70 / mmPerUnit)
  const surfaces = new Map<string, Surface>()

  return function finish(color: string, opacity = 1, side: THREE.Side = THREE.DoubleSide): Surface {
    const key = `${color}/${opacity}/${side}`
    const known = surfaces.get(key) ?? make(color, opacity, side)
    surfaces.set(key, known)
    return known
  }

  function make(color: string, opacity: number, side: THREE.Side): Surface {
    const tone = new THREE.Color(color)
    const clear = opacity < 1 ? { transparent: true, opacity: opacity * 0.8, depthWrite: false } : {}
    const paint = (roughness: number): Surface => ({
      flat: new THREE.MeshBasicMaterial({ color: tone, side, ...clear }),
      mirror: new THREE.MeshStandardMaterial({ color: 0, roughness, side, envMapIntensity: 0.55 }),
    })
    if (sceneFinish === 'matte') {
      return {
        flat: new THREE.MeshBasicMaterial({ color: tone, side, map: grit }),
        mirror: new THREE.MeshStandardMaterial({ color: 0, roughness: 1, side }),
      }
    }
    if (opacity < 1) return paint(0.1)
    const { s, l } = tone.getHSL({ h: 0, s: 0, l: 0 }, THREE.SRGBColorSpace)
    const chroma = s * (1 - Math.abs(2 * l - 1))
    if (chroma >= 0.07 || l >= 0.84 || l <= 0.22) return paint(0.34)
    const zinc = l > 0.55
    return {
      flat: new THREE.MeshBasicMaterial({
        color: tone.clone().multiplyScalar(zinc ? 0.42 : 0.5),
        side,
        map: zinc ? null : grit,
      }),
      mirror: new THREE.MeshStandardMaterial({
        color: tone.clone().multiplyScalar(zinc ? 0.78 : 0.75),
        metalness: 1,
        roughness: zinc ? 0.4 : 0.48,
        roughnessMap: zinc ? spangle : grit,
        side,
      }),
    }
  }
}
