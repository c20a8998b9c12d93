import * as THREE from 'three'
import type { Light } from './developing.ts'

/** What makes the lit face of a thing show the colour of its chip. */
export type Match = {
  /** By which falling light is taken, so that the lit face has just its own colour. */
  exposure: THREE.Vector3
  /** What the lit face mirrors of the room; taken off, so that only what differs from it stays as shine. */
  veil: THREE.Vector3
  gain: THREE.Vector3
  /** What is still missing to the chip, for what has the thing's own colour alone: a rule beside it keeps its own. */
  rest?: { gain: THREE.Vector3; own: THREE.Color }
  /** Pixels of the lit face. */
  mask: Uint8Array
}

export const noMatch = (pixels: number): Match => ({
  exposure: new THREE.Vector3(1.12, 1.12, 1.12),
  veil: new THREE.Vector3(),
  gain: new THREE.Vector3(1, 1, 1),
  mask: new Uint8Array(pixels),
})

type Exposures = { flat: THREE.WebGLRenderTarget; mirror: THREE.WebGLRenderTarget; light: Light }

/**
 * Finds the lit face: whole pixels of the surface's own colour that get the most light. `own` is that colour as the flat
 * exposure shows it, `tone` the chip's; both linear.
 */
export function match(
  renderer: THREE.WebGLRenderer,
  { flat, mirror, light }: Exposures,
  own: THREE.Color,
  tone: THREE.Color,
  isMetal: boolean,
): Match {
  const [colors, shines, falls] = [flat, mirror, light.target].map((target) => read(renderer, target))
  const pixels = flat.width * flat.height
  if (!colors || !shines || !falls) return noMatch(pixels)
  const found: number[] = []
  for (let at = 0; at < pixels; at += 1) {
    const alpha = colors[at * 4 + 3] ?? 0
    if (alpha < 0.995) continue
    const away = Math.max(
      ...own.toArray().map((value, part) => Math.abs((colors[at * 4 + part] ?? 0) - value)),
    )
    if (away < 0.004 + own.g * 0.03) found.push(at)
  }
  const lightAt = (at: number) =>
    ((falls[at * 4] ?? 0) + (falls[at * 4 + 1] ?? 0) + (falls[at * 4 + 2] ?? 0)) / 3
  const bright = [...found].sort((a, b) => lightAt(a) - lightAt(b))
  const most = lightAt(bright[Math.floor(bright.length * 0.93)] ?? 0)
  const lit = found.filter((at) => lightAt(at) > most * 0.93)
  if (lit.length < 40) return noMatch(pixels)
  const mask = new Uint8Array(pixels)
  for (const at of lit) mask[at] = 1
  const middle = (values: Float32Array, part: number) => median(lit.map((at) => values[at * 4 + part] ?? 0))
  const fall = [0, 1, 2].map((part) => middle(falls, part) / light.open)
  const shine = [0, 1, 2].map((part) => middle(shines, part))
  const exposure = new THREE.Vector3(...fall.map((value) => 1 / value))
  const [r = 0, g = 0, b = 0] = shine
  if (!isMetal) return { exposure, veil: new THREE.Vector3(r, g, b), gain: new THREE.Vector3(1, 1, 1), mask }
  const gains = tone.toArray().map((value, part) => value / ((own.toArray()[part] ?? 0) + (shine[part] ?? 0)))
  return { exposure, veil: new THREE.Vector3(), gain: new THREE.Vector3(...gains), mask }
}

/** The same match, made up for what the lit face became (`face`, sRGB of 255) instead of the chip's tone (linear). */
export function madeUpFor(
  matched: Match,
  face: readonly number[],
  tone: THREE.Color,
  own: THREE.Color,
): Match {
  const [r = 0, g = 0, b = 0] = face.map((value) => Math.max(value, 1) / 255)
  const became = new THREE.Color().setRGB(r, g, b, THREE.SRGBColorSpace)
  const missing = new THREE.Vector3(tone.r / became.r, tone.g / became.g, tone.b / became.b)
  return { ...matched, rest: { gain: missing, own } }
}

function read(renderer: THREE.WebGLRenderer, target: THREE.WebGLRenderTarget): Float32Array {
  const values = new Float32Array(target.width * target.height * 4)
  renderer.readRenderTargetPixels(target, 0, 0, target.width, target.height, values)
  return values
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
