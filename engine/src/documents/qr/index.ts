import { encode } from 'uqr'

/** A QR code as squares: `path` is an SVG path of the dark ones in a square of `size` × `size`. */
export type QrDrawing = { size: number; path: string }

/** Draws a text as a QR code with a white rim of two squares; neighbours of a row are one stroke of the path. */
export const qrDrawing = (text: string): QrDrawing => {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => {
    const strokes: string[] = []
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      strokes.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`)
    }
    return strokes
  })
  return { size, path: path.join('') }
}
