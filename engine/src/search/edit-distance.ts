/**
 * Least number of letters to add, drop, change or swap with their neighbour between two words; stops counting above
 * `limit` and answers limit + 1.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      current.push(swapped && row > 1 && column > 1 ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    before = above
    above = current
  }
  return above[b.length] ?? limit + 1
}
