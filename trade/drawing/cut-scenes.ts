import { formatMetres } from '../../facts/length.ts'
import type { Bar } from '../cut/cut-job.ts'
import type { Placed, Rectangle } from '../cut/plan-sheets.ts'
import type { Scene, Shape } from './scene.ts'
import { box, hatching } from './scene.ts'

/** A bar with its pieces and their lengths, what is left hatched. Bars of one plan take the width of its longest. */
export function barScene({ stock, cutsMm }: Bar, kerfMm: number, longestMm: number): Scene {
  const height = longestMm * 0.075
  const shapes: Shape[] = [box(0, 0, stock.lengthMm, height, 'rest')]
  let x = 0
  for (const mm of cutsMm) {
    shapes.push(box(x, 0, mm, height, 'piece'))
    if (mm > longestMm * 0.06)
      shapes.push({
        kind: 'text',
        at: [x + mm / 2, height / 2],
        text: formatMetres(mm),
        sizeMm: height * 0.42,
      })
    x += mm + kerfMm
  }
  if (x < stock.lengthMm) shapes.push(...hatching(x, 0, stock.lengthMm - x, height, longestMm * 0.012))
  // The drawing is as wide as that of the longest bar, so that bars below each other compare.
  if (stock.lengthMm < longestMm)
    shapes.push({ kind: 'text', at: [longestMm, height / 2], text: '', sizeMm: height * 0.42 })
  return { shapes }
}

/** A flat sheet lying on its long side with its pieces and their sizes in centimetres; what is left hatched. */
export function sheetScene(sheet: Rectangle, placed: readonly Placed[]): Scene {
  const letters = sheet.heightMm * 0.036
  const pieces = placed.flatMap(({ xMm, yMm, widthMm, heightMm }): Shape[] => {
    // A size that fits the piece; smaller than half it would be no help on a phone.
    const sizeMm = Math.min(letters, heightMm / 5)
    const small = sizeMm < letters / 2 || widthMm < sizeMm * 1.4
    const at = [yMm + heightMm / 2, xMm + widthMm / 2] as const
    const text = `${widthMm / 10} × ${heightMm / 10}`
    return [
      box(yMm, xMm, heightMm, widthMm, 'piece'),
      ...(small ? [] : [{ kind: 'text', at, text, sizeMm } as const]),
    ]
  })
  return {
    shapes: [
      box(0, 0, sheet.heightMm, sheet.widthMm, 'rest'),
      ...hatching(0, 0, sheet.heightMm, sheet.widthMm, sheet.heightMm * 0.02),
      ...pieces,
    ],
  }
}
