import * as THREE from 'three'

const tile = 512

/** Repeatable numbers between 0 and 1. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** Crystals of zinc: cells that each mirror a little differently. */
export function spangleOf(units: number): THREE.Texture {
  spangle ??= paint(cells())
  return asTexture(spangle, units)
}

/** Fine grain of cement, paper or mill scale. */
export function gritOf(units: number): THREE.Texture {
  const roll = dice(11)
  grit ??= paint(() => 226 + (roll() - 0.5) * 56)
  return asTexture(grit, units)
}

let spangle: HTMLCanvasElement | undefined
let grit: HTMLCanvasElement | undefined

function cells(): (x: number, y: number) => number {
  const roll = dice(7)
  const seeds = Array.from({ length: 300 }, () => ({ x: roll() * tile, y: roll() * tile, rough: roll() }))
  const wrap = (delta: number) => Math.min(Math.abs(delta), tile - Math.abs(delta))
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY
    let rough = 0
    for (const seed of seeds) {
      const away = wrap(seed.x - x) ** 2 + wrap(seed.y - y) ** 2
      if (away < nearest) {
        nearest = away
        rough = seed.rough
      }
    }
    return 175 + rough * 80
  }
}

function asTexture(canvas: HTMLCanvasElement, units: number): THREE.Texture {
  const texture = new THREE.CanvasTexture(canvas)
  texture.wrapS = THREE.RepeatWrapping
  texture.wrapT = THREE.RepeatWrapping
  texture.repeat.set(1 / units, 1 / units)
  texture.anisotropy = 2
  return texture
}

function paint(value: (x: number, y: number) => number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = tile
  canvas.height = tile
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const image = pen.createImageData(tile, tile)
  for (let y = 0; y < tile; y += 1) {
    for (let x = 0; x < tile; x += 1) {
      const grey = value(x, y)
      image.data.set([grey, grey, grey, 255], (y * tile + x) * 4)
    }
  }
  pen.putImageData(image, 0, 0)
  return canvas
}
