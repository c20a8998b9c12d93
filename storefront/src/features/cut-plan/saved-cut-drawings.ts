import type { LocaleId } from '../../../../facts/locales.ts'
import { nameBars, nameSheets } from '../../../../trade/cut/name-pieces.ts'
import { planCuts } from '../../../../trade/cut/plan-cuts.ts'
import { planSheets } from '../../../../trade/cut/plan-sheets.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import type { NewLine } from '../../api/line-change.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { splitUrl } from '../../lib/split-url.ts'
import type { ListDrawing } from '../material-list/index.ts'
import { barCounts, barDrawings } from './bar-drawings.ts'
import { cutPath, jobOf, readCutQuestion } from './cut-question.ts'
import { readSheetQuestion, sheetGoods, sheetJobOf, sheetPath } from './sheet-question.ts'
import { sheetDrawings } from './sheet-drawings.ts'

/** A saved list whose drawings are wanted: the page that made it, with what was asked, and its goods. */
type SavedCuts = { path: string; items: readonly NewLine[] }

/**
 * The drawings of cuts that were saved as a list, planned anew from what was asked. None where another tool made the list,
 * and none where the plan of today takes other goods than the list has: a drawing shows how its bars are cut or nothing.
 */
export const savedCutDrawings = (
  { path, items }: SavedCuts,
  data: TradeData,
  t: Translate,
  locale: LocaleId,
): readonly ListDrawing[] => {
  const { path: page, query } = splitUrl(path)
  const search = new URLSearchParams(query)
  if (page === cutPath) {
    const { job, noted } = jobOf(readCutQuestion(search))
    const plan = planCuts(job)
    const counts = barCounts(plan).map(({ count }) => count)
    if (!sameCounts(counts, items)) return []
    return barDrawings(nameBars(plan.bars, noted), job.kerfMm, t, locale)
  }
  if (page !== sheetPath) return []
  const question = readSheetQuestion(search)
  const goods = sheetGoods(data).find(({ variant }) => variant.sku === items[0]?.productId)
  if (!goods) return []
  const { job } = sheetJobOf(question, goods)
  const { sheets } = planSheets(job)
  if (!sameCounts([sheets.length], items)) return []
  return sheetDrawings(job.sheet, nameSheets(sheets, job.pieces), t, locale)
}

/** Whether each product of the list is taken as often as one of the plan. */
const sameCounts = (counts: readonly number[], items: readonly NewLine[]): boolean => {
  const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b).join()
  return inOrder(counts) === inOrder(items.map(({ quantity }) => quantity))
}
