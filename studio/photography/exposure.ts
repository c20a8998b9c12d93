import * as THREE from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'

/** A quad over the whole picture. */
export const overAll = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }'

export type Film = ReturnType<typeof createFilm>

/** Means of several exposures, each a part of a pixel apart. */
export function createFilm(
  renderer: THREE.WebGLRenderer,
  width: number,
  height: number,
  camera: THREE.PerspectiveCamera,
) {
  const sample = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType })
  renderer.autoClear = false
  renderer.setClearColor(0, 0)
  return {
    camera,
    expose(count: number, stageOf: (index: number) => THREE.Scene): THREE.WebGLRenderTarget {
      const sum = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false })
      const adding = new FullScreenQuad(addingMaterial(sample.texture, 1 / count))
      renderer.setRenderTarget(sum)
      renderer.clear()
      for (let index = 0; index < count; index += 1) {
        const stage = stageOf(index)
        camera.setViewOffset(
          width,
          height,
          (halton(index + 1, 2) - 0.5) * 1.3,
          (halton(index + 1, 3) - 0.5) * 1.3,
          width,
          height,
        )
        renderer.setRenderTarget(sample)
        renderer.clear()
        renderer.render(stage, camera)
        renderer.setRenderTarget(sum)
        adding.render(renderer)
      }
      return sum
    },
    dispose: () => sample.dispose(),
  }
}

function addingMaterial(map: THREE.Texture, share: number): THREE.Material {
  return new THREE.ShaderMaterial({
    uniforms: { map: { value: map }, share: { value: share } },
    vertexShader: overAll,
    fragmentShader:
      'uniform sampler2D map; uniform float share; varying vec2 at; void main() { gl_FragColor = texture2D(map, at) * share; }',
    blending: THREE.CustomBlending,
    blendEquation: THREE.AddEquation,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    depthTest: false,
    depthWrite: false,
  })
}

/** Evenly spread numbers between 0 and 1. */
function halton(index: number, base: number): number {
  let [rest, share, value] = [index, 1, 0]
  while (rest > 0) {
    share /= base
    value += share * (rest % base)
    rest = Math.floor(rest / base)
  }
  return value
}
