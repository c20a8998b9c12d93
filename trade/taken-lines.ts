import type { MaterialLine, TradeProduct, Warning } from './material-line.ts'

/** Pieces a person wants of lines by their id, in place of what was reckoned; with 0 the line is left out. */
export type WantedPieces = ReadonlyMap<string, number>

/** A line as it is taken; `reckoned` stands where a person wants another number of pieces than that. */
export type TakenLine = MaterialLine & { reckoned?: number }

/** The most pieces of one line that a list of goods may ask for, as the calls that take such lists have it. */
export const mostPiecesOfLine = 99_999

/**
 * The lines with what a person wants of them; `reckoned` stays beside it. Whether a minimum run is reached is judged anew:
 * sheets in reserve reach it, as do metres of the same sheet that are in the cart (`inCartMm`, by SKU); sheets left out miss
 * it. Larger packs are offered for what was reckoned alone.
 */
export function takenLines(
  lines: readonly MaterialLine[],
  wanted: WantedPieces,
  products: readonly TradeProduct[],
  inCartMm: ReadonlyMap<string, number> = new Map(),
): TakenLine[] {
  const taken = lines.map((line) => takenLine(line, wanted.get(line.id)))
  return taken.map((line) => {
    const leastMm = products.find(({ id }) => id === line.masterId)?.cut?.minTotalMm ?? 0
    return leastMm === 0 ? line : withRun(line, taken, leastMm - (inCartMm.get(line.sku ?? '') ?? 0))
  })
}

function takenLine(line: MaterialLine, pieces = line.pieces): TakenLine {
  if (pieces === line.pieces) return line
  const { larger: _, ...rest } = line
  const grams = line.pieces === 0 ? 0 : Math.round((line.grams * pieces) / line.pieces)
  return { ...rest, pieces, grams, reckoned: line.pieces }
}

function withRun(line: TakenLine, taken: readonly TakenLine[], leastMm: number): TakenLine {
  if (line.lengthMm === undefined) return line
  const runMm = taken
    .filter(({ sku }) => sku === line.sku)
    .reduce((sum, { pieces, lengthMm = 0 }) => sum + pieces * lengthMm, 0)
  const others = line.warnings.filter((warning) => warning !== 'below-run')
  const short: Warning[] = runMm > 0 && runMm < leastMm ? ['below-run'] : []
  return { ...line, warnings: [...others, ...short] }
}
