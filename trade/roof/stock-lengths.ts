/**
 * Sheets of lengths kept in stock that together reach `reachMm`, each lapping the next by `lapMm`: the least total, then
 * the fewest, then the most even. Undefined where not even four of the longest reach.
 */
export function stockLengths(
  reachMm: number,
  lapMm: number,
  lengths: readonly number[],
): number[] | undefined {
  const sorted = [...lengths].sort((a, b) => b - a)
  let best: number[] | undefined
  const extend = (chosen: number[], from: number, covered: number): void => {
    if (chosen.length > 0 && covered >= reachMm) {
      if (!best || better(chosen, best)) best = chosen
      return
    }
    if (chosen.length === 4) return
    sorted.slice(from).forEach((length, at) => {
      extend([...chosen, length], from + at, covered + length - (chosen.length > 0 ? lapMm : 0))
    })
  }
  extend([], 0, 0)
  return best
}

function better(one: readonly number[], other: readonly number[]): boolean {
  const total = (list: readonly number[]) => list.reduce((sum, length) => sum + length, 0)
  if (total(one) !== total(other)) return total(one) < total(other)
  if (one.length !== other.length) return one.length < other.length
  return Math.max(...one) < Math.max(...other)
}
