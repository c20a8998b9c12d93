import { darken, lightness } from '../color.ts'
import type { Point } from '../vector.ts'

/** Millimetres that the width of every strip shows: one scale for all sheets, so that they can be told apart. */
const shown = 1180

/** The edge of a sheet, seen straight on, below its photograph. */
export function drawStrip(canvas: OffscreenCanvas, section: readonly Point[], color: string): void {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const scale = (canvas.width * 0.9) / shown
  const xs = section.map(([x]) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const low = canvas.height * 0.93
  // Of a sheet that is wider, its middle.
  const inside = section.filter(([x]) => Math.abs(x - middle) <= shown / 2)
  pen.beginPath()
  inside.forEach(([x, y], index) => {
    const at = [canvas.width / 2 + (x - middle) * scale, low - y * scale] as const
    if (index === 0) pen.moveTo(...at)
    else pen.lineTo(...at)
  })
  pen.lineWidth = canvas.width / 150
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  pen.strokeStyle = lightness(color) > 0.6 ? darken(color, 0.42) : color
  pen.stroke()
}
