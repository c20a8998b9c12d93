import type { TradeData } from '../../../../trade/trade-data.ts'
import type { NewLine } from '../../api/line-change.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { splitUrl } from '../../lib/split-url.ts'
import type { ListDrawing } from '../material-list/index.ts'
import { answerOf, choicesOf } from './answer.ts'
import { paperDrawings } from './paper-drawings.ts'
import { readQuestion, roofPath } from './question.ts'
import { spokenRoof } from './spoken-roof.ts'

/** A saved list whose drawings are wanted: the page that made it, with what was asked, and its goods. */
type SavedRoof = { path: string; items: readonly NewLine[]; country: string }

/**
 * The drawings of a roof that was saved as a list, made anew from what was asked. None where another tool made the list,
 * and none where the shop lays that roof otherwise by now: a drawing shows the sheets of its list or nothing.
 */
export const savedRoofDrawings = (
  { path, items, country }: SavedRoof,
  data: TradeData,
  t: Translate,
): readonly ListDrawing[] => {
  const { path: page, query } = splitUrl(path)
  if (page !== roofPath) return []
  const question = readQuestion(new URLSearchParams(query), data.rules, country)
  const choices = choicesOf(question, data)
  if (!choices) return []
  const answer = answerOf(question, choices, data)
  if (answer.kind !== 'roof') return []
  const { roof, lines } = answer
  const listed = lines
    .filter(({ role }) => role === 'sheet')
    .every(({ sku, lengthMm = 0 }) =>
      items.some(
        ({ productId, c_lengthMetersToBuy: metres = 0 }) =>
          productId === sku && Math.round(metres * 1000) === lengthMm,
      ),
    )
  return listed ? paperDrawings(roof, spokenRoof(roof, question, t), t) : []
}
