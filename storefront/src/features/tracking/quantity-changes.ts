import { type BasketChange, type BasketLine, linesOf } from '../basket/index.ts'

export type QuantityChange = { line: BasketLine; direction: 'added' | 'removed'; pieces: number }

/** The same product at another length is another thing. */
const keyOf = ({ productId, c_lengthMetersToBuy: length }: BasketLine) => `${productId} ${length ?? ''}`

const piecesByKey = (lines: readonly BasketLine[]) => {
  const pieces = new Map<string, { line: BasketLine; pieces: number }>()
  for (const line of lines) {
    const known = pieces.get(keyOf(line))
    pieces.set(keyOf(line), { line, pieces: (known?.pieces ?? 0) + line.quantity })
  }
  return pieces
}

/** How many pieces of what a write has added or taken out; only of the products it was about. */
export const quantityChanges = ({ before, after, productIds }: BasketChange): QuantityChange[] => {
  const about = new Set(productIds)
  const changedPieces = (lines: BasketLine[]) =>
    piecesByKey(lines.filter(({ productId }) => about.has(productId)))
  const [had, has] = [changedPieces(linesOf(before)), changedPieces(linesOf(after))]
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((key): QuantityChange[] => {
    const pieces = (has.get(key)?.pieces ?? 0) - (had.get(key)?.pieces ?? 0)
    const line = (has.get(key) ?? had.get(key))?.line
    if (!line || pieces === 0) return []
    return [{ line, direction: pieces > 0 ? 'added' : 'removed', pieces: Math.abs(pieces) }]
  })
}
