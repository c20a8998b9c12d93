import { ground } from '../color.ts'

/** Photographs side by side in a square, as WebP in each width, base64. */
export async function montage(pictures: string[], widths: number[]): Promise<string[]> {
  const columns = Math.ceil(Math.sqrt(pictures.length))
  const size = Math.max(...widths)
  const cell = size / columns
  const canvas = new OffscreenCanvas(size, size)
  const pen = penOf(canvas)
  await Promise.all(
    pictures.map(async (picture, index) => {
      const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
      const [left, top] = [(index % columns) * cell, Math.floor(index / columns) * cell]
      pen.drawImage(image, left, top, cell, cell)
      pen.fillStyle = fading(pen, left, left + cell)
      pen.fillRect(left, top, cell, cell)
    }),
  )
  return Promise.all(widths.map(async (width) => base64(await webp(canvas, width))))
}

/** The ground over both sides of a photograph, so that no shadow is seen to end beside the next one. */
function fading(pen: OffscreenCanvasRenderingContext2D, left: number, right: number): CanvasGradient {
  const gradient = pen.createLinearGradient(left, 0, right, 0)
  for (const [at, alpha] of [
    [0, 'FF'],
    [0.06, '00'],
    [0.94, '00'],
    [1, 'FF'],
  ] as const)
    gradient.addColorStop(at, `${ground}${alpha}`)
  return gradient
}

/** A canvas as WebP in one width. */
export function webp(source: HTMLCanvasElement | OffscreenCanvas, width: number): Promise<Blob> {
  const height = Math.round((source.height * width) / source.width)
  const canvas = new OffscreenCanvas(width, height)
  penOf(canvas).drawImage(source, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/webp', quality: width > 600 ? 0.8 : 0.76 })
}

export async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  return pen
}
