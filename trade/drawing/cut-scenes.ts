import type { NamedBar, NamedPlaced } from '../cut/name-pieces.ts'
import type { Rectangle } from '../cut/plan-sheets.ts'
import type { Scene, Shape } from './scene.ts'
import { box, hatching } from './scene.ts'

/** How wide a letter is, as a share of its height. */
const letterShare = 0.66

/** A bar with its pieces, their names and lengths, what is left hatched. Bars of one plan take the width of its longest. */
export function barScene({ stock, cutsMm, names }: NamedBar, kerfMm: number, longestMm: number): Scene {
  const letters = longestMm * 0.0315
  const height = names.some((name) => name !== undefined) ? letters * 3.4 : longestMm * 0.075
  const shapes: Shape[] = [box(0, 0, stock.lengthMm, height, 'rest')]
  let x = 0
  cutsMm.forEach((mm, at) => {
    shapes.push(box(x, 0, mm, height, 'piece'))
    const metres = String(mm / 1000)
    const length = mm > longestMm * 0.015 * Math.max(4, metres.length) ? metres : ''
    shapes.push(...linesAt([x + mm / 2, height / 2], [fittingName(names[at], mm, letters), length], letters))
    x += mm + kerfMm
  })
  if (x < stock.lengthMm) shapes.push(...hatching(x, 0, stock.lengthMm - x, height, longestMm * 0.012))
  // The drawing is as wide as that of the longest bar, so that bars below each other compare.
  if (stock.lengthMm < longestMm)
    shapes.push({ kind: 'text', at: [longestMm, height / 2], text: '', sizeMm: letters })
  return { shapes }
}

/** A flat sheet lying on its long side with its pieces, their names and sizes in centimetres; what is left hatched. */
export function sheetScene(sheet: Rectangle, placed: readonly NamedPlaced[]): Scene {
  const letters = sheet.heightMm * 0.036
  const pieces = placed.flatMap(({ xMm, yMm, widthMm, heightMm, name }): Shape[] => {
    // A size that fits the piece; smaller than half it would be no help on a phone.
    const sizeMm = Math.min(letters, heightMm / 5)
    const small = sizeMm < letters / 2 || widthMm < sizeMm * 1.4
    const at = [yMm + heightMm / 2, xMm + widthMm / 2] as const
    const size = small ? '' : `${widthMm / 10} × ${heightMm / 10}`
    const called = small || widthMm < sizeMm * 2.8 ? '' : fittingName(name, heightMm, sizeMm)
    return [box(yMm, xMm, heightMm, widthMm, 'piece'), ...linesAt(at, [called, size], sizeMm)]
  })
  return {
    shapes: [
      box(0, 0, sheet.heightMm, sheet.widthMm, 'rest'),
      ...hatching(0, 0, sheet.heightMm, sheet.widthMm, sheet.heightMm * 0.02),
      ...pieces,
    ],
  }
}

/** As much of a name as has room: the words beside the drawing say it whole. */
function fittingName(name: string | undefined, roomMm: number, sizeMm: number): string {
  if (name === undefined) return ''
  const most = Math.floor(roomMm / (letterShare * sizeMm))
  if (name.length <= most) return name
  return most < 4 ? '' : `${name.slice(0, most - 1).trim()}…`
}

/** Lines of words around a point, one below the other; empty ones take no room. */
function linesAt([x, y]: readonly [number, number], words: readonly string[], sizeMm: number): Shape[] {
  const lines = words.filter((text) => text !== '')
  const gap = sizeMm * 1.3
  return lines.map((text, at) => ({
    kind: 'text',
    at: [x, y + (at - (lines.length - 1) / 2) * gap],
    text,
    sizeMm,
  }))
}
