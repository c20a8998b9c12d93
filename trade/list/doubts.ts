import { orderable } from '../rounding.ts'
import type { Fit } from './agree.ts'
import type { ListProduct } from './list-data.ts'
import type { ListDoubt, ListState } from './list-line.ts'
import { isPiece, isSoldBy } from './match-unit.ts'
import type { Reading } from './readings.ts'

/** What of a line does not follow from its words, where `first` of `likely` goods is taken. */
export function doubtsOf(first: Fit, likely: readonly Fit[], reading: Reading, unknown: number): ListDoubt[] {
  const { product } = first.candidate
  const doubts: ListDoubt[] = []
  if (likely.length > 1) doubts.push('several')
  if (reading.grouped) doubts.push('thousands')
  if (countOf(first, reading) !== reading.quantity) doubts.push('count-rounded')
  if (reading.assumed) doubts.push('no-quantity')
  if (reading.unit && !isPiece(reading.unit) && !isSoldBy(first, reading.unit)) doubts.push('unit')
  // A hundred screws are one box of them, and five nails no five pounds.
  else if (!reading.unit && !reading.assumed && isCountedOtherwise(product)) doubts.push('unit')
  // Half a quintal is no pack of the shop.
  else if (!Number.isInteger(reading.quantity)) doubts.push('unit')
  if (product.sellMode === 'cut' && first.lengthMm === undefined) doubts.push('no-length')
  if (product.sellMode === 'quote') doubts.push('quote')
  if (first.rounded) doubts.push('length-rounded')
  if (first.unexplained.length + unknown > 0) doubts.push('left-over')
  return doubts
}

/** Small goods are told by the piece and sold by the box or the weight. */
const isCountedOtherwise = ({ sellMode, unit }: ListProduct): boolean =>
  (sellMode === 'pack' && !isPiece(unit)) || unit === 'libra' || unit === 'kilogramo'

/** Doubts that only an answer ends. */
export const asking: ReadonlySet<ListDoubt> = new Set(['unit', 'no-length', 'thousands'])

/** How certain a line with these doubts is, of so many goods; `contradicts`: they have no such size. */
export function stateOf(doubts: readonly ListDoubt[], left: number, contradicts: boolean): ListState {
  if (doubts.length === 0) return 'sure'
  if (contradicts) return 'ask'
  if (left > 3 || doubts.some((doubt) => asking.has(doubt))) return 'ask'
  return doubts.includes('left-over') && left > 1 ? 'ask' : 'probable'
}

/** How many can be ordered: stirrups come by fifties. */
export const countOf = ({ candidate: { product } }: Fit, { quantity }: Reading): number =>
  product.cut || !Number.isInteger(quantity) ? quantity : orderable(quantity, product)
