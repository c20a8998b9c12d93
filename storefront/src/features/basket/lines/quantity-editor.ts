/**
 * What a line's quantity field does with a wanted quantity (S4.050–S4.057, S5.051, S5.052):
 * `wait` for more typing, `ask` before removing, `refuse` what is above stock, `keep` what has not changed, or `send`.
 */
export type QuantityStep = 'wait' | 'ask' | 'refuse' | 'keep' | 'send'

export const quantityStep = (
  wanted: number | null,
  line: { quantity: number; maximum: number | undefined },
): QuantityStep => {
  if (wanted === null) return 'wait'
  if (wanted === 0) return 'ask'
  if (line.maximum !== undefined && wanted > line.maximum) return 'refuse'
  return wanted === line.quantity ? 'keep' : 'send'
}

/**
 * Pieces that stock allows: metres on hand divided by the length of a piece for cut goods. What is quoted has no limit:
 * the sales desk judges it.
 */
export const maximumPieces = (line: {
  c_status?: string
  inventory?: { ats: number }
  c_lengthMetersToBuy?: number
}): number | undefined => {
  if (!line.inventory || line.c_status === 'quote') return undefined
  const { ats } = line.inventory
  // Millimetres, so that 29.2 / 3.65 is 8 and not 7.999….
  const length = line.c_lengthMetersToBuy
  return length ? Math.floor(Math.round(ats * 1000) / Math.round(length * 1000)) : ats
}
