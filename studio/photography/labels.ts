import * as THREE from 'three'
import type { Label } from '../scene.ts'
import type { Surface } from './finishes.ts'

const high = 512

/** The surface of a printed label, `ratio` times as wide as it is high: a band with the first words, the others below. */
export function printLabel({ paper, ink, band, words }: Label, ratio: number): Surface {
  const canvas = document.createElement('canvas')
  canvas.height = high
  canvas.width = Math.round(high * ratio)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const { width } = canvas
  pen.fillStyle = paper
  pen.fillRect(0, 0, width, high)
  pen.fillStyle = band
  pen.fillRect(0, high * 0.14, width, high * 0.34)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  words.forEach((text, index) => {
    const size = index === 0 ? high * 0.2 : high * 0.115
    pen.font = `${index === 0 ? 700 : 500} ${size}px Rubik, 'DejaVu Sans', sans-serif`
    pen.fillStyle = index === 0 ? paper : ink
    const y = index === 0 ? high * 0.315 : high * (0.46 + index * 0.16)
    pen.fillText(text, width / 2, y, width * 0.9)
  })
  const map = new THREE.CanvasTexture(canvas)
  map.colorSpace = THREE.SRGBColorSpace
  map.anisotropy = 8
  return {
    flat: new THREE.MeshBasicMaterial({
      map,
      side: THREE.DoubleSide,
      polygonOffset: true,
      polygonOffsetFactor: -2,
    }),
    mirror: new THREE.MeshStandardMaterial({
      color: 0,
      roughness: 0.4,
      side: THREE.DoubleSide,
      envMapIntensity: 0.5,
      polygonOffset: true,
      polygonOffsetFactor: -2,
    }),
  }
}
