import { ground } from '../color.ts'
import type { Measured } from './shot.ts'

/**
 * Measures a picture as it is shown: after it was encoded. The mask counts rows from below, as WebGL does. `face` is the
 * middle of the lit face (sRGB of 255), where there is one.
 */
export async function measurePicture(
  webp: Blob,
  mask: Uint8Array,
  chip: string | undefined,
): Promise<Measured & { face?: number[] }> {
  const image = await createImageBitmap(webp)
  const { width, height } = image
  const pen = new OffscreenCanvas(width, height).getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, width, height)
  const pixel = (x: number, y: number) => [0, 1, 2].map((part) => data[(y * width + x) * 4 + part] ?? 0)
  const border = [
    ...Array.from({ length: width }, (_, x) => [pixel(x, 0), pixel(x, height - 1)]).flat(),
    ...Array.from({ length: height }, (_, y) => [pixel(0, y), pixel(width - 1, y)]).flat(),
  ]
  const plain = rgbOf(ground)
  const edge = Math.max(
    ...border.map((color) => Math.max(...color.map((value, part) => Math.abs(value - (plain[part] ?? 0))))),
  )
  if (!chip) return { edge }
  const lit: number[][] = []
  mask.forEach((is, at) => {
    if (is) lit.push(pixel(at % width, height - 1 - Math.floor(at / width)))
  })
  if (lit.length === 0) return { edge }
  const face = [0, 1, 2].map((part) => {
    const values = lit.map((color) => color[part] ?? 0).sort((a, b) => a - b)
    return values[Math.floor(values.length / 2)] ?? 0
  })
  return { edge, face, deltaE: Math.round(distance(face, rgbOf(chip)) * 10) / 10 }
}

function rgbOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** CIE 1976 distance of two sRGB colours, seen in daylight (D65). */
function distance(a: number[], b: number[]): number {
  const [one, other] = [labOf(a), labOf(b)]
  return Math.hypot(...one.map((value, part) => value - (other[part] ?? 0)))
}

function labOf(rgb: number[]): number[] {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116))
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
