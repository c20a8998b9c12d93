import jsqr from 'jsqr'
import { expect, test } from 'vitest'
import { qrDrawing } from '../../../../engine/src/documents/qr/index.ts'
import { readScannedCode } from './scanned-code.ts'

/** The pixels of a drawing, as a camera would see it printed: `scale` pixels for a square. */
const photograph = ({ size, path }: { size: number; path: string }, scale = 4) => {
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return { pixels, side }
}

test('the drawing of a receipt is read by the scanner, and leads to its order', () => {
  const link = 'https://tienda.example/en-SV/retiro/00028044.k7m2p9qx'
  const { pixels, side } = photograph(qrDrawing(link))
  // The library is a module of two forms; what is called is its default's default.
  const read = jsqr.default(pixels, side, side)?.data
  expect(read).toBe(link)
  expect(readScannedCode(read ?? '')).toEqual({ orderNo: '00028044', code: 'k7m2p9qx' })
})
