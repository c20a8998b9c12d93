import { checkCut, type CutRule, metresToMm } from '../../../../facts/length.ts'
import type { ListChoice, ListLine, ListState } from '../../../../trade/list/list-line.ts'
import { orderable, upToCut } from '../../../../trade/rounding.ts'
import type { NewLine } from '../../features/basket/index.ts'
import type { Goods } from './list-goods.ts'

/** What a shopper changed of a line. */
export type LineEdit = {
  sku?: string
  quantity?: string
  /** Metres of one piece, as typed. */
  length?: string
  removed?: boolean
}

export type Resolved = { choice: ListChoice; item: NewLine }

/** The choice that counts: the one pressed, else the likeliest. */
export const choiceOf = (line: ListLine, edit: LineEdit): ListChoice | undefined =>
  edit.sku === undefined
    ? line.choice
    : [line.choice, ...line.alternatives].find((one) => one?.sku === edit.sku)

/** As many as were read: whole ones, and as they can be ordered. */
export const readQuantity = (line: ListLine, edit: LineEdit): number =>
  Math.ceil(choiceOf(line, edit)?.quantity ?? line.quantity)

/** Pieces, or undefined for what is no count. */
export const quantityOf = (line: ListLine, edit: LineEdit): number | undefined => {
  const quantity = edit.quantity === undefined ? readQuantity(line, edit) : Number(edit.quantity)
  return Number.isInteger(quantity) && quantity > 0 && quantity < 100_000 ? quantity : undefined
}

/**
 * The goods of a line that go to the cart: those of a sure line as they are, any other once its goods were chosen. Undefined while something
 * is open: goods, length, a count; goods that are only quoted stay on their page.
 */
export const resolveLine = (
  line: ListLine,
  edit: LineEdit,
  goods: ReadonlyMap<string, Goods>,
): Resolved | undefined => {
  const choice = choiceOf(line, edit)
  const product = choice && goods.get(choice.sku)?.product
  const quantity = quantityOf(line, edit)
  if (!choice || !product || quantity === undefined || product.sellMode === 'quote') return undefined
  if (edit.sku === undefined && line.state !== 'sure' && edit.length === undefined) return undefined
  const typed = edit.length === undefined ? undefined : metresToMm(edit.length)
  const lengthMm = product.cut && (typed === undefined ? choice.lengthMm : cutFor(typed, product.cut))
  if (product.cut && lengthMm === undefined) return undefined
  const length = lengthMm === undefined ? {} : { c_lengthMetersToBuy: lengthMm / 1000 }
  const pieces = product.cut ? quantity : orderable(quantity, product)
  return { choice, item: { productId: choice.sku, quantity: pieces, ...length } }
}

/** The length itself where it is cut, as whole feet are; else the next longer one. */
const cutFor = (mm: number, rule: CutRule): number | undefined =>
  checkCut(mm, rule) === 'ok' ? mm : upToCut(mm, rule)

/** How many lines are ready, wait for a word, and were not found. */
export const countStates = (states: readonly ListState[]) => ({
  sure: states.filter((state) => state === 'sure').length,
  ask: states.filter((state) => state === 'probable' || state === 'ask').length,
  none: states.filter((state) => state === 'not-found').length,
})
