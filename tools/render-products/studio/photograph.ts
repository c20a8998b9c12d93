import * as THREE from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import type { Scene } from '../scene.ts'
import type { Model } from './build-model.ts'
import { buildModel } from './build-model.ts'
import type { Surface } from './finishes.ts'
import type { Lamp } from './light.ts'
import { lampsOf, roomOf } from './light.ts'
import { film } from './film.ts'
import { montage, webp } from './montage.ts'

export type Shot = {
  /** The whole thing, its nearest end with surface and edge, or the whole as far away from every side. */
  view: 'whole' | 'detail' | 'turning'
  /** Pixels; the height follows from the scene's ratio. */
  widths: number[]
  samples: number
}

const ground = '#F5F4F1'
const lens = 22
const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
renderer.shadowMap.enabled = true
renderer.shadowMap.type = THREE.PCFShadowMap
renderer.toneMapping = THREE.NoToneMapping
renderer.outputColorSpace = THREE.LinearSRGBColorSpace

let room: THREE.Texture | undefined

/** Pictures of one scene, one for each colouring of it, as WebP in each width, base64. */
export async function photograph(colorings: Scene[], shot: Shot): Promise<string[][]> {
  const [first] = colorings
  if (!first) return []
  const [wide, high] = first.options.box ?? [1, 1]
  const ratio = wide / high
  const width = Math.max(...shot.widths)
  const height = Math.round(width / ratio)
  renderer.setSize(width, height, false)
  const turn = ((first.options.turn ?? 42) * Math.PI) / 180
  const tilt = ((first.options.tilt ?? 28) * Math.PI) / 180
  const models = colorings.map(buildModel)
  const camera = aim(models[0]?.points ?? [], turn, tilt, ratio, shot.view)
  const film = createFilm(width, height, camera)
  const light = lightOn(models[0], first.options.shadow !== false, shot.samples, film)
  const pictures: string[][] = []
  for (const model of models) {
    const stage = new THREE.Scene()
    stage.add(model.group)
    const flat = film.expose(5, () => stage)
    room ??= roomOf(renderer)
    stage.environment = room
    stage.environmentRotation = new THREE.Euler(0, turn, 0)
    stage.environmentIntensity = 1
    for (const mesh of model.group.children)
      if (mesh instanceof THREE.Mesh) mesh.material = mesh.userData.surface.mirror
    const mirror = film.expose(3, () => stage)
    renderer.setRenderTarget(null)
    renderer.clear()
    new FullScreenQuad(developing(flat.texture, mirror.texture, light)).render(renderer)
    pictures.push(await Promise.all(shot.widths.map((size) => webp(renderer.domElement, size))))
    flat.dispose()
    mirror.dispose()
  }
  light.dispose()
  for (const model of models) discard(model.group)
  film.dispose()
  return pictures
}

type Light = { texture: THREE.Texture; open: number; grounded: boolean; dispose: () => void }
type Film = ReturnType<typeof createFilm>

/** How much light falls on each point of the scene and its floor, whatever their colour; `open` is an open floor's. */
function lightOn(model: Model | undefined, grounded: boolean, samples: number, film: Film): Light {
  const stage = new THREE.Scene()
  stage.overrideMaterial = new THREE.MeshLambertMaterial({
    side: THREE.DoubleSide,
    shadowSide: THREE.DoubleSide,
  })
  if (model) stage.add(model.group)
  if (model && grounded) stage.add(floorAt(model.floor))
  const lamp = lampFor(stage)
  stage.add(new THREE.HemisphereLight('#FFFFFF', '#F1EEE8', ambient))
  const lamps = lampsOf(samples, film.camera)
  const target = film.expose(samples, (index) => {
    const { from, color, strength } = lampAt(lamps, index)
    lamp.position.copy(from).multiplyScalar(3)
    lamp.color.copy(color)
    lamp.intensity = strength
    return stage
  })
  lamp.dispose()
  const falling =
    lamps.reduce((sum, { from, strength, color }) => sum + strength * from.y * mean(color), 0) / samples
  const open = (falling + ambient) / Math.PI
  return { texture: target.texture, open, grounded, dispose: () => target.dispose() }
}

function lampAt(lamps: Lamp[], index: number): Lamp {
  const lamp = lamps[index]
  if (!lamp) throw new Error(`no lamp ${index}`)
  return lamp
}

const ambient = 0.22
const mean = ({ r, g, b }: THREE.Color) => (r + g + b) / 3

/** Means of several exposures, each a part of a pixel apart. */
function createFilm(width: number, height: number, camera: THREE.PerspectiveCamera) {
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

/** Materials stay: with the last of a kind its compiled shader would go, and compiling costs more than a picture. */
function discard(group: THREE.Group): void {
  for (const mesh of group.children) {
    if (!(mesh instanceof THREE.Mesh)) continue
    mesh.geometry.dispose()
    for (const material of Object.values(mesh.userData.surface as Surface)) {
      for (const value of Object.values(material)) if (value instanceof THREE.Texture) value.dispose()
    }
  }
}

/** An eye that sees all points with an even margin, or the near end filling the picture. */
function aim(points: THREE.Vector3[], turn: number, tilt: number, ratio: number, view: Shot['view']) {
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
    const seen = points.map((point) => point.clone().project(camera))
    const xs = seen.map((point) => point.x)
    const ys = seen.map((point) => point.y)
    const [left, rightmost, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
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

function lampFor(stage: THREE.Scene): THREE.DirectionalLight {
  const lamp = new THREE.DirectionalLight()
  lamp.castShadow = true
  lamp.shadow.mapSize.set(768, 768)
  lamp.shadow.camera = new THREE.OrthographicCamera(-0.62, 0.62, 0.62, -0.62, 1.5, 4.5)
  lamp.shadow.bias = -0.0006
  lamp.shadow.normalBias = 0.0012
  stage.add(lamp, lamp.target)
  return lamp
}

function floorAt(height: number): THREE.Mesh {
  const floor = new THREE.Mesh(new THREE.PlaneGeometry(12, 12))
  floor.rotation.x = -Math.PI / 2
  floor.position.y = height - 0.0006
  floor.receiveShadow = true
  return floor
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

const overAll = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }'

/** Colour times light, and what is mirrored, over the lit ground; highlights rolled off so that colours keep their name. */
function developing(flat: THREE.Texture, mirror: THREE.Texture, light: Light): THREE.Material {
  return new THREE.ShaderMaterial({
    uniforms: {
      flat_: { value: flat },
      mirror: { value: mirror },
      light: { value: light.texture },
      open: { value: light.open },
      grounded: { value: light.grounded ? 1 : 0 },
      ground: { value: new THREE.Color(ground) },
    },
    vertexShader: overAll,
    fragmentShader: `
      uniform sampler2D flat_, mirror, light; uniform float open, grounded; uniform vec3 ground; varying vec2 at;
      vec3 neutral(vec3 color) {
        float start = 0.72, desaturation = 0.15;
        float peak = max(color.r, max(color.g, color.b));
        if (peak < start) return color;
        float d = 1. - start;
        float next = 1. - d * d / (peak + d - start);
        color *= next / peak;
        float g = 1. - 1. / (desaturation * (peak - next) + 1.);
        return mix(color, vec3(next), g);
      }
      vec3 encoded(vec3 c) {
        return mix(c * 12.92, 1.055 * pow(max(c, 0.), vec3(1. / 2.4)) - 0.055, step(0.0031308, c));
      }
      void main() {
        vec4 own = texture2D(flat_, at);
        vec4 seen = texture2D(mirror, at);
        vec4 falling = texture2D(light, at);
        vec3 fall = falling.rgb / open;
        float shade = clamp(dot(fall, vec3(0.33)), 0., 1.);
        vec3 thing = own.a > 0.003 ? own.rgb / own.a : vec3(0.);
        vec3 shine = seen.a > 0.003 ? seen.rgb / seen.a : vec3(0.);
        vec3 lit = neutral(thing * fall * 1.12 + shine * mix(0.3, 1., shade));
        vec3 floor_ = ground * mix(1., mix(1., shade, 0.86), grounded * step(0.99, falling.a));
        gl_FragColor = vec4(encoded(mix(floor_, lit, own.a)), 1.);
      }`,
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

Object.assign(window, { photograph, montage, film })
