import { boundsOf, type Look, type Scene } from '../../../trade/drawing/scene.ts'
import type { PdfWriter } from './pdf-writer.ts'

/** Points of a line, its dashes, and the grey of an area; black on white alone. */
type Pen = { line?: number; dash?: readonly [number, number]; fill?: string; opacity?: number }

const pens: Record<Look, Pen> = {
  face: { fill: '#f0f0f0' },
  sheet: { fill: '#f0f0f0', line: 0.4 },
  'sheet-alt': { fill: '#dedede', line: 0.4 },
  arrow: { line: 1 },
  shade: { fill: '#000000', opacity: 0.16 },
  outline: { line: 0.9 },
  purlin: { line: 0.5, dash: [3, 2] },
  fold: { line: 1.4 },
  valley: { line: 1.4, dash: [4, 2] },
  piece: { fill: '#eeeeee', line: 0.7 },
  rest: { line: 0.5 },
  'cut-off': { fill: '#ffffff', opacity: 0.8 },
  hatch: { line: 0.25 },
}

/** Draws a scene as vectors into a box of the page, in points; its proportions stay. Answers the height it took. */
export const drawScene = (
  sheet: PdfWriter,
  scene: Scene,
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
): number => {
  const bounds = boundsOf(scene)
  const scale = Math.min(width / Math.max(1, bounds.width), height / Math.max(1, bounds.height))
  const point = ([px, py]: readonly [number, number]): [number, number] => [
    x + (px - bounds.x) * scale,
    y + (py - bounds.y) * scale,
  ]
  for (const shape of scene.shapes) {
    if (shape.kind === 'text') {
      const size = Math.max(5, Math.min(12, shape.sizeMm === undefined ? 10 : shape.sizeMm * scale))
      const [tx, ty] = point(shape.at)
      sheet.writeAround(shape.text, tx, ty, size)
    } else if (shape.kind === 'line') sheet.stroke([point(shape.from), point(shape.to)], pens[shape.look])
    else sheet.area(shape.points.map(point), pens[shape.look])
  }
  return bounds.height * scale
}
