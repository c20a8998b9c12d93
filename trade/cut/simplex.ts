/** A column of a covering program: what it costs and what it gives to each row. */
export type Column = { cost: number; rows: Float64Array }

export type Solution = { objective: number; duals: Float64Array; amounts: Map<Column, number> }

const tolerance = 1e-9

/**
 * Least cost of columns that give every row at least its demand, by the revised simplex method with a dense inverse.
 * Columns come on demand: `price` is told the duals and names a column worth taking in, or nothing when there is none.
 * A row with a negative demand is an upper limit written the other way round. `start` holds one column per row, each
 * with an entry in its own row only.
 */
export function leastCover(
  demands: readonly number[],
  start: readonly Column[],
  price: (duals: Float64Array) => Column | undefined,
): Solution {
  const size = demands.length
  const basis: Column[] = [...start]
  const inverse = start.map((column, row) => unit(size, row, 1 / (column.rows[row] ?? 1)))
  const amounts = demands.map((demand, row) => demand / (start[row]?.rows[row] ?? 1))
  for (let round = 0; round < 200 * (size + 10); round++) {
    const duals = dualsOf(basis, inverse)
    const entering = surplusWorthIt(duals) ?? price(duals)
    if (!entering) break
    const change = timesColumn(inverse, entering)
    const leaving = leavingRow(amounts, change)
    if (leaving === undefined) break
    pivot(inverse, amounts, change, leaving)
    basis[leaving] = entering
  }
  const duals = dualsOf(basis, inverse)
  const used = new Map<Column, number>()
  basis.forEach((column, row) => used.set(column, (used.get(column) ?? 0) + (amounts[row] ?? 0)))
  return {
    objective: basis.reduce((sum, column, row) => sum + column.cost * (amounts[row] ?? 0), 0),
    duals,
    amounts: used,
  }
}

/** A dual below nothing: giving a row more than it asks for helps. */
function surplusWorthIt(duals: Float64Array): Column | undefined {
  const row = duals.findIndex((dual) => dual < -tolerance)
  return row < 0 ? undefined : { cost: 0, rows: unit(duals.length, row, -1) }
}

function dualsOf(basis: readonly Column[], inverse: readonly Float64Array[]): Float64Array {
  const duals = new Float64Array(basis.length)
  basis.forEach(({ cost }, row) => {
    if (cost === 0) return
    const line = inverse[row]
    if (line) for (let at = 0; at < duals.length; at++) duals[at] = (duals[at] ?? 0) + cost * (line[at] ?? 0)
  })
  return duals
}

function timesColumn(inverse: readonly Float64Array[], { rows }: Column): Float64Array {
  return Float64Array.from(inverse, (line) => {
    let sum = 0
    for (let at = 0; at < rows.length; at++) sum += (line[at] ?? 0) * (rows[at] ?? 0)
    return sum
  })
}

/** The row that runs out first; of equals the one with the larger pivot, which keeps the inverse exact. */
function leavingRow(amounts: readonly number[], change: Float64Array): number | undefined {
  let chosen: number | undefined
  let least = Number.POSITIVE_INFINITY
  change.forEach((by, row) => {
    if (by <= 1e-7) return
    const ratio = Math.max(0, amounts[row] ?? 0) / by
    const better =
      ratio < least - tolerance || (ratio < least + tolerance && by > (change[chosen ?? row] ?? 0))
    if (better) [least, chosen] = [ratio, row]
  })
  return chosen
}

function pivot(inverse: Float64Array[], amounts: number[], change: Float64Array, leaving: number): void {
  const line = inverse[leaving]
  const by = change[leaving] ?? 1
  if (!line) return
  for (let at = 0; at < line.length; at++) line[at] = (line[at] ?? 0) / by
  const amount = (amounts[leaving] ?? 0) / by
  amounts[leaving] = amount
  inverse.forEach((other, row) => {
    const factor = change[row] ?? 0
    if (row === leaving || factor === 0) return
    for (let at = 0; at < other.length; at++) other[at] = (other[at] ?? 0) - factor * (line[at] ?? 0)
    amounts[row] = (amounts[row] ?? 0) - factor * amount
  })
}

function unit(size: number, at: number, value: number): Float64Array {
  const line = new Float64Array(size)
  line[at] = value
  return line
}
