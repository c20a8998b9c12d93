import { formatNumber } from '../../../../facts/format-number.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import type { NamedPlaced } from '../../../../trade/cut/name-pieces.ts'
import type { Rectangle } from '../../../../trade/cut/plan-sheets.ts'
import { sheetScene } from '../../../../trade/drawing/cut-scenes.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import type { ListDrawing } from '../material-list/index.ts'
import { messages } from './messages.ts'

/** Sheets that are cut alike: where the pieces lie, the first one's number, how many follow it. */
export type SheetPattern = { placed: readonly NamedPlaced[]; from: number; times: number }

/** Sheets cut alike that follow each other, told once. */
export const sheetPatterns = (sheets: readonly (readonly NamedPlaced[])[]): SheetPattern[] => {
  const groups: SheetPattern[] = []
  sheets.forEach((placed, index) => {
    const last = groups.at(-1)
    if (last && JSON.stringify(last.placed) === JSON.stringify(placed)) last.times++
    else groups.push({ placed, from: index + 1, times: 1 })
  })
  return groups
}

/** A size in centimetres. */
export const sizeWords = (
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
  locale: LocaleId,
): string => `${formatNumber(widthMm / 10, locale, 1)} × ${formatNumber(heightMm / 10, locale, 1)} cm`

/** The pieces of a sheet, those of one name and size together. */
export const piecesWords = (placed: readonly NamedPlaced[], locale: LocaleId): string =>
  [...Map.groupBy(placed, (one) => [one.name, `(${sizeWords(one, locale)})`].filter(Boolean).join(' '))]
    .map(([piece, { length }]) => `${length} × ${piece}`)
    .join(', ')

/** Which sheets these are and what is cut from each. */
export const patternWords = ({ placed, from, times }: SheetPattern, t: Translate, locale: LocaleId): string =>
  t(messages.sheet, {
    times,
    at: times > 1 ? `${from}–${from + times - 1}` : String(from),
    pieces: piecesWords(placed, locale),
  })

/** Each different sheet for the paper. */
export const sheetDrawings = (
  sheet: Rectangle,
  sheets: readonly (readonly NamedPlaced[])[],
  t: Translate,
  locale: LocaleId,
): ListDrawing[] =>
  sheetPatterns(sheets).map((pattern) => ({
    title: patternWords(pattern, t, locale),
    place: 'after',
    scene: sheetScene(sheet, pattern.placed),
  }))
