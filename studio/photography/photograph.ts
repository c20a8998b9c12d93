import * as THREE from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import type { Scene } from '../scene.ts'
import { aim } from './aim.ts'
import type { Model } from './build-model.ts'
import { buildModel } from './build-model.ts'
import { developMaterial, type Light } from './developing.ts'
import { createFilm, type Film } from './exposure.ts'
import { createFinishes, type Surface } from './finishes.ts'
import type { Lamp } from './light.ts'
import { lampsOf, roomOf } from './light.ts'
import { film } from './film.ts'
import { madeUpFor, type Match, match, noMatch } from './matching.ts'
import { measurePicture } from './measuring.ts'
import { base64, montage, webp } from './montage.ts'
import type { Shot, Taken } from './shot.ts'
import { drawStrip } from './strip.ts'

const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
renderer.shadowMap.enabled = true
renderer.shadowMap.type = THREE.PCFShadowMap
renderer.toneMapping = THREE.NoToneMapping
renderer.outputColorSpace = THREE.LinearSRGBColorSpace

/** A face further away than this from its chip (CIE 1976) is developed once more. */
const farthestFromChip = 4.8

let room: THREE.Texture | undefined

/** Pictures of one scene, one for each colouring of it. */
export async function photograph(colorings: Scene[], shot: Shot): Promise<Taken[]> {
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
  const film = createFilm(renderer, width, height, camera)
  const light = lightOn(models[0], first.options.shadow !== false, shot.samples, film)
  const pictures: Taken[] = []
  for (const [index, model] of models.entries()) {
    const { chip, strip, box } = colorings[index]?.options ?? {}
    const stage = new THREE.Scene()
    stage.add(model.group)
    const flat = film.expose(4, () => stage)
    room ??= roomOf(renderer)
    stage.environment = room
    stage.environmentRotation = new THREE.Euler(0, turn, 0)
    stage.environmentIntensity = 1
    for (const mesh of model.group.children)
      if (mesh instanceof THREE.Mesh) mesh.material = mesh.userData.surface.mirror
    const mirror = film.expose(2, () => stage)
    const tone = new THREE.Color(chip ?? '#000000')
    const { flat: own, isMetal } = ownColor(chip, colorings[index])
    const matched = chip
      ? match(renderer, { flat, mirror, light }, own, tone, isMetal)
      : noMatch(width * height)
    const start = Math.min(0.96, Math.max(0.72, ...(chip ? tone.toArray() : []).map((value) => value + 0.03)))
    const develop = async (by: Match) => {
      renderer.setRenderTarget(null)
      renderer.clear()
      new FullScreenQuad(developMaterial(flat.texture, mirror.texture, light, by, start)).render(renderer)
      const canvas = new OffscreenCanvas(width, height)
      canvas.getContext('2d')?.drawImage(renderer.domElement, 0, 0)
      if (strip && !box && shot.view === 'whole') drawStrip(canvas, strip, chip ?? '#8A9196')
      const files = await Promise.all(shot.widths.map((size) => webp(canvas, size)))
      const widest = files[shot.widths.indexOf(width)]
      if (!widest) throw new Error('no picture')
      const { face, ...told } = await measurePicture(widest, by.mask, chip)
      return { picture: { widths: await Promise.all(files.map(base64)), measured: told }, face }
    }
    const taken = await develop(matched)
    // What a spangled face mirrors varies so much that its middle may end away from the chip; the film then makes up for it.
    const again = (taken.picture.measured.deltaE ?? 0) > farthestFromChip ? taken.face : undefined
    pictures.push((again ? await develop(madeUpFor(matched, again, tone, own)) : taken).picture)
    flat.dispose()
    mirror.dispose()
  }
  light.dispose()
  for (const model of models) discard(model.group)
  film.dispose()
  return pictures
}

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
  return { target, open, grounded, dispose: () => target.dispose() }
}

/** The chip's colour as the flat exposure of a scene shows it. */
function ownColor(chip: string | undefined, scene: Scene | undefined) {
  const { flat, mirror } = createFinishes(1000, scene?.options.finish)(chip ?? '#000000')
  return {
    flat: (flat as THREE.MeshBasicMaterial).color,
    isMetal: (mirror as THREE.MeshStandardMaterial).metalness === 1,
  }
}

function lampAt(lamps: Lamp[], index: number): Lamp {
  const lamp = lamps[index]
  if (!lamp) throw new Error(`no lamp ${index}`)
  return lamp
}

const ambient = 0.22
const mean = ({ r, g, b }: THREE.Color) => (r + g + b) / 3

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

Object.assign(window, { photograph, montage, film })
