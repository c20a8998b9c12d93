import * as THREE from 'three'
import { nettings } from '../nettings.ts'
import type { Round } from '../scene.ts'
import type { Surface } from './finishes.ts'

/** Rolled wire lets one look between it, into its own shade. */
export const wireNettings = new Set(['diamond', 'hexagon', 'square', 'fine'])

/** The pattern of a rolled mesh, drawn around the roll. */
export function nettingOf({ netting, round }: Round, mmPerUnit: number): Surface {
  const { d, w, h } = nettings[netting ?? 'square']
  const scale = 4
  const canvas = document.createElement('canvas')
  canvas.width = w * scale
  canvas.height = h * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(scale, scale)
  const isWire = wireNettings.has(netting ?? 'square')
  pen.strokeStyle = isWire ? '#D3D9DC' : '#2B3136'
  pen.lineWidth = netting === 'fine' ? 2 : isWire ? 4 : 2.4
  pen.stroke(new Path2D(d))
  const texture = new THREE.CanvasTexture(canvas)
  texture.wrapS = THREE.RepeatWrapping
  texture.wrapT = THREE.RepeatWrapping
  const mmPerStep = mmPerUnit / 800
  const around = (2 * Math.PI * round.radiusLow) / (w * mmPerStep)
  texture.repeat.set(Math.round(around), (round.high - round.low) / (h * mmPerStep))
  texture.anisotropy = 8
  const flat = new THREE.MeshBasicMaterial({ map: texture, transparent: true, opacity: 0.8 })
  return {
    flat,
    mirror: new THREE.MeshBasicMaterial({ color: 0, map: texture, transparent: true, opacity: 0.8 }),
  }
}
