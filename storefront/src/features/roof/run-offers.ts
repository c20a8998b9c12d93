import type { MaterialLine } from '../../../../trade/material-line.ts'
import { stockSheets } from '../../../../trade/roof/bill/sheet-lines.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { answerOf, choicesOf } from './answer.ts'
import type { Question } from './question.ts'
import { withPieces } from './wanted-pieces.ts'

/** What reaches a minimum run that a roof misses. */
export type RunOffer = { change: Partial<Question> } & (
  | { kind: 'natural'; minMm: number }
  | { kind: 'stock'; sheetMm: number; isNatural: boolean }
  | { kind: 'reserve'; pieces: number; lengthMm: number }
)

/** A run that is missed, and what reaches it: natural sheets, whose run is shorter, sheets of stock, sheets in reserve. */
export type MissedRun = { minMm: number; missingMm: number; thereMm: number; offers: RunOffer[] }

/** Undefined where the sheets reach their run, with `thereMm` of the same that are in the cart (`inCartMm`, by SKU). */
export const runOffers = (
  question: Question,
  lines: readonly MaterialLine[],
  data: TradeData,
  inCartMm: ReadonlyMap<string, number> = new Map(),
): MissedRun | undefined => {
  const sheets = lines.filter(({ role, warnings }) => role === 'sheet' && warnings.includes('below-run'))
  const [longest] = sheets
  const minMm = data.products.find(({ id }) => id === longest?.masterId)?.cut?.minTotalMm ?? 0
  const runMm = sheets.reduce((sum, { pieces, lengthMm = 0 }) => sum + pieces * lengthMm, 0)
  const thereMm = inCartMm.get(longest?.sku ?? '') ?? 0
  const missingMm = minMm - runMm - thereMm
  if (!longest?.lengthMm || missingMm <= 0) return undefined
  const pieces = Math.ceil(missingMm / longest.lengthMm)
  const reserve: RunOffer = {
    kind: 'reserve',
    pieces,
    lengthMm: longest.lengthMm,
    change: withPieces(question, longest.id, longest.pieces + pieces),
  }
  return {
    minMm,
    missingMm,
    thereMm,
    offers: [...naturalOffer(question, data), ...stockOffer(question, data), reserve],
  }
}

const layRoof = (question: Question, data: TradeData) => {
  const choices = choicesOf(question, data)
  const answer = choices && answerOf(question, choices, data)
  return answer?.kind === 'roof' ? { ...answer, choices } : undefined
}

const naturalOffer = (question: Question, data: TradeData): RunOffer[] => {
  const change = { k: 'natural' }
  const other = layRoof({ ...question, ...change, n: '' }, data)
  if (!other || question.k === 'natural' || other.choices?.colour !== 'natural') return []
  const isShort = other.lines.some(({ role, warnings }) => role === 'sheet' && warnings.includes('below-run'))
  return isShort ? [] : [{ kind: 'natural', change, minMm: other.product.cut?.minTotalMm ?? 0 }]
}

/** Stock is sold by the piece: it has no run. */
const stockOffer = (question: Question, data: TradeData): RunOffer[] => {
  const choices = choicesOf(question, data)
  if (!choices || question.st !== '') return []
  const inColour = stockSheets({ ...choices, data }).length > 0
  const change = { st: '1', ...(inColour ? {} : { k: 'natural' }) }
  const other = layRoof({ ...question, ...change, n: '' }, data)
  if (!other?.choices || stockSheets({ ...other.choices, data }).length === 0) return []
  const isNatural = choices.colour !== 'natural' && other.choices.colour === 'natural'
  return [{ kind: 'stock', change, sheetMm: other.roof.sheetMm, isNatural }]
}
